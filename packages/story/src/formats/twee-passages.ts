import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryCondition, StoryEffect, StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import type { Locale } from '@meowtale/contracts/locales';
import { type Story, sourceMark } from '../model/index.ts';
import { type Dialect, quoted, writeCondition, writeEffect, writeValue } from './dialect.ts';
import { noteExportLosses } from './export-losses.ts';
import type { LossLog } from './losses.ts';
import { Names } from './names.ts';
import { escapeText, GOES_ON, SPECIAL_PASSAGES } from './twee-markup.ts';
import { variableNames } from './variable-names.ts';
import { alwaysChooses, goesOnTo, placedParagraphs, speakerOf, wayOf, wordsIn } from './words.ts';

const COLUMNS = 5;
const STEP = 150;
const NAME_MAX = 100;

export const SUGAR_CUBE = { format: 'SugarCube', version: '2.37.3' };

export interface WrittenPassage {
  name: string;
  id: string;
  isEnding: boolean;
  /** The upper left corner on Twine's map; null for a passage that isn't a paragraph. */
  position: { left: number; top: number } | null;
  /** The paragraph's title, where the name doesn't say it. */
  title?: string;
  /** The ending's name. */
  ending?: string;
  body: string;
}

/** A story as Twine has it, for SugarCube 2: conditions and effects are macros, speakers are bold. */
export interface WrittenStory {
  ifid: string;
  /** The name of the first passage; null without one. */
  start: string | null;
  /** Macros that set the variables' initial values; may be empty. */
  init: string;
  passages: WrittenPassage[];
}

/** Writes a story's passages, and records what they lose. */
export function writePassages(story: Story, language: Locale, losses: LossLog): WrittenStory {
  noteExportLosses(story, language, { titles: true, directions: 'spoken' }, losses);
  return new PassageWriter(story, language, losses).written();
}

class PassageWriter {
  readonly #story: Story;
  readonly #language: Locale;
  readonly #losses: LossLog;
  readonly #names: Map<string, string>;
  readonly #end: string;
  readonly #dialect: Dialect;
  #needsEnd = false;

  constructor(story: Story, language: Locale, losses: LossLog) {
    this.#story = story;
    this.#language = language;
    this.#losses = losses;
    const taken = new Names(SPECIAL_PASSAGES);
    this.#names = namesOf(story, taken);
    this.#end = taken.take('The-End');
    const variables = variableNames(story, new Set(), losses);
    this.#dialect = {
      is: { '=': 'is', '!=': 'isnot', '<': 'lt', '<=': 'lte', '>': 'gt', '>=': 'gte' },
      and: 'and',
      or: 'or',
      true: 'true',
      false: 'false',
      visits: (id) => `visited(${quote(this.#names.get(id) ?? id)})`,
      variable: (id) => `$${variables.get(id)}`,
      quote,
      number: String,
      set: (name, value) => `<<set ${name} to ${value}>>`,
      add: (name, value) => `<<set ${name} += ${value}>>`,
    };
  }

  written(): WrittenStory {
    const paragraphs = placedParagraphs(this.#story);
    const passages = paragraphs.map((paragraph, index) => this.#passage(paragraph, index));
    const [first] = passages;
    const sets = [...this.#story.variables.values()].map(({ id, initial }) =>
      this.#dialect.set(this.#dialect.variable(id), writeValue(initial, this.#dialect)),
    );
    const end = { name: this.#end, id: this.#end, isEnding: true, position: null, body: '' };
    return {
      ifid: ifidOf(this.#story),
      start: first?.name ?? null,
      init: sets.join('\n'),
      passages: this.#needsEnd ? [...passages, end] : passages,
    };
  }

  #passage(paragraph: StoryParagraph, index: number): WrittenPassage {
    const { id, title, ending } = paragraph;
    const name = this.#names.get(id) ?? id;
    const called = ending === null ? '' : wordsIn(this.#story, ending, this.#language);
    return {
      name,
      id,
      isEnding: ending !== null,
      position: positionAt(index),
      ...(title !== '' && (title !== name || name === id) && { title }),
      ...(called !== '' && { ending: called }),
      body: this.#body(paragraph),
    };
  }

  #body(paragraph: StoryParagraph): string {
    const rows = [
      this.#effects(paragraph.effects, paragraph.id),
      ...paragraph.lines.map((line) => this.#line(line, paragraph.id)),
      ...paragraph.choices.map((choice) => this.#choice(choice, paragraph.id)),
      this.#goesOn(paragraph),
    ];
    return rows.filter((row) => row !== '').join('\n');
  }

  #line(line: StoryLine, current: string): string {
    const speaker = speakerOf(this.#story, line);
    const text = wordsIn(this.#story, line.words, this.#language);
    const effects = this.#effects(line.effects, current);
    if (text === '') return this.#under(line.when, current, effects);
    if (speaker === null) return this.#under(line.when, current, `${escapeText(text)}${effects}`);
    const direction = line.direction === '' ? '' : `(${escapeText(line.direction).replaceAll(')', '&#41;').replaceAll(':', '&#58;')}) `;
    const escaped = escapeText(text).replace(/^\(/, '&#40;');
    return this.#under(line.when, current, `''${escapeText(speaker).replaceAll(':', '&#58;')}:'' ${direction}${escaped}${effects}`);
  }

  #choice({ words, to, when, effects }: StoryChoice, current: string): string {
    const label = wordsIn(this.#story, words, this.#language).replace(/\s*\n\s*/g, ' ') || '…';
    const way = wayOf(this.#story, current, to);
    const sets = effects.flatMap((effect) => writeEffect(this.#story, effect, this.#setter) ?? []);
    const text = label === GOES_ON ? '&#8594;' : escapeText(label);
    return this.#under(when, current, `[[${text}->${this.#target(way)}]${sets.length > 0 ? `[${sets.join(', ')}]` : ''}]`);
  }

  /** Returns a dialect that writes effects without the macro, as links need them. */
  get #setter(): Dialect {
    return { ...this.#dialect, set: (name, value) => `${name} to ${value}`, add: (name, value) => `${name} += ${value}` };
  }

  #goesOn(paragraph: StoryParagraph): string {
    const to = goesOnTo(this.#story, paragraph);
    const isNamed = paragraph.to !== null || paragraph.ending !== null;
    if (alwaysChooses(paragraph)) {
      if (isNamed) this.#losses.add('unused-ways', { part: paragraph.id });
      return '';
    }
    if (to === null) return '';
    const link = `[[${GOES_ON}->${this.#target(to)}]]`;
    const offered = paragraph.choices.flatMap(({ when }) => (when === null ? [] : [`(${this.#condition(when, paragraph.id)})`]));
    return offered.length === 0 ? link : `<<if not (${offered.join(' or ')})>>${link}<</if>>`;
  }

  #target(way: string | null): string {
    if (way !== null) return this.#names.get(way) ?? way;
    this.#needsEnd = true;
    return this.#end;
  }

  #under(when: StoryCondition | null, current: string, text: string): string {
    return when === null || text === '' ? text : `<<if ${this.#condition(when, current)}>>${text}<</if>>`;
  }

  #condition = (when: StoryCondition, current: string) => writeCondition(this.#story, when, current, this.#dialect);

  #effects(effects: readonly StoryEffect[], part: string): string {
    const written = effects.flatMap((effect) => writeEffect(this.#story, effect, this.#dialect) ?? []);
    if (written.length < effects.length) this.#losses.add('effects', { part }, effects.length - written.length);
    return written.join('');
  }
}

/** Writes a string without characters that could end a macro or link. */
const quote = (text: string): string =>
  quoted(text).replace(/[<>[\]]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns where a passage lies on Twine's map, which is filled in rows. */
export const positionAt = (index: number) => ({ left: (index % COLUMNS) * STEP + 100, top: Math.floor(index / COLUMNS) * STEP + 100 });

/** Names each passage by its title where that is unique and valid in a link, else by its id. */
function namesOf(story: Story, taken: Names): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { title } of placedParagraphs(story)) counts.set(title, (counts.get(title) ?? 0) + 1);
  const ids = new Set(story.order);
  const fits = (title: string) =>
    title !== '' && title.length <= NAME_MAX && !/[[\]{}|<>\\"'$]/.test(title) && counts.get(title) === 1 && !ids.has(title);
  return new Map(
    placedParagraphs(story).map(({ id, title }) => {
      const isSpecial = SPECIAL_PASSAGES.has(title) || title === 'The-End';
      return [id, taken.take(fits(title) && !isSpecial ? title : id)];
    }),
  );
}

/** Returns Twine's permanent id of a story: unchanged while its first paragraph is the same. */
function ifidOf(story: Story): string {
  const digits = sourceMark(`${story.order[0]}`) + sourceMark(`ifid ${story.order[0]}`);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5').toUpperCase();
}
