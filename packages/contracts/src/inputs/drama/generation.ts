import { z } from 'zod';
import { LOCALES } from '../../locales.ts';
import { lines, uuid } from '../text.ts';
import { keywordFaults } from './keywords.ts';
import { STORY_MAX, storyId } from './story-words.ts';

/** What generation is asked for (SPEC §7 `use`). */
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

/** How much one call takes. `texts` and `textsTotal` are `addAiTranslator`'s, in UTF-16 units but for the first. */
export const AI_MAX = {
  instruction: 2000,
  source: 200,
  texts: 50,
  textsTotal: 20_000,
  /** Pictures that are kept of one drama, the newest, and for how many days. */
  pictures: 100,
  pictureDays: 7,
  seed: 4_294_967_295,
} as const;

const language = z.enum(LOCALES, 'invalid.language');
const instruction = lines(AI_MAX.instruction)
  .nullish()
  .transform((text) => text ?? '');
const provider = z.string('invalid.text').max(40, 'invalid.too-long').nullish();
const isAsync = z.boolean('invalid.text').nullish();
/** What is sent again with it is begun, and paid, once. */
const idempotency_key = uuid.nullish();

export const addDramaAiGenerateInput = z
  .object({
    drama_uuid: uuid,
    use: z.enum(AI_USES, 'invalid.type'),
    /** Ids of what is to be made anew, or within which. */
    source: z
      .array(storyId)
      .max(AI_MAX.source, 'invalid.too-many')
      .nullish()
      .transform((ids) => [...new Set(ids ?? [])]),
    /** What is asked for this once. */
    prompt: instruction,
    /** Into which `translation` translates. */
    language: language.nullish(),
    /** Whoever is named; without it the first that can. */
    provider,
    async: isAsync,
    idempotency_key,
  })
  .refine(({ use, language: into }) => use !== 'translation' || Boolean(into), { path: ['language'], message: 'invalid.language' });

/** The same check as the editor's: English, commas, weights. */
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
    /** The resource that it is to be a picture of. */
    resource: storyId.nullish(),
    /** What is to be seen, in any words; keywords are made of it. Not beside keywords. */
    prompt: instruction,
    keywords,
    negative: keywords,
    /** Another one each time unless given. */
    seed: z.int('invalid.text').min(0, 'invalid.too-small').max(AI_MAX.seed, 'invalid.too-large').nullish(),
    provider,
    async: isAsync,
    idempotency_key,
  })
  .refine((given) => given.keywords !== '' || given.prompt !== '', { path: ['keywords'], message: 'invalid.empty' });

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

/** What became of a proposal. `partly`: some of it was taken. */
export const PROPOSAL_STATES = ['pending', 'taken', 'partly', 'refused'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export const findDramaProposalInput = z.object({
  drama_uuid: uuid,
  uuid: uuid.nullish(),
  state: z.enum(PROPOSAL_STATES, 'invalid.type').nullish(),
});

export const setDramaProposalInput = z.object({
  uuid,
  state: z.enum(PROPOSAL_STATES, 'invalid.type'),
  /** Ids of the parts, lines and choices that were taken; all of them unless given. */
  taken: z.array(storyId).max(5000, 'invalid.too-many').nullish(),
});

/** What a proposal's notes say, each a sentence of the editor; `params` is what goes into it. */
export const PROPOSAL_NOTES = [
  /** A text was longer than it may be, and is cut. */
  'cut',
  /** More was answered than may be, and is left out. `count` */
  'too-many',
  /** Nobody of the cast is called so; it is narration. `name` */
  'unknown-speaker',
  /** Somebody of that name is there already, and was left out. `name` */
  'same-name',
  /** A person's own words stood there, and stand there still. `count` */
  'kept',
  /** There is as much as the drama may have; nothing was made. */
  'enough',
  /** Time ran out; so many were not written. `count` */
  'time',
  /** A translation came back as it was sent, and is left out. */
  'unchanged',
  /** No translation came back. */
  'untranslated',
  /** The glossary's word isn't in the translation. `term`, `wanted` */
  'term-missing',
  /** Placeholders aren't the same in the translation. `found` */
  'placeholder',
  /** Numbers aren't the same in the translation. `found` */
  'number',
  /** Findings whose quotes don't stand there letter for letter were left out. `count` */
  'not-quoted',
  /** Findings between passages that no reader reads on one way were left out. `count` */
  'apart',
  /** Time ran out, or a look took as many requests as it may: what was not looked at. `count`, `max` */
  'not-looked',
  /** Passages that were not compared with all that comes later, for want of room. `count` */
  'not-compared',
] as const;

export interface ProposalNote {
  key: (typeof PROPOSAL_NOTES)[number];
  /** The part, line or choice that it is about. */
  node: string | null;
  params?: Record<string, string | number>;
}

export interface ProposalPassage {
  /** The paragraph or the character. */
  node: string;
  /** The line in which it stands, where it is one's. */
  line: string | null;
  quote: string;
}

/** Two passages that don't go together. */
export interface ProposalFinding {
  kind: 'knows' | 'where' | 'name' | 'trait' | 'other';
  first: ProposalPassage;
  second: ProposalPassage;
  why: string;
}
