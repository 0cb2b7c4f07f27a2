import type { StoryMadeWith, StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryCondition, StoryEffect, StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import type { Locale } from '@meowtale/contracts/locales';
import type { Story } from '../model/index.ts';
import { type Dialect, quoted, SIGNS, writeCondition, writeEffect, writeValue } from './dialect.ts';
import { noteExportLosses } from './export-losses.ts';
import { writeMadeWith } from './ink-made-with.ts';
import { escapeText, isReserved } from './ink-markup.ts';
import type { LossLog } from './losses.ts';
import { identifierOf } from './names.ts';
import { variableNames } from './variable-names.ts';
import { alwaysChooses, askedParagraphs, goesOnTo, placedParagraphs, speakerOf, wayOf, wordsIn } from './words.ts';

/** Writes ink that plays like the story: a knot for each paragraph, named by its id, and speakers as tags. */
export function writeInk(story: Story, language: Locale, losses: LossLog, madeWith: readonly StoryMadeWith[] = []): string {
  noteExportLosses(story, language, { directions: 'all' }, losses);
  return new InkWriter(story, language, losses).text(writeMadeWith(madeWith, story, language));
}

class InkWriter {
  readonly #story: Story;
  readonly #language: Locale;
  readonly #losses: LossLog;
  readonly #dialect: Dialect;
  /** Paragraphs that need their own counter, because ink doesn't count a knot's diverts to itself. */
  readonly #counted: ReadonlySet<string>;

  constructor(story: Story, language: Locale, losses: LossLog) {
    this.#story = story;
    this.#language = language;
    this.#losses = losses;
    this.#counted = new Set([...askedParagraphs(story)].filter((id) => leadsToItself(story, id)));
    const reserved = [...story.variables.values()].map(({ name }) => name).filter(isReserved);
    const taken = [...reserved, ...story.order.map(knotOf), ...[...this.#counted].map(countOf)];
    const variables = variableNames(story, new Set(taken), losses);
    this.#dialect = {
      is: SIGNS,
      and: 'and',
      or: 'or',
      true: 'true',
      false: 'false',
      visits: (id) => (this.#counted.has(id) ? countOf(id) : knotOf(id)),
      variable: (id) => variables.get(id) ?? id,
      quote: quoted,
      number: plainNumber,
      set: (name, value) => `~ ${name} = ${value}`,
      add: (name, value) => `~ ${name} += ${value}`,
    };
  }

  /** Returns the source; `tags` follow title and author at its head. */
  text(tags: readonly string[]): string {
    const { title, author, variables, order } = this.#story;
    const head = [
      title === '' ? '' : tag('title', title),
      author === '' ? '' : tag('author', author),
      ...tags,
      ...[...variables.values()].map(({ id, initial }) => `VAR ${this.#dialect.variable(id)} = ${writeValue(initial, this.#dialect)}`),
      ...[...this.#counted].map((id) => `VAR ${countOf(id)} = 0`),
      order[0] === undefined ? '-> END' : `-> ${knotOf(order[0])}`,
    ];
    const knots = placedParagraphs(this.#story).map((paragraph) => `=== ${knotOf(paragraph.id)} ===\n${this.#body(paragraph).join('\n')}`);
    return `${[head.filter(Boolean).join('\n'), ...knots].join('\n\n')}\n`;
  }

  #body(paragraph: StoryParagraph): string[] {
    const { id, effects, lines, choices } = paragraph;
    const rows = [
      ...(this.#counted.has(id) ? [this.#dialect.add(countOf(id), '1')] : []),
      ...this.#effects(effects, id),
      ...lines.flatMap((line) => this.#line(line, id)),
      ...choices.flatMap((choice) => this.#choice(choice, id)),
    ];
    if (alwaysChooses(paragraph)) {
      if (paragraph.to !== null || paragraph.ending !== null) this.#losses.add('unused-ways', { part: id });
      return rows;
    }
    const to = goesOnTo(this.#story, paragraph);
    const name = to === null ? wordsIn(this.#story, paragraph.ending ?? {}, this.#language) : '';
    const leads = to === null ? [...(name === '' ? [] : [tag('ending', name)]), '-> END'] : [`-> ${knotOf(to)}`];
    // A choice without words is ink's fallback when no other is offered.
    return [...rows, ...(choices.length === 0 ? leads : ['+ ->', ...indent(leads)])];
  }

  #line(line: StoryLine, current: string): string[] {
    const text = wordsIn(this.#story, line.words, this.#language);
    const speaker = speakerOf(this.#story, line);
    // ink attaches the tags of a line without words to the next line, which may have another speaker.
    const tags = [
      ...(speaker === null || text === '' ? [] : [tag('speaker', speaker)]),
      ...(line.direction === '' || text === '' ? [] : [tag('direction', line.direction)]),
      ...(line.picture !== null && this.#story.resources.has(line.picture) ? [tag('picture', line.picture)] : []),
    ].join(' ');
    const textRows = text.split('\n').map((row) => escapeText(row.trim().replace(/[ \t]+/g, ' ')));
    if (textRows.length > 1 || /[ \t]{2}|\t/.test(text)) this.#losses.add('spaces', { part: current });
    const isShown = text !== '' || line.picture !== null;
    const rows = [
      ...(isShown ? textRows.filter((row) => row !== '' || text === '').map((row) => `${row} ${tags}`.trim()) : []),
      ...this.#effects(line.effects, current),
    ].filter(Boolean);
    if (line.when === null || rows.length === 0) return rows;
    return [`{ ${this.#condition(line.when, current)}:`, ...indent(rows), '}'];
  }

  #choice({ words, to, when, effects }: StoryChoice, current: string): string[] {
    const label = wordsIn(this.#story, words, this.#language).replace(/\s+/g, ' ') || '…';
    const way = wayOf(this.#story, current, to);
    const condition = when === null ? '' : `{${this.#condition(when, current)}} `;
    const leads = way === null ? '-> END' : `-> ${knotOf(way)}`;
    return [`+ ${condition}[${escapeText(label)}]`, ...indent([...this.#effects(effects, current), leads])];
  }

  #condition = (when: StoryCondition, current: string) => writeCondition(this.#story, when, current, this.#dialect);

  #effects(effects: readonly StoryEffect[], part: string): string[] {
    const written = effects.flatMap((effect) => writeEffect(this.#story, effect, this.#dialect) ?? []);
    if (written.length < effects.length) this.#losses.add('effects', { part }, effects.length - written.length);
    return written;
  }
}

const knotOf = (id: string): string => identifierOf(id, isReserved);
const countOf = (id: string): string => `seen_${knotOf(id)}`;

function leadsToItself(story: Story, id: string): boolean {
  const paragraph = story.paragraphs.get(id);
  if (paragraph === undefined) return false;
  return goesOnTo(story, paragraph) === id || paragraph.choices.some(({ to }) => wayOf(story, id, to) === id);
}

const indent = (rows: string[]): string[] => rows.map((row) => `    ${row}`);
const tag = (name: string, text: string): string => `# ${name}: ${escapeText(text)}`;

/** Writes a number without an exponent, which ink can't parse. */
const plainNumber = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '') : text;
};
