import { beginning } from '@meowtale/contracts/text/characters';
import { readAssignment } from './assignment.ts';
import { type Draft, type DraftChoice, type DraftScene, emptyDraft, newSay, newScene, type Step } from './draft.ts';
import { readCondition, readValue, type Wanted } from './expression.ts';
import { conditionBefore, divertIn, offerOf, piecesOf, plainText } from './ink-line.ts';
import { indexOutside, linesOf, unescapeText } from './ink-markup.ts';
import { InkNames } from './ink-names.ts';
import { resolveWays, rootFirst } from './ink-ways.ts';
import type { LossLog } from './losses.ts';
import { idOfIdentifier } from './names.ts';
import { FAULTS_MAX, type FaultKey, type FormatFault, FormatRefusal } from './types.ts';

const NAME = /^[A-Za-z_]\w*$/;
const TOLD_TAGS = new Set(['speaker', 'direction', 'title', 'author', 'ending']);

/**
 * Reads simple ink: knots and stitches, one level of choices, diverts, plain variables and conditions, text, tags. Glue, functions,
 * threads, tunnels, alternatives, gathers and the like have no equivalent in a drama and are rejected with their lines. A story with them
 * needs no import, since it can be played as ink.
 */
export function readInk(source: string, losses: LossLog): Draft {
  return new InkReader(losses).draft(linesOf(source));
}

class InkReader {
  readonly #draft = emptyDraft();
  readonly #losses: LossLog;
  readonly #faults: FormatFault[] = [];
  readonly #names = new InkNames();
  #scene: DraftScene = newScene('', 1, { id: 'start' });
  #knot = '';
  readonly #scenes: DraftScene[] = [this.#scene];
  /** Where the next steps are added: the scene, the body of a choice, or a conditional block. */
  #steps: Step[] = this.#scene.steps;
  #block: { line: number; around: Step[]; branches: Extract<Step, { do: 'if' }>['branches'] } | null = null;
  #ending = '';

  constructor(losses: LossLog) {
    this.#losses = losses;
  }

  draft(lines: string[]): Draft {
    for (const [index, text] of lines.entries()) {
      if (this.#faults.length < FAULTS_MAX && text.trim() !== '') this.#read(text.trim(), index + 1);
    }
    if (this.#block !== null) this.#refuse('', this.#block.line, 'ink.syntax');
    for (const scene of this.#scenes) resolveWays(scene, this.#names, (...fault) => this.#refuse(...fault));
    if (this.#faults.length > 0) throw new FormatRefusal(this.#faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
    this.#draft.acts = [{ title: '', brief: '', sequences: [{ title: '', brief: '', scenes: rootFirst(this.#scenes) }] }];
    return this.#draft;
  }

  #refuse(text: string, line: number, key: FaultKey = 'ink.unsupported'): void {
    if (this.#faults.length < FAULTS_MAX) this.#faults.push({ line, key, params: { text: beginning(text, 80) } });
  }

  #read(text: string, line: number): void {
    if (/^TODO\b/.test(text)) this.#losses.add('notes', { line });
    else if (text.startsWith('==')) this.#open(text.replace(/^=+/, '').replace(/=+$/, '').trim(), line, true);
    else if (/^=\s*\w/.test(text)) this.#open(text.slice(1).trim(), line, false);
    else if (/^VAR\s/.test(text)) this.#variable(text.slice(4), line);
    else if (/^(?:CONST|LIST|INCLUDE|EXTERNAL)\s/.test(text)) this.#refuse(text, line);
    else if (text.startsWith('~')) this.#logic(text.slice(1).trim(), line);
    else if (text.startsWith('->')) this.#divert(text.slice(2).trim(), line);
    else if (/^[*+]/.test(text)) this.#choice(text, line);
    else if (text === '}' && this.#block !== null) this.#closeBlock();
    else if (/^-\s*else\s*:$/.test(text) && this.#block !== null) this.#branch(null);
    else if (text.startsWith('-')) this.#refuse(text, line);
    else if (text.startsWith('{')) this.#conditional(text, line);
    else this.#say(text, line);
  }

  #open(name: string, line: number, isKnot: boolean): void {
    if (!NAME.test(name) || this.#block !== null) {
      this.#refuse(name, line);
      return;
    }
    if (isKnot) this.#knot = name;
    const key = isKnot || this.#knot === '' ? name : `${this.#knot}.${name}`;
    // A knot without content begins with its first stitch.
    if (!isKnot && this.#scene.key === this.#knot && this.#scene.steps.length === 0) this.#scene.steps.push({ do: 'jump', line, to: key });
    if (!this.#names.addPlace(key)) this.#refuse(name, line, 'ink.syntax');
    this.#scene = newScene(key, line, { id: isKnot ? idOfIdentifier(name) : key.replace('.', '-') });
    this.#scenes.push(this.#scene);
    this.#steps = this.#scene.steps;
    this.#ending = '';
  }

  #variable(text: string, line: number): void {
    const at = text.indexOf('=');
    const name = text.slice(0, at).trim();
    const value = at === -1 ? null : readValue(text.slice(at + 1));
    if (value === null || !NAME.test(name)) this.#refuse(`VAR ${text}`, line);
    else {
      this.#names.addVariable(name);
      this.#draft.variables.set(name, value);
    }
  }

  #logic(text: string, line: number): void {
    const assignment = readAssignment(text);
    if (assignment === null) this.#refuse(`~ ${text}`, line);
    else {
      this.#names.use(assignment.name, line, this.#knot);
      this.#steps.push({ do: 'set', line, assignment });
    }
  }

  #divert(target: string, line: number): void {
    const [to, ...more] = target.split('->').map((each) => each.trim());
    if (more.length > 0 || to === undefined || !/^[\w.]+$/.test(to)) this.#refuse(`-> ${target}`, line);
    else if (to === 'END' || to === 'DONE') this.#steps.push({ do: 'end', line, name: this.#ending });
    else this.#steps.push({ do: 'jump', line, to });
  }

  /** Reads `* {when} words [only on the choice] only after it -> target`. */
  #choice(text: string, line: number): void {
    const rest = text.slice(1).trim();
    if (this.#block !== null || /^(?:[*+]|\()/.test(rest)) {
      this.#refuse(text, line);
      return;
    }
    const { condition, told } = conditionBefore(rest);
    const when = condition === null ? null : this.#condition(condition, line);
    if (condition !== null && when === null) return;
    const { before, target } = divertIn(told);
    const label = before.trim();
    const steps: Step[] = [];
    if (label === '' && target !== null && when === null)
      this.#scene.steps.push({ do: 'if', line, branches: [{ when: 'unknown', steps }] });
    else this.#offer(label, { line, words: '', when, once: text.startsWith('*'), steps });
    this.#steps = steps;
    if (target !== null && target !== '') this.#divert(target, line);
  }

  #offer(text: string, choice: DraftChoice): void {
    const offer = offerOf(text);
    if (offer === null) {
      this.#refuse(text, choice.line);
      return;
    }
    choice.words = offer.offered;
    this.#scene.steps.push({ do: 'choice', choice });
    if (offer.after !== '') choice.steps.push(newSay(choice.line, offer.after));
  }

  #conditional(text: string, line: number): void {
    const at = indexOutside(text, ':');
    if (at === -1 || this.#block !== null) {
      this.#refuse(text, line);
      return;
    }
    const when = this.#condition(text.slice(1, at), line);
    if (when === null) return;
    this.#block = { line, around: this.#steps, branches: [] };
    this.#branch(when);
    const rest = text.slice(at + 1).trim();
    if (rest === '') return;
    if (!rest.endsWith('}')) this.#refuse(text, line);
    else this.#read(rest.slice(0, -1).trim() || '}', line);
    this.#closeBlock();
  }

  #branch(when: Wanted | null): void {
    const steps: Step[] = [];
    this.#block?.branches.push({ when, steps });
    this.#steps = steps;
  }

  #closeBlock(): void {
    if (this.#block === null) return;
    const { line, around, branches } = this.#block;
    around.push({ do: 'if', line, branches });
    this.#steps = around;
    this.#block = null;
  }

  #condition(text: string, line: number): Wanted | null {
    const wanted = readCondition(text);
    if (wanted === null) this.#refuse(`{${text}}`, line);
    for (const { name } of wanted?.literals ?? []) if (name !== null) this.#names.use(name, line, this.#knot);
    return wanted;
  }

  #say(text: string, line: number): void {
    const [first = '', ...tags] = piecesOf(text);
    const { before, target } = divertIn(first);
    const lineText = plainText(before);
    if (lineText === null) {
      this.#refuse(text, line);
      return;
    }
    const tagValues = this.#tags(tags, line);
    const given = { speaker: tagValues.get('speaker') ?? null, direction: tagValues.get('direction') ?? '' };
    if (lineText !== '') this.#steps.push(newSay(line, lineText, given));
    this.#ending = tagValues.get('ending') ?? this.#ending;
    if (target === null) return;
    // In ink the target's first words would continue the same line.
    if (lineText !== '') this.#losses.add('spaces', { line });
    this.#divert(target, line);
  }

  #tags(tags: string[], line: number): Map<string, string> {
    const values = new Map<string, string>();
    for (const text of tags) {
      const at = text.indexOf(':');
      const name = text.slice(0, at).trim().toLowerCase();
      const value = unescapeText(text.slice(at + 1)).trim();
      if (!TOLD_TAGS.has(name)) this.#losses.add('tags', { line });
      else if (name === 'title') this.#draft.title ||= value;
      else if (name === 'author') this.#draft.author ||= value;
      else values.set(name, value);
    }
    return values;
  }
}
