import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryCondition, StoryEffect, StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import type { Locale } from '@meowtale/contracts/locales';
import type { Story } from '../model/index.ts';
import { type Dialect, quoted, SIGNS, writeCondition, writeEffect, writeValue } from './dialect.ts';
import { noteExportLosses } from './export-losses.ts';
import type { LossLog } from './losses.ts';
import { identifierOf, Names } from './names.ts';
import { isReserved, quoteText, RESERVED } from './renpy-markup.ts';
import { variableNames } from './variable-names.ts';
import { alwaysChooses, askedParagraphs, goesOnTo, placedParagraphs, speakerOf, wayOf, wordsIn } from './words.ts';

/** Writes a script for Ren'Py 8: a label for each paragraph, with a counter `seen_<label>` when a condition needs it. */
export function writeRenpy(story: Story, language: Locale, losses: LossLog): string {
  noteExportLosses(story, language, { pictures: true, directions: 'spoken' }, losses);
  return new RenpyWriter(story, language, losses).text();
}

class RenpyWriter {
  readonly #story: Story;
  readonly #language: Locale;
  readonly #losses: LossLog;
  readonly #speakers: Map<string, string>;
  readonly #counted: ReadonlySet<string>;
  readonly #dialect: Dialect;
  readonly #first: string | undefined;

  constructor(story: Story, language: Locale, losses: LossLog) {
    this.#story = story;
    this.#language = language;
    this.#losses = losses;
    this.#first = story.order[0];
    this.#counted = askedParagraphs(story);
    const counts = [...this.#counted].map((id) => `seen_${this.#label(id)}`);
    const variables = variableNames(story, new Set([...RESERVED, ...counts]), losses);
    this.#speakers = speakersOf(story, variables.values());
    this.#dialect = {
      is: SIGNS,
      and: 'and',
      or: 'or',
      true: 'True',
      false: 'False',
      visits: (id) => `seen_${this.#label(id)}`,
      variable: (id) => variables.get(id) ?? id,
      quote: quoted,
      number: String,
      set: (name, value) => `$ ${name} = ${value}`,
      add: (name, value) => `$ ${name} += ${value}`,
    };
  }

  text(): string {
    const { title, author, variables, resources } = this.#story;
    const paragraphs = placedParagraphs(this.#story);
    const head = [
      title === '' ? '' : `define config.name = ${quoted(title)}`,
      author === '' ? '' : `define meowtale_author = ${quoted(author)}`,
      ...[...this.#speakers].map(([name, variable]) => `define ${variable} = Character(${quoted(name)})`),
      ...[...resources.values()].map(
        (resource) => `image ${this.#tag(resource.id)} = ${resource.image === null ? 'Placeholder()' : quoted(resource.image)}`,
      ),
      ...[...variables.values()].map(({ id, initial }) => `default ${this.#dialect.variable(id)} = ${writeValue(initial, this.#dialect)}`),
      ...[...this.#counted].map((id) => `default ${this.#dialect.visits(id)} = 0`),
    ];
    const start = this.#first === undefined ? [] : [`label start:\n    jump ${this.#label(this.#first)}`];
    const labels = paragraphs.map((paragraph) => `label ${this.#label(paragraph.id)}:\n${indent(this.#body(paragraph)).join('\n')}`);
    return `${[head.filter(Boolean).join('\n'), ...start, ...labels].filter(Boolean).join('\n\n')}\n`;
  }

  #label(id: string): string {
    return identifierOf(id, isReserved);
  }

  #tag(id: string): string {
    return `${this.#story.resources.get(id)?.folder ?? 'cg'} ${identifierOf(id, isReserved)}`;
  }

  #body(paragraph: StoryParagraph): string[] {
    const { id, background, lines, choices } = paragraph;
    const body = [
      ...(this.#counted.has(id) ? [this.#dialect.add(this.#dialect.visits(id), '1')] : []),
      ...(background !== null && this.#story.resources.has(background) ? [`scene ${this.#tag(background)}`] : []),
      ...this.#effects(paragraph.effects, id),
      ...lines.flatMap((line) => this.#line(line, id)),
      ...(choices.length === 0 ? [] : ['menu:', ...indent(choices.flatMap((choice) => this.#choice(choice, id)))]),
    ];
    const to = goesOnTo(this.#story, paragraph);
    if (alwaysChooses(paragraph) && (paragraph.to !== null || paragraph.ending !== null)) this.#losses.add('unused-ways', { part: id });
    if (paragraph.ending !== null && wordsIn(this.#story, paragraph.ending, this.#language) !== '')
      this.#losses.add('endings', { part: id });
    return alwaysChooses(paragraph) ? body : [...body, to === null ? 'return' : `jump ${this.#label(to)}`];
  }

  #line(line: StoryLine, current: string): string[] {
    const text = wordsIn(this.#story, line.words, this.#language);
    const speaker = speakerOf(this.#story, line);
    const variable = speaker === null ? null : (this.#speakers.get(speaker) ?? null);
    // An escaped bracket is the only way to begin words with one that begins no direction.
    const quoted = quoteText(text).replace(/^"\(/, '"\\u0028');
    const inner = quoteText(line.direction).slice(1, -1).replaceAll('(', '\\u0028').replaceAll(')', '\\u0029');
    const prefix = line.direction === '' ? '' : `(${inner}) `;
    const say = variable === null ? quoteText(text) : `${variable} "${prefix}${quoted.slice(1)}`;
    const shown = line.picture !== null && this.#story.resources.has(line.picture) ? [`show ${this.#tag(line.picture)}`] : [];
    const rows = [...shown, ...(text === '' && shown.length === 0 ? [] : [say]), ...this.#effects(line.effects, current)];
    return rows.length === 0 ? [] : this.#under(line.when, current, rows);
  }

  #choice({ words, to, when, effects }: StoryChoice, current: string): string[] {
    const label = wordsIn(this.#story, words, this.#language) || '…';
    const way = wayOf(this.#story, current, to);
    const condition = when === null ? '' : ` if ${writeCondition(this.#story, when, current, this.#dialect)}`;
    const leads = way === null ? 'return' : `jump ${this.#label(way)}`;
    return [`${quoteText(label)}${condition}:`, ...indent([...this.#effects(effects, current), leads])];
  }

  #under = (when: StoryCondition | null, current: string, rows: string[]): string[] =>
    when === null ? rows : [`if ${writeCondition(this.#story, when, current, this.#dialect)}:`, ...indent(rows)];

  #effects(effects: readonly StoryEffect[], part: string): string[] {
    const written = effects.flatMap((effect) => writeEffect(this.#story, effect, this.#dialect) ?? []);
    if (written.length < effects.length) this.#losses.add('effects', { part }, effects.length - written.length);
    return written;
  }
}

const indent = (rows: string[]): string[] => rows.map((row) => `    ${row}`);

/** Returns a variable for each character name: the name itself where it is valid. */
function speakersOf(story: Story, taken: Iterable<string>): Map<string, string> {
  const names = new Names([...RESERVED, ...taken]);
  const speakers = new Map<string, string>();
  for (const { name } of story.characters.values()) {
    const plain = name
      .toLowerCase()
      .replace(/[^a-z0-9_]/g, '')
      .replace(/^[0-9_]+/, '');
    if (!speakers.has(name)) speakers.set(name, names.take(plain === '' || plain.startsWith('seen_') ? 'person' : plain));
  }
  return speakers;
}
