import { z } from 'zod';
import { LOCALES } from '../../locales.ts';
import { lines, uuid } from '../text.ts';
import { keywordFaults } from './keywords.ts';
import { STORY_MAX, storyId } from './story-words.ts';

/** Kinds of generation (SPEC §7 `use`). */
export const AI_USES = [
  'all',
  'characters',
  'character',
  'acts',
  'sequences',
  'paragraphs',
  'dialogues',
  'line',
  'translation',
  'consistency',
] as const;
export type AiUse = (typeof AI_USES)[number];

/** Limits of one call. `texts` and `textsTotal` are `addAiTranslator`'s: their number, and their length in UTF-16 units. */
export const AI_MAX = {
  instruction: 2000,
  source: 200,
  texts: 50,
  textsTotal: 20_000,
  /** Generated pictures kept per drama, the newest, and for how many days. */
  pictures: 100,
  pictureDays: 7,
  seed: 4_294_967_295,
  /** Pictures of one job. */
  picturesAtOnce: 4,
} as const;

const language = z.enum(LOCALES, 'invalid.language');
const instruction = lines(AI_MAX.instruction)
  .nullish()
  .transform((text) => text ?? '');
const provider = z.string('invalid.text').max(40, 'invalid.too-long').nullish();
const isAsync = z.boolean('invalid.text').nullish();
/** Repeating it starts, and charges, the job once. */
const idempotency_key = uuid.nullish();

export const addDramaAiGenerateInput = z
  .object({
    drama_uuid: uuid,
    use: z.enum(AI_USES, 'invalid.type'),
    /** Ids of what to generate anew, or in which to generate. */
    source: z
      .array(storyId)
      .max(AI_MAX.source, 'invalid.too-many')
      .nullish()
      .transform((ids) => [...new Set(ids ?? [])]),
    /** An instruction for this job only. */
    prompt: instruction,
    /** Target language of `translation`. */
    language: language.nullish(),
    /** The provider; by default the first available one. */
    provider,
    async: isAsync,
    idempotency_key,
  })
  .refine(({ use, language: into }) => use !== 'translation' || Boolean(into), { path: ['language'], message: 'invalid.language' });

/** The same check as in the editor: English, commas, weights. */
const keywords = lines(STORY_MAX.keywords)
  .nullish()
  .transform((text) => text ?? '')
  .superRefine((text, context) => {
    for (const { key, params } of keywordFaults(text).slice(0, 1)) context.addIssue({ code: 'custom', message: key, params });
  });

export const addDramaAiImageInput = z
  .object({
    drama_uuid: uuid,
    folder: z.enum(['bg', 'character', 'cg'], 'invalid.type'),
    /** The resource that the picture is for. */
    resource: storyId.nullish(),
    /** A description in any words, from which keywords are made. Not together with keywords. */
    prompt: instruction,
    keywords,
    negative: keywords,
    /** A drawn picture of the same drama and folder: another one like it, by its keywords, seed and provider. */
    variant_of: uuid.nullish(),
    /** Random unless given. */
    seed: z.int('invalid.text').min(0, 'invalid.too-small').max(AI_MAX.seed, 'invalid.too-large').nullish(),
    /** The number of pictures, each with a seed of its own; one unless given. */
    count: z.int('invalid.text').min(1, 'invalid.too-small').max(AI_MAX.picturesAtOnce, 'invalid.too-large').nullish(),
    provider,
    async: isAsync,
    idempotency_key,
  })
  .refine((given) => given.keywords !== '' || given.prompt !== '' || Boolean(given.variant_of), {
    path: ['keywords'],
    message: 'invalid.empty',
  });

export const addAiTranslatorInput = z
  .object({
    texts: z
      .array(lines(STORY_MAX.text).pipe(z.string().min(1, 'invalid.empty')))
      .min(1, 'invalid.empty')
      .max(AI_MAX.texts, 'invalid.too-many')
      .refine((texts) => texts.reduce((sum, text) => sum + text.length, 0) <= AI_MAX.textsTotal, 'invalid.too-long'),
    from: language.nullish().transform((given) => given ?? 'zh-TW'),
    to: language.nullish().transform((given) => given ?? 'en-US'),
    provider,
    async: isAsync,
    idempotency_key,
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'invalid.language' });

/** What the editor did with a proposal. `partly`: accepted in part. */
export const PROPOSAL_STATES = ['pending', 'taken', 'partly', 'refused'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export const findDramaProposalInput = z.object({
  drama_uuid: uuid,
  uuid: uuid.nullish(),
  state: z.enum(PROPOSAL_STATES, 'invalid.type').nullish(),
  /** The act, sequence, paragraph, character, line or choice whose versions to return. */
  node: storyId.nullish(),
  /** Only proposals of texts, because fifty pictures would fill the list. */
  without_pictures: z.boolean('invalid.text').nullish(),
});

export const setDramaProposalInput = z.object({
  uuid,
  state: z.enum(PROPOSAL_STATES, 'invalid.type'),
  /** Ids of the accepted parts, lines and choices; all of them unless given. */
  taken: z.array(storyId).max(5000, 'invalid.too-many').nullish(),
});

/** Notes of a proposal, each a sentence of the editor with the named `params`. */
export const PROPOSAL_NOTES = [
  /** A text was too long and was cut. */
  'cut',
  /** Results above the limit were left out. `count` */
  'too-many',
  /** No character has this name, so that the line is narration. `name` */
  'unknown-speaker',
  /** A character with this name exists, so that it was left out. `name` */
  'same-name',
  /** A person's own texts were kept unchanged. `count` */
  'kept',
  /** The drama has the maximum already; nothing was generated. */
  'enough',
  /** The time limit was reached; this many weren't written. `count` */
  'time',
  /** A translation was the same as its source and was left out. */
  'unchanged',
  /** A translation is missing. */
  'untranslated',
  /** A translation lacks the glossary's word. `term`, `wanted` */
  'term-missing',
  /** A translation has other placeholders. `found` */
  'placeholder',
  /** A translation has other numbers. `found` */
  'number',
  /** Findings whose quotes aren't in the text literally were left out. `count` */
  'not-quoted',
  /** Findings between passages that no reader reads on one path were left out. `count` */
  'apart',
  /** Passages not checked because of the limit of time or requests. `count`, `max` */
  'not-looked',
  /** Passages not compared with everything after them because of the limit of length. `count` */
  'not-compared',
] as const;

export interface ProposalNote {
  key: (typeof PROPOSAL_NOTES)[number];
  /** The part, line or choice of the note. */
  node: string | null;
  params?: Record<string, string | number>;
}

export interface ProposalPassage {
  /** The paragraph or the character. */
  node: string;
  /** The line of the quote; null if it isn't in one. */
  line: string | null;
  quote: string;
}

/** Two passages that contradict each other. */
export interface ProposalFinding {
  kind: 'knows' | 'where' | 'name' | 'trait' | 'other';
  first: ProposalPassage;
  second: ProposalPassage;
  why: string;
}
