import { beginning } from '@meowtale/contracts/text/characters';
import type { StepContext } from '../ports.ts';
import type { DraftLanguage, DraftLocale } from './language.ts';
import { type Random, randomOf } from './random.ts';

const WORDS_KEPT = 8;
const LOGLINE_KEPT = 300;

/** Values of a template's slots. */
export interface Slots {
  a: string;
  b: string;
  thing: readonly string[];
  /** Its name, "at" and "to" it. */
  place: readonly string[];
  time: string;
  secret: string;
  word: string;
  above: string;
  logline: string;
}

const SENTENCE_BEGINS = /(^|[.!?]["”“’»]?\s+)(["“„«]?)(\p{Ll})/gu;

/** Fills a template's slots, and capitalizes the beginnings of sentences. */
export function fill(template: string, slots: Slots): string {
  const forms: Record<string, readonly string[]> = {
    ...Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, [value].flat()])),
    at: slots.place.slice(1),
    to: slots.place.slice(2),
  };
  const filled = template.replaceAll(
    /\{(\w+)(?::(\d))?\}/g,
    (slot, name: string, form = '0') => forms[name]?.[Number(form)] ?? forms[name]?.[0] ?? slot,
  );
  const ended = filled.replaceAll(/([!?…！？])[.。]/g, '$1');
  return ended.replaceAll(SENTENCE_BEGINS, (_, before: string, quote: string, letter: string) => before + quote + letter.toUpperCase());
}

/** Returns a text of the author for use within a sentence: on one line, shortened, without a final full stop. */
export const phrase = (text: string): string => beginning(text.replaceAll(/\s+/g, ' ').trim(), LOGLINE_KEPT).replace(/[.。]+$/, '');

/** Guesses without a dictionary whether a word names something: mostly nouns. */
const NAMES_SOMETHING: Readonly<Record<DraftLocale, (word: string) => boolean>> = {
  'en-US': (word) => word.length > 3 && /^\p{L}+$/u.test(word) && !/(?:ed|ing|ly|ies)$/.test(word),
  'de-DE': (word) => word.length > 2 && /^\p{Lu}\p{Ll}+$/u.test(word),
  'zh-TW': (word) => word.length > 1 && word.length < 7 && !/\p{N}/u.test(word),
  'zh-CN': (word) => word.length > 1 && word.length < 7 && !/\p{N}/u.test(word),
  'ja-JP': (word) => word.length > 1 && word.length < 9 && !/\p{Script=Hiragana}$|\p{N}/u.test(word),
};

function ownWords(text: string, locale: DraftLocale, { stop }: DraftLanguage): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  const isOwn = (word: string) => NAMES_SOMETHING[locale](word) && !stop.includes(word.toLowerCase());
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike && isOwn(segment) ? [segment] : []));
}

/** The author's own words, from the instruction and from the story, without names of the cast. */
export interface OwnWords {
  fromInstruction: readonly string[];
  fromStory: readonly string[];
}

export function wordsOf({ instruction, logline, brief, title, cast }: StepContext, locale: DraftLocale, language: DraftLanguage): OwnWords {
  const names = new Set(cast.flatMap(({ name }) => [name, ...name.split(/\s+/)]));
  const of = (...texts: string[]) =>
    [...new Set(texts.flatMap((text) => ownWords(text, locale, language)).filter((word) => !names.has(word)))].slice(0, WORDS_KEPT);
  return { fromInstruction: of(instruction), fromStory: of(logline, brief, title) };
}

const mentioned = <T>(text: string, list: readonly T[], formsOf: (item: T) => readonly string[]): T[] =>
  list.filter((item) => formsOf(item).some((form) => text.toLowerCase().includes(form.toLowerCase())));

/** A story's recurring things, places and secrets: the same in each step, whatever the seed. */
export interface Motif {
  things: readonly (readonly string[])[];
  places: readonly (readonly string[])[];
  secrets: readonly string[];
}

export function motifOf({ title, logline }: StepContext, language: DraftLanguage): Motif {
  const random = randomOf('motif', title, logline);
  return {
    things: random.shuffled(language.things).slice(0, 5),
    places: random.shuffled(language.places).slice(0, 10),
    secrets: random.shuffled(language.secrets).slice(0, 5),
  };
}

export interface Material {
  context: StepContext;
  locale: DraftLocale;
  language: DraftLanguage;
  random: Random;
  motif: Motif;
  words: OwnWords;
}

/** Returns slots for one node: what the text above it names, or else random ones. */
export function slotsFor({ context, language, random, motif, words }: Material, above: string, a: string, b: string): Slots {
  const [open, close] = language.quotes;
  const thing = random.pick(mentioned(above, motif.things, (forms) => forms)) ?? random.pick(motif.things) ?? [''];
  const place = random.pick(mentioned(above, motif.places, (forms) => forms)) ?? random.pick(motif.places) ?? [''];
  const secret = random.pick(mentioned(above, motif.secrets, (text) => [text])) ?? random.pick(motif.secrets) ?? '';
  const quoted = (text: string) => `${open}${text}${close}`;
  return {
    a,
    b,
    thing,
    place,
    secret,
    time: random.pick(language.times) ?? '',
    word: quoted(
      random.pick(words.fromInstruction.length > 0 && random.isBelow(0.6) ? words.fromInstruction : words.fromStory) ?? thing[0] ?? '',
    ),
    above: quoted(phrase(context.above.at(-1)?.title || context.title)),
    logline: phrase(context.logline || context.brief || context.title),
  };
}

/** Returns a scene's place: one that its title or brief names, or else one that depends only on that text. */
export function sceneOf({ motif }: Pick<Material, 'motif'>, about: string): readonly string[] {
  const random = randomOf('scene', about);
  return random.pick(mentioned(about, motif.places, (forms) => forms)) ?? random.pick(motif.places) ?? [''];
}

/** Returns the templates that need no absent character. */
export const spokenOf = (templates: readonly string[], { a, b }: { a: boolean; b: boolean }): string[] =>
  templates.filter((template) => (a || !template.includes('{a}')) && (b || !template.includes('{b}')));
