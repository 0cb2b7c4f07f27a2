import { beginning } from '@meowtale/contracts/text/characters';
import { readAssignment } from './assignment.ts';
import { type Draft, type DraftAct, type DraftScene, emptyDraft, newSay, newScene, type Say, type Step, type When } from './draft.ts';
import { readCondition } from './expression.ts';
import { cleanedLines } from './fountain-clean.ts';
import { readCue, speechesIn } from './fountain-dialogue.ts';
import { isHeading, isTransition, isUpper, unescapeNote, unescapeText } from './fountain-markup.ts';
import { choiceIn, setAfter, setsIn } from './fountain-notes.ts';
import { readTitlePage } from './fountain-title.ts';
import type { LossLog } from './losses.ts';

/** Longer lines are no cues; limits the work of patterns. */
const CUE_MAX = 400;

type Row = ReturnType<typeof cleanedLines>[number];

/** Reads a screenplay: sections are acts, sequences and paragraphs; without sections each scene heading begins a paragraph. */
export function readFountain(source: string, losses: LossLog): Draft {
  return new FountainReader(cleanedLines(source, losses), losses).draft();
}

class FountainReader {
  readonly #rows: Row[];
  readonly #losses: LossLog;
  readonly #draft = emptyDraft();
  readonly #keys = new Set<string>();
  #at = 0;
  #scene: DraftScene | null = null;
  /** The act, sequence or scene whose synopsis comes next. */
  #told: { brief: string } | null = null;
  #when: When = null;
  #hasSections = false;

  constructor(rows: Row[], losses: LossLog) {
    this.#rows = rows;
    this.#losses = losses;
  }

  draft(): Draft {
    this.#titlePage();
    this.#hasSections = this.#rows.some(({ text }) => text.startsWith('###'));
    for (; this.#at < this.#rows.length; this.#at += 1) {
      const row = this.#rows[this.#at] as Row;
      if (row.note !== null) this.#note(row.note, row.line);
      else if (row.text.trim() !== '') this.#element(row);
    }
    return this.#draft;
  }

  #titlePage(): void {
    const { values, rows } = readTitlePage(this.#rows);
    this.#at = rows;
    this.#draft.title = values.get('title') ?? '';
    this.#draft.author = values.get('author') || (values.get('authors') ?? '');
    for (const name of values.keys()) if (!['title', 'author', 'authors'].includes(name)) this.#losses.add('metadata', { line: 1 });
  }

  #element(row: Row): void {
    const text = row.text;
    if (text.startsWith('!')) this.#action();
    else if (text.startsWith('#')) this.#section(row);
    else if (/^={3,}\s*$/.test(text)) return;
    else if (text.startsWith('=')) this.#synopsis(text.slice(1));
    else if (text.startsWith('.') && !text.startsWith('..')) this.#heading(text.slice(1), row.line);
    else if (isHeading(text) && this.#isAlone()) this.#heading(text, row.line);
    else if (text.length < CUE_MAX && (text.startsWith('@') || this.#isCue(text))) this.#dialogue(row);
    else if (/^>.*<\s*$/.test(text)) this.#say(row.line, unescapeText(text.trim().slice(1, -1).trim()));
    else if ((text.startsWith('>') || isTransition(text)) && this.#isAlone()) this.#losses.add('notes', { line: row.line });
    else this.#action();
  }

  #isAlone = (): boolean => this.#isBlank(this.#at - 1) && this.#isBlank(this.#at + 1);

  #isBlank(at: number): boolean {
    const row = this.#rows[at];
    return row === undefined || row.note !== null || row.text.trim() === '';
  }

  /** Returns whether a line is a cue: in capitals, after an empty line and before another line. */
  #isCue(text: string): boolean {
    if (!this.#isBlank(this.#at - 1) || this.#isBlank(this.#at + 1) || text.startsWith('!') || text.startsWith('~')) return false;
    const name = text.replace(/\([^()]*\)\s*\^?\s*$/, '').trim();
    return isUpper(name);
  }

  #section({ text, line }: Row): void {
    const level = /^#+/.exec(text)?.[0].length ?? 1;
    const title = unescapeText(text.slice(level).trim());
    if (level === 1) this.#told = this.#act(title);
    else if (level === 2) this.#told = this.#sequence(title);
    else {
      this.#told = this.#open(line);
      (this.#told as DraftScene).title = title;
    }
    if (level > 3) this.#losses.add('outline', { line });
    if (level < 3) this.#scene = null;
  }

  #act(title: string): DraftAct {
    const act = { title, brief: '', sequences: [] };
    this.#draft.acts.push(act);
    return act;
  }

  #sequence(title: string): DraftAct['sequences'][number] {
    const sequence = { title, brief: '', scenes: [] };
    (this.#draft.acts.at(-1) ?? this.#act('')).sequences.push(sequence);
    return sequence;
  }

  #open(line: number): DraftScene {
    const scene = newScene(`\u0000scene ${line}`, line, { after: 'next' });
    const act = this.#draft.acts.at(-1) ?? this.#act('');
    (act.sequences.at(-1) ?? this.#sequence('')).scenes.push(scene);
    this.#scene = scene;
    this.#when = null;
    return scene;
  }

  #here = (line: number): DraftScene => this.#scene ?? this.#open(line);

  #synopsis(text: string): void {
    const described = this.#told ?? this.#here(this.#rows[this.#at]?.line ?? 1);
    described.brief = described.brief === '' ? unescapeText(text.trim()) : `${described.brief}\n${unescapeText(text.trim())}`;
  }

  /** Reads a heading as the place of a scene that has none and no steps yet; otherwise it begins a scene. */
  #heading(text: string, line: number): void {
    const place = unescapeText(
      beginning(text, CUE_MAX)
        .replace(/\s*#[^#\\]*#\s*$/, '')
        .trim(),
    );
    const isFirst = this.#scene !== null && this.#scene.place === '' && this.#scene.steps.length === 0;
    const scene = isFirst && this.#scene !== null ? this.#scene : this.#open(line);
    scene.place = place;
    if (!isFirst && !this.#hasSections) scene.title = place;
  }

  #action(): void {
    const from = this.#at;
    const rows: string[] = [];
    for (; ; this.#at += 1) {
      const { text } = this.#rows[this.#at] as Row;
      rows.push(text.trim() === '' ? '' : unescapeText(/^[!~]/.test(text) ? text.slice(1) : text));
      const next = this.#rows[this.#at + 1];
      // A line of spaces continues it, as in dialogue.
      if (next === undefined || next.note !== null || next.text === '' || /^(?:#|=|\.[^.]|@)/.test(next.text)) break;
    }
    this.#styled(from);
    this.#say(this.#rows[from]?.line ?? 1, rows.join('\n').trim());
  }

  #dialogue(cue: Row): void {
    const from = this.#at;
    const { speaker, isDual, hasExtension } = readCue(cue.text);
    if (isDual) this.#losses.add('dual-dialogue', { line: cue.line });
    if (hasExtension) this.#losses.add('notes', { line: cue.line });
    while (!this.#endsDialogue(this.#at + 1)) this.#at += 1;
    this.#styled(from);
    const lines = this.#rows.slice(from + 1, this.#at + 1).map(({ text }) => text);
    for (const { words, direction } of speechesIn(lines)) this.#say(cue.line, words, { speaker, direction });
  }

  #endsDialogue(at: number): boolean {
    const row = this.#rows[at];
    return row === undefined || row.note !== null || row.text === '' || row.text === ' ';
  }

  /** Records emphasis as a loss; its markup stays in the words. */
  #styled(from: number): void {
    for (const { text, line } of this.#rows.slice(from, this.#at + 1)) {
      if (/(?:^|[^\\])(?:\*[^\s*]|_[^\s_])/.test(text)) this.#losses.add('styles', { line });
    }
  }

  #say(line: number, text: string, given: Partial<Say> = {}): void {
    const steps = this.#here(line).steps;
    this.#under(steps, line, newSay(line, text, given));
  }

  #under(steps: Step[], line: number, say: Say): void {
    if (this.#when === null) steps.push(say);
    else steps.push({ do: 'if', line, branches: [{ when: this.#when, steps: [say] }] });
    this.#when = null;
  }

  #note(text: string, line: number): void {
    const [, word = '', rest = ''] = /^(id|variable|first|if|then|choice|to|ending):(.*)$/s.exec(text) ?? [];
    const value = unescapeNote(rest).trim();
    if (word === 'id') this.#name(value, line);
    else if (word === 'variable') this.#variable(value, line);
    else if (word === 'first') this.#here(line).steps.push(...setsIn(value, line, this.#losses));
    else if (word === 'if') this.#when = readCondition(value) ?? 'unknown';
    else if (word === 'then') setAfter(this.#here(line).steps, setsIn(value, line, this.#losses));
    else if (word === 'choice') this.#here(line).steps.push({ do: 'choice', choice: choiceIn(rest, line, this.#losses) });
    else if (word === 'to') this.#here(line).steps.push({ do: 'go-on', line, to: value });
    else if (word === 'ending') this.#here(line).ending = value;
    else this.#losses.add('notes', { line });
  }

  #name(id: string, line: number): void {
    const scene = this.#here(line);
    if (this.#keys.has(id)) return;
    this.#keys.add(id);
    scene.key = id;
    scene.id = id;
  }

  #variable(text: string, line: number): void {
    const assignment = readAssignment(text);
    if (assignment?.do === 'set') this.#draft.variables.set(assignment.name, assignment.value);
    else this.#losses.add('notes', { line });
  }
}
