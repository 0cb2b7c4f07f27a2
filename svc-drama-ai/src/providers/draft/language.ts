import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@meowtale/contracts';
import { z } from 'zod';

/** Languages with enough proofread templates. */
export const DRAFT_LANGUAGES = ['en-US', 'zh-TW', 'zh-CN', 'de-DE', 'ja-JP'] as const satisfies readonly Locale[];
export type DraftLocale = (typeof DRAFT_LANGUAGES)[number];
export const isDraftLocale = (language: Locale): language is DraftLocale => (DRAFT_LANGUAGES as readonly Locale[]).includes(language);

export const CONCEPTS = ['sea', 'forest', 'city', 'room', 'night', 'dusk', 'rain', 'snow'] as const;
export type Concept = (typeof CONCEPTS)[number];
export const TONES = ['cold', 'warm', 'funny', 'tense'] as const;

const names = z.array(z.string().min(1));
/** Forms of one word, separated by bars: `{thing}` is the first, `{thing:1}` the second. A place's forms are its name, "at" and "to" it. */
const forms = z.array(z.string().transform((text) => text.split('|')));
const titled = z.array(z.strictObject({ title: z.string(), brief: z.string() }));

/**
 * A language's templates, a file in `languages/`. Slots: `{a}` and `{b}` are characters, `{thing}`, `{place}`, `{at}`, `{to}`, `{time}`,
 * `{word}` (one of the author's, in quotes), `{secret}` (a clause), `{above}` and `{logline}`.
 */
const languageSchema = z.strictObject({
  quotes: z.tuple([z.string(), z.string()]),
  /** Separator between two sentences. */
  gap: z.string(),
  /** Stands for a character that the cast lacks. */
  stranger: z.string(),
  names: z.strictObject({ female: names, male: names, other: names }),
  who: names,
  hides: names,
  features: names,
  traits: names,
  behaviors: names,
  statuses: names,
  things: forms,
  places: forms,
  times: names,
  secrets: names,
  /** For the first, second and third act. */
  acts: z.tuple([titled, titled, titled]),
  sequences: z.tuple([titled, titled, titled]),
  titles: names,
  briefs: names,
  scenes: names,
  senses: names,
  actions: names,
  openers: names,
  asks: names,
  answers: names,
  tails: names,
  directions: names,
  choices: names,
  /** Words of an instruction that ask for a tone, and lines in that tone. */
  tones: z.record(z.enum(TONES), z.strictObject({ words: names, lines: names })),
  shorter: names,
  /** Words that are never taken from the author's text. */
  stop: names,
  concepts: z.record(z.enum(CONCEPTS), names),
});
export type DraftLanguage = z.output<typeof languageSchema>;

const read = new Map<DraftLocale, DraftLanguage>();

export function languageOf(locale: DraftLocale): DraftLanguage {
  const known = read.get(locale);
  if (known) return known;
  const file = join(import.meta.dirname, 'languages', `${locale}.json`);
  const language = languageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  read.set(locale, language);
  return language;
}
