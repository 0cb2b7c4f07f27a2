import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import type { Assignment } from './assignment.ts';
import type { Draft, DraftChoice, DraftScene, Step, When } from './draft.ts';
import { newSay } from './draft.ts';
import { ALWAYS, both, isNever, negate, type Wanted } from './expression.ts';
import type { LossLog } from './losses.ts';
import { type LowParagraph, ON, THE_END } from './low.ts';

/** Turns steps into paragraphs: a menu ends one, and what follows the menu is another. */
export class Lowering {
  readonly paragraphs: LowParagraph[] = [];
  endsAtChoice = false;
  readonly #losses: LossLog;
  readonly #helper: () => string | null;
  #made = 0;

  constructor(losses: LossLog, helper: () => string | null) {
    this.#losses = losses;
    this.#helper = helper;
  }

  add(draft: Draft): void {
    const scenes = draft.acts.flatMap((act) => act.sequences.flatMap((sequence) => sequence.scenes));
    for (const [at, scene] of scenes.entries()) {
      const next = scene.after === 'next' ? (scenes[at + 1]?.key ?? null) : null;
      this.block(this.open(scene, scene.key, true), scene.steps, next);
    }
  }

  open(scene: DraftScene, key: string | null, isFirst = false): LowParagraph {
    this.#made += 1;
    const ending = isFirst ? scene.ending : null;
    const opened = { key: key ?? `\u0000${this.#made}`, scene, isFirst, lines: [], choices: [], to: null, ending };
    this.paragraphs.push(opened);
    return opened;
  }

  /** Adds steps to a paragraph and those that follow it; `after` is the target after the last step, null for the end. */
  block(first: LowParagraph, steps: readonly Step[], after: string | null): void {
    const flow = new Flow(this, first, after);
    flow.run(steps, null);
    flow.close();
  }

  lose(kind: 'conditions' | 'conditional-jumps', line: number): void {
    this.#losses.add(kind, { line });
  }

  helper(): string | null {
    return this.#helper();
  }
}

/** One sequence of steps, with the paragraph that is being filled. */
class Flow {
  #at: LowParagraph;
  #isOver = false;
  /** Greater than 1 inside a condition, even one that can't be expressed. */
  #depth = 0;
  readonly #all: Lowering;
  readonly #after: string | null;

  constructor(all: Lowering, first: LowParagraph, after: string | null) {
    this.#all = all;
    this.#at = first;
    this.#after = after;
  }

  run(steps: readonly Step[], when: Wanted | null): void {
    this.#depth += 1;
    for (const [index, step] of steps.entries()) {
      if (this.#isOver && step.do !== 'label') continue;
      const next = steps[index + 1];
      if (step.do !== 'menu') this.#step(step, when);
      else if (this.#depth === 1 && (next === undefined || next.do === 'jump' || isPlainEnd(next))) {
        // What follows the menu is only a target, so it needs no paragraph.
        const after = next === undefined ? this.#after : next.do === 'jump' ? next.to : null;
        for (const choice of step.choices) this.#choice(choice, when, after);
      } else this.#menu(step.choices, when, step.line);
    }
    this.#depth -= 1;
  }

  /** Adds the target after the last step, unless the steps named one. */
  close(): void {
    const at = this.#at;
    if (this.#isOver || at.to !== null || at.ending !== null) return;
    if (this.#after !== null) at.to = this.#after;
    else if (!at.choices.some((choice) => choice.when === null)) at.ending = '';
  }

  #step(step: Exclude<Step, { do: 'menu' }>, when: Wanted | null): void {
    if (step.do === 'say') this.#at.lines.push({ ...step, effects: [...step.effects], when });
    else if (step.do === 'set') this.#set(step.line, step.assignment, when);
    else if (step.do === 'if') this.#branches(step, when);
    else if (step.do === 'choice') this.#choice(step.choice, when, this.#after);
    else if (step.do === 'label') this.#split(step.key);
    else if (step.do === 'go-on') this.#at.to = step.to;
    else this.#leave(step, when);
  }

  /**
   * Adds an assignment. After a line with the same condition it becomes that line's effect, so that it can't change the condition before it
   * is tested.
   */
  #set(line: number, assignment: Assignment, when: Wanted | null): void {
    const last = this.#at.lines.at(-1);
    if (last !== undefined && last.when === when && last.effects.length < STORY_MAX.effects) last.effects.push(assignment);
    else this.#at.lines.push({ ...newSay(line, '', { effects: [assignment] }), when });
  }

  /** Adds a jump or an end. Inside a condition it becomes a choice, since only choices have conditional targets. */
  #leave(step: Extract<Step, { do: 'jump' | 'end' }>, when: Wanted | null): void {
    if (this.#depth > 1) {
      this.#all.lose('conditional-jumps', step.line);
      this.#choice({ line: step.line, words: ON, when: null, once: false, steps: [step] }, when, null);
      return;
    }
    if (step.do === 'jump') this.#at.to = step.to;
    else this.#at.ending = step.name;
    this.#isOver = true;
  }

  #branches({ line, branches }: Extract<Step, { do: 'if' }>, outer: Wanted | null): void {
    const remembers = changesItsOwn(branches);
    const cases: { when: Wanted | null; steps: Step[] }[] = [];
    let before = outer;
    for (const [index, { when, steps }] of branches.entries()) {
      if (when === 'unknown') {
        if (steps.some((step) => step.do !== 'go-on')) this.#all.lose('conditions', line);
        cases.push({ when: before, steps });
      } else if (when === null) cases.push({ when: before, steps });
      else {
        const now = this.#both(before, when, line);
        // The negation of all of some tests is any of others, which can't be combined with further tests.
        const isAskedAgain = index < branches.length - 1 && when.match === 'all' && when.literals.length > 1;
        const condition = (remembers || isAskedAgain) && now !== null && now.literals.length > 0 ? this.#remember(now, line) : now;
        cases.push({ when: condition, steps });
        if (index < branches.length - 1) before = this.#both(before, negate(condition === now ? when : (condition ?? when)), line);
      }
    }
    for (const { when, steps } of cases) if (when === null || !isNever(when)) this.run(steps, isAlways(when) ? null : when);
  }

  #both(a: Wanted | null, b: Wanted, line: number): Wanted | null {
    const together = a === null ? b : both(a, b);
    if (together !== null && together.literals.length <= STORY_MAX.tests) return together;
    const remembered = this.#remember(a as Wanted, line);
    return remembered === null ? a : this.#forget(remembered, b, line);
  }

  /** Stores in a new variable whether a condition holds now. */
  #remember(wanted: Wanted, line: number): Wanted | null {
    const name = this.#all.helper();
    if (name === null) {
      this.#all.lose('conditions', line);
      return wanted;
    }
    this.#keep(name, false, null, line);
    this.#keep(name, true, wanted, line);
    return { match: 'all', literals: [{ kind: 'truthy', name, not: false }] };
  }

  /** Clears such a variable where another condition doesn't hold. */
  #forget(remembered: Wanted, unless: Wanted, line: number): Wanted {
    const [literal] = remembered.literals;
    if (literal?.kind === 'truthy') this.#keep(literal.name, false, negate(unless), line);
    return remembered;
  }

  #keep(name: string, value: boolean, when: Wanted | null, line: number): void {
    this.#at.lines.push({ ...newSay(line, '', { effects: [{ name, do: 'set', value }] }), when });
  }

  #split(key: string | null): void {
    const next = this.#all.open(this.#at.scene, key);
    if (!this.#isOver && this.#at.to === null && this.#at.ending === null) this.#at.to = next.key;
    this.#at = next;
    this.#isOver = false;
  }

  /** Adds a menu. What follows it becomes a paragraph with a key, so that the choices' bodies can lead there. */
  #menu(choices: DraftChoice[], when: Wanted | null, line: number): void {
    const after = `\u0000after ${line} ${this.#at.key}`;
    for (const choice of choices) this.#choice(choice, when, after);
    this.#split(after);
  }

  #choice(choice: DraftChoice, outer: Wanted | null, after: string | null): void {
    const offered = this.#whenOf(choice, outer);
    if (offered !== null && isNever(offered)) return;
    const when = isAlways(offered) ? null : offered;
    const last = choice.steps.at(-1);
    const sets = choice.steps.filter((step) => step.do === 'set');
    const given = { line: choice.line, words: choice.words, when, once: choice.once };
    const isPlain = choice.steps.length - sets.length === (last?.do === 'jump' || isPlainEnd(last) ? 1 : 0);
    if (!isPlain || choice.once || sets.length > STORY_MAX.effects) {
      const body = this.#all.open(this.#at.scene, null);
      this.#at.choices.push({ ...given, effects: [], to: body.key });
      this.#all.block(body, choice.steps, after);
      return;
    }
    const to = last?.do === 'jump' ? last.to : last?.do === 'end' ? null : after;
    if (to === null) this.#all.endsAtChoice = true;
    this.#at.choices.push({ ...given, effects: sets.map((set) => set.assignment), to: to ?? THE_END });
  }

  #whenOf({ when, line }: DraftChoice, outer: Wanted | null): Wanted | null {
    if (when === 'unknown') this.#all.lose('conditions', line);
    return when === null || when === 'unknown' ? outer : this.#both(outer, when, line);
  }
}

const isAlways = (when: Wanted | null): boolean => when === null || (when.match === ALWAYS.match && when.literals.length === 0);
const isPlainEnd = (step: Step | undefined): boolean => step?.do === 'end' && step.name === '';

/** Returns whether a step inside a condition follows one that may change the condition, which then must be tested once, before both. */
function changesItsOwn(branches: readonly { when: When; steps: readonly Step[] }[]): boolean {
  const tested = new Set<string | null>();
  for (const { when } of branches) {
    for (const literal of when === null || when === 'unknown' ? [] : when.literals) tested.add(literal.name);
  }
  let hasChanged = false;
  for (const step of branches.flatMap(({ steps }) => [...stepsUntilChoices(steps)])) {
    if (hasChanged && step.do !== 'set' && step.do !== 'go-on') return true;
    const changes = step.do === 'set' ? [step.assignment] : step.do === 'say' ? step.effects : [];
    hasChanged ||= changes.some(({ name }) => tested.has(name));
  }
  return false;
}

/** Yields steps without the bodies of choices that are offered last: their effects happen after everything else. */
function* stepsUntilChoices(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    if (step.do === 'if') for (const branch of step.branches) yield* stepsUntilChoices(branch.steps);
    if (step.do === 'menu') for (const choice of step.choices) yield* stepsUntilChoices(choice.steps);
  }
}
