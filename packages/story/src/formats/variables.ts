import type { StoryVariable } from '@meowtale/contracts/inputs/drama/story';
import {
  STORY_MAX,
  type StoryCondition,
  type StoryEffect,
  type StoryTest,
  type StoryValue,
} from '@meowtale/contracts/inputs/drama/story-words';
import { line } from '@meowtale/contracts/inputs/text';
import type { Assignment } from './assignment.ts';
import type { Draft, DraftScene, When } from './draft.ts';
import { stepsWithin } from './draft.ts';
import type { Literal, Wanted } from './expression.ts';
import type { LossLog } from './losses.ts';
import { type Ids, Names } from './names.ts';
import type { LossPlace } from './types.ts';

const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,39}$/;
const EMPTY = { boolean: false, number: 0, text: '' } as const;
const typeOf = (value: StoryValue): StoryVariable['type'] => (typeof value === 'string' ? 'text' : (typeof value as 'boolean' | 'number'));
const savedLine = line(200);
const isKeepable = (value: StoryValue): boolean =>
  typeof value === 'number' ? Math.abs(value) <= 1e9 : typeof value === 'boolean' || savedLine.safeParse(value).data === value;

/** A text's variables. Each has the type of the first value that it is set to or compared with. */
export class Variables {
  readonly #byName = new Map<string, StoryVariable>();
  readonly #ids: Ids;
  readonly #names = new Names();
  readonly #losses: LossLog;

  constructor(draft: Draft, isParagraph: (name: string) => boolean, ids: Ids, losses: LossLog) {
    this.#ids = ids;
    this.#losses = losses;
    for (const [name, value] of draft.variables) this.#note(name, value, value);
    const scenes = draft.acts.flatMap((act) => act.sequences.flatMap((sequence) => sequence.scenes));
    for (const { name, value } of assignmentsOf(scenes)) this.#note(name, value, EMPTY[typeOf(value)]);
    for (const literal of literalsOf(scenes)) {
      if (literal.kind === 'visits' || (isParagraph(literal.name) && !this.#byName.has(literal.name))) continue;
      const value = literal.kind === 'truthy' ? false : literal.value;
      this.#note(literal.name, value, EMPTY[typeOf(value)]);
    }
  }

  get all(): StoryVariable[] {
    return [...this.#byName.values()];
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  /** Adds a boolean variable that isn't in the text, to store whether a condition held; null at the limit of variables. */
  addHelper(): string | null {
    const name = this.#names.take('held');
    this.#note(name, false, false, name);
    return this.#byName.has(name) ? name : null;
  }

  /** Returns an effect; null, and a loss, when it doesn't fit its variable. */
  effect({ name, do: does, value }: Assignment, place: LossPlace): StoryEffect | null {
    const variable = this.#byName.get(name);
    if (variable === undefined || typeOf(value) !== variable.type || !isKeepable(value) || (does === 'add' && variable.type !== 'number')) {
      this.#losses.add('effects', place);
      return null;
    }
    return { variable: variable.id, do: does, value };
  }

  /** Returns a condition. `seen` resolves a paragraph's name, and whether the test is in that paragraph. */
  condition(wanted: Wanted, seen: (name: string | null) => { id: string; own: boolean } | null, place: LossPlace): StoryCondition | null {
    const tests = wanted.literals.map((literal) => this.#test(literal, seen));
    const known = tests.filter((test) => test !== null);
    if (known.length === tests.length && tests.length <= STORY_MAX.tests) return { match: wanted.match, tests: known };
    this.#losses.add('conditions', place);
    return null;
  }

  #test(literal: Literal, seen: (name: string | null) => { id: string; own: boolean } | null): StoryTest | null {
    if (literal.kind === 'visits') return visitsTest(literal.is, literal.value, seen(literal.name));
    const variable = this.#byName.get(literal.name);
    if (variable === undefined) {
      const isCount = literal.kind === 'compare' && typeof literal.value === 'number';
      if (isCount) return visitsTest(literal.is, literal.value as number, seen(literal.name));
      return literal.kind === 'truthy' ? visitsTest(literal.not ? '<=' : '>', 0, seen(literal.name)) : null;
    }
    if (literal.kind === 'truthy') {
      // Any value except 0 and the empty text counts as true.
      if (variable.type === 'boolean') return { variable: variable.id, is: '=', value: !literal.not };
      return { variable: variable.id, is: literal.not ? '=' : '!=', value: EMPTY[variable.type] };
    }
    if (typeOf(literal.value) !== variable.type || !isKeepable(literal.value)) return null;
    if (variable.type !== 'number' && literal.is !== '=' && literal.is !== '!=') return null;
    return { variable: variable.id, is: literal.is, value: literal.value };
  }

  #note(name: string, value: StoryValue, initial: StoryValue, taken?: string): void {
    if (this.#byName.has(name) || !isKeepable(value)) return;
    if (this.#byName.size >= STORY_MAX.variables) {
      this.#losses.add('too-many', { part: name });
      return;
    }
    const fitting = NAME.test(name) ? name : `v_${name.replace(/[^A-Za-z0-9_]/g, '').slice(0, 30)}`;
    const given = taken ?? this.#names.take(fitting);
    const id = this.#ids.take(given);
    if (given !== name) this.#losses.add('renamed', { part: id });
    this.#byName.set(name, { kind: 'variable', id, name: given, type: typeOf(value), initial });
  }
}

/** Returns a test of whether a paragraph was read before: more than never, or, in the paragraph itself, more than once. */
function visitsTest(is: string, value: number, found: { id: string; own: boolean } | null): StoryTest | null {
  if (found === null) return null;
  const never = found.own ? 1 : 0;
  const after = (is === '>' && value === never) || (is === '>=' && value === never + 1) || (is === '!=' && value === never);
  const before = (is === '<=' && value === never) || (is === '<' && value === never + 1) || (is === '=' && value === never);
  return after || before ? { seen: found.id, not: before } : null;
}

function* assignmentsOf(scenes: DraftScene[]): Generator<Assignment> {
  for (const { steps } of scenes) {
    for (const step of stepsWithin(steps)) {
      if (step.do === 'set') yield step.assignment;
      if (step.do === 'say') yield* step.effects;
    }
  }
}

function* literalsOf(scenes: DraftScene[]): Generator<Literal> {
  const within = (when: When) => (when === null || when === 'unknown' ? [] : when.literals);
  for (const { steps } of scenes) {
    for (const step of stepsWithin(steps)) {
      if (step.do === 'if') for (const { when } of step.branches) yield* within(when);
      if (step.do === 'choice') yield* within(step.choice.when);
      if (step.do === 'menu') for (const { when } of step.choices) yield* within(when);
    }
  }
}
