import { z } from 'zod';
import { LOCALES } from '../../locales.ts';
import { line, lines } from '../text.ts';

/** How much one drama's story may hold. `partBytes` and `bytes` are lengths as JSON in UTF-8. */
export const STORY_MAX = {
  acts: 12,
  sequences: 20,
  paragraphs: 1000,
  lines: 400,
  choices: 12,
  variables: 100,
  resources: 300,
  facts: 200,
  entries: 200,
  glossary: 200,
  tests: 10,
  effects: 20,
  states: 50,
  traits: 30,
  parts: 2000,
  title: 120,
  name: 60,
  brief: 2000,
  text: 4000,
  choice: 300,
  keywords: 2000,
  partBytes: 256 * 1024,
  bytes: 4 * 1024 ** 2,
} as const;

/** Names one thing of a story for as long as it is there: a uuid v7 from the editor; what is imported keeps its own. */
export const storyId = z.string('invalid.id').regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'invalid.id');

const language = z.enum(LOCALES, 'invalid.language');
/** What somebody reads, by language; a language that is missing or empty isn't written yet. */
const wordsOf = (text: z.ZodType<string>) => z.partialRecord(language, text);

/** Per language, `sourceMark` of the text that its translation was made of: another one by now means that the source changed. */
const marks = z.partialRecord(language, z.string('invalid.text').regex(/^[0-9a-f]{16}$/, 'invalid.text'));

/** Where words come from when a program proposed them: its proposal, and whether a person has changed them since. */
const origin = z.strictObject({ proposal: z.uuid('invalid.id').toLowerCase(), edited: z.boolean() });

/** A value of a variable; which kind it is, the variable's type says. */
const value = z.union([z.boolean(), z.number().min(-1e9, 'invalid.too-small').max(1e9, 'invalid.too-large'), line(200)], 'invalid.text');

const test = z.union(
  [
    z.strictObject({ variable: storyId, is: z.enum(['=', '!=', '<', '<=', '>', '>=']), value }),
    /** Whether a paragraph was read before in this run. */
    z.strictObject({ seen: storyId, not: z.boolean() }),
  ],
  'invalid.text',
);

/** When something is there: if all, or any, of its tests hold. Null: always. */
const condition = z.strictObject({ match: z.enum(['all', 'any']), tests: z.array(test).min(1).max(STORY_MAX.tests, 'invalid.too-many') });

const effect = z.strictObject({ variable: storyId, do: z.enum(['set', 'add']), value });
const effects = z.array(effect).max(STORY_MAX.effects, 'invalid.too-many');

/** A line of a paragraph; without a speaker it is narration. */
export const storyLine = z.strictObject({
  id: storyId,
  speaker: storyId.nullable(),
  words: wordsOf(lines(STORY_MAX.text)),
  marks,
  /** How it is spoken, for whoever performs it; readers see it in brackets. */
  direction: line(200),
  /** Shown with it: a resource. */
  picture: storyId.nullable(),
  when: condition.nullable(),
  effects,
  /** Facts that its speaker shows to know. */
  knows: z.array(storyId).max(STORY_MAX.facts, 'invalid.too-many'),
  origin: origin.nullable(),
});

/** A choice leads to a paragraph, a sequence or an act (its first paragraph), or, with null, to what comes next. */
export const storyChoice = z.strictObject({
  id: storyId,
  words: wordsOf(lines(STORY_MAX.choice)),
  marks,
  to: storyId.nullable(),
  when: condition.nullable(),
  effects,
  origin: origin.nullable(),
});

export const storyWords = { language, wordsOf, marks, origin, value, condition, effects };

export type StoryValue = z.output<typeof value>;
export type StoryTest = z.output<typeof test>;
export type StoryCondition = z.output<typeof condition>;
export type StoryEffect = z.output<typeof effect>;
export type StoryOrigin = z.output<typeof origin>;
export type StoryWords = Partial<Record<z.output<typeof language>, string>>;
export type StoryLine = z.output<typeof storyLine>;
export type StoryChoice = z.output<typeof storyChoice>;
