import { z } from 'zod';
import { LOCALES } from '../../locales.ts';
import { line, lines } from '../text.ts';

/** Limits of a drama's story. `partBytes` and `bytes` are lengths as JSON in UTF-8. */
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
  alt: 300,
  keywords: 2000,
  partBytes: 256 * 1024,
  bytes: 4 * 1024 ** 2,
} as const;

/** The id of a story's node: a uuid v7 from the editor; imported ones are kept. */
export const storyId = z.string('invalid.id').regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'invalid.id');

const language = z.enum(LOCALES, 'invalid.language');
/** A text by language; a missing or empty one isn't written yet. */
const wordsOf = (text: z.ZodType<string>) => z.partialRecord(language, text);

/** Per language, `sourceMark` of the text that was translated; a different current mark means that the source has changed. */
const marks = z.partialRecord(language, z.string('invalid.text').regex(/^[0-9a-f]{16}$/, 'invalid.text'));

/** The proposal that a generated text comes from, and whether a person has changed it since. */
const origin = z.strictObject({ proposal: z.uuid('invalid.id').toLowerCase(), edited: z.boolean() });

/** A variable's value; the variable has its type. */
const value = z.union([z.boolean(), z.number().min(-1e9, 'invalid.too-small').max(1e9, 'invalid.too-large'), line(200)], 'invalid.text');

const test = z.union(
  [
    z.strictObject({ variable: storyId, is: z.enum(['=', '!=', '<', '<=', '>', '>=']), value }),
    /** Whether a paragraph was read before in this run. */
    z.strictObject({ seen: storyId, not: z.boolean() }),
  ],
  'invalid.text',
);

/** A condition of all or any of its tests; null is always true. */
const condition = z.strictObject({ match: z.enum(['all', 'any']), tests: z.array(test).min(1).max(STORY_MAX.tests, 'invalid.too-many') });

const effect = z.strictObject({ variable: storyId, do: z.enum(['set', 'add']), value });
const effects = z.array(effect).max(STORY_MAX.effects, 'invalid.too-many');

/** A line of a paragraph; narration without a speaker. */
export const storyLine = z.strictObject({
  id: storyId,
  speaker: storyId.nullable(),
  words: wordsOf(lines(STORY_MAX.text)),
  marks,
  /** How it is spoken, for performers; readers see it in brackets. */
  direction: line(200),
  /** The resource shown with it. */
  picture: storyId.nullable(),
  when: condition.nullable(),
  effects,
  /** Facts that its speaker reveals to know. */
  knows: z.array(storyId).max(STORY_MAX.facts, 'invalid.too-many'),
  origin: origin.nullable(),
});

/** A choice leads to a paragraph, a sequence or an act (its first paragraph); with null to what comes next. */
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
