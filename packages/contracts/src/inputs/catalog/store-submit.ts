import { z } from 'zod';
import { AUTHORS_MAX, LABELS_MAX, PLATFORM_SYSTEMS, SCREENSHOTS_MAX, SCREENSHOTS_MIN, STORE_CATEGORIES } from '../../constants.ts';
import { LOCALES } from '../../locales.ts';
import { STATE_TABLE } from '../../states.ts';
import { publicLine, publicLines, uuid } from '../text.ts';
import { gamePackDraft } from './game-pack.ts';
import { storePriceDraft } from './store-price.ts';

/**
 * The three parts of a submission as they are saved (SPEC §3 "Store submit"): anything may be empty, but nothing may be longer than what
 * can be published. Parsing `{}` gives the empty part; null means empty; pictures are ids of uploaded files. The `…Complete` schemas are
 * what submitting requires (SPEC §5), for the form and the API: their messages are locale keys `missing.<what>`, their `params` the
 * sentence's values.
 */

export const STORE_TEXT_MAX = {
  author: 100,
  name: 100,
  brief: 300,
  introduction: 20_000,
  label: 30,
} as const;
/** The current version of the listing terms, which creators accept when submitting (DESIGN §12). */
export const LISTING_TERMS_VERSION = '2026-11';
export const SERIAL_STATUSES = ['ongoing', 'completed'] as const;
const SYSTEMS = PLATFORM_SYSTEMS.meowtale;

/** `findStoreSubmit`: names of states by which it selects; without any it returns all. */
export const findStoreSubmitInput = z.object({
  status: z.array(z.string('invalid.status')).max(STATE_TABLE.length, 'invalid.too-many').nullish(),
});

const optionalLine = (max: number) =>
  publicLine(max)
    .nullish()
    .transform((value) => value ?? '');
const optionalLines = (max: number) =>
  publicLines(max)
    .nullish()
    .transform((value) => value ?? '');
const optionalFile = uuid.nullish().transform((value) => value ?? null);
const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length;
const label = publicLine(STORE_TEXT_MAX.label).min(1, 'invalid.empty');

const labels = z
  .array(label)
  .max(LABELS_MAX, 'invalid.too-many-labels')
  .refine(distinct, 'invalid.twice')
  .nullish()
  .transform((value) => value ?? []);

/** Texts and pictures in one language. */
export const storeInfoDraft = z.object({
  language: z.enum(LOCALES, 'invalid.language'),
  name: optionalLine(STORE_TEXT_MAX.name),
  brief: optionalLines(STORE_TEXT_MAX.brief),
  introduction: optionalLines(STORE_TEXT_MAX.introduction),
  labels,
  cover: optionalFile,
  cover1to1: optionalFile,
  cover240x320: optionalFile,
  screenshots: z
    .array(uuid)
    .max(SCREENSHOTS_MAX, 'invalid.too-many-screenshots')
    .refine(distinct, 'invalid.twice')
    .nullish()
    .transform((value) => value ?? []),
});
export type StoreInfoDraft = z.output<typeof storeInfoDraft>;

/** A person with an account, by uuid, or only a name. */
const author = z.object({
  uuid: uuid.nullish().transform((value) => value ?? null),
  name: publicLine(STORE_TEXT_MAX.author).min(1, 'invalid.empty'),
});
export type AuthorDraft = z.output<typeof author>;

export const storeSubmitInfoDraft = z.object({
  /** As on the cover. */
  author: optionalLine(STORE_TEXT_MAX.author),
  authors: z
    .array(author)
    .max(AUTHORS_MAX, 'invalid.too-many-authors')
    .nullish()
    .transform((value) => value ?? []),
  category: z
    .enum(STORE_CATEGORIES, 'invalid.category')
    .nullish()
    .transform((value) => value ?? null),
  tag_keys: labels,
  default_lang: z
    .enum(LOCALES, 'invalid.language')
    .nullish()
    .transform((value) => value ?? null),
  serial_status: z
    .enum(SERIAL_STATUSES, 'invalid.serial_status')
    .nullish()
    .transform((value) => value ?? null),
  platforms: z
    .array(z.enum(SYSTEMS, 'invalid.system'))
    .max(SYSTEMS.length, 'invalid.twice')
    .refine(distinct, 'invalid.twice')
    .nullish()
    .transform((value) => value ?? []),
  list: z
    .array(storeInfoDraft)
    .max(LOCALES.length, 'invalid.twice')
    .refine((list) => distinct(list.map((entry) => entry.language)), 'invalid.twice')
    .nullish()
    .transform((value) => value ?? []),
});
export type StoreSubmitInfoDraft = z.output<typeof storeSubmitInfoDraft>;

export const storeSubmitDraft = z.object({
  store_submit_info: storeSubmitInfoDraft,
  store_submit_game_pack: gamePackDraft,
  store_submit_price: storePriceDraft,
});
export type StoreSubmitDraft = z.output<typeof storeSubmitDraft>;

type Path = (string | number)[];

/** Fields of the en-US entry that any other language requires (SPEC §5). */
const ENGLISH_FIRST = ['name', 'brief', 'introduction', 'cover'] as const;
const DEFAULT_LANGUAGE_NEEDS = [...ENGLISH_FIRST, 'cover1to1', 'cover240x320'] as const;

/** Returns the required fields of a language: all in the default language, the first ones in English. */
export const needsOf = (language: string, default_lang: string | null): readonly (keyof StoreInfoDraft)[] =>
  language === default_lang ? DEFAULT_LANGUAGE_NEEDS : language === 'en-US' ? ENGLISH_FIRST : [];

function missingOf(entry: StoreInfoDraft, needs: readonly (keyof StoreInfoDraft)[]) {
  return needs.filter((field) => entry[field] === null || entry[field] === '');
}

/** Returns whether the en-US entry has what other languages require (SPEC §5). */
export const isEnglishReady = (list: readonly StoreInfoDraft[]): boolean =>
  list.some((entry) => entry.language === 'en-US' && missingOf(entry, ENGLISH_FIRST).length === 0);

export const storeSubmitInfoComplete = storeSubmitInfoDraft.superRefine((info, ctx) => {
  const miss = (path: Path, key: string, params: Record<string, string | number> = {}) =>
    ctx.addIssue({ code: 'custom', path, message: key, params, input: info });

  if (!info.default_lang) miss(['default_lang'], 'missing.default_lang');
  if (!info.serial_status) miss(['serial_status'], 'missing.serial_status');
  if (!info.category) miss(['category'], 'missing.category');
  if (info.platforms.length === 0) miss(['platforms'], 'missing.platforms');
  if (info.list.length === 0) return miss(['list'], 'missing.list');

  if (info.default_lang && !info.list.some((entry) => entry.language === info.default_lang)) {
    miss(['list'], 'missing.default_language_entry', { language: info.default_lang });
  }
  if (!info.list.some((entry) => entry.language === 'en-US')) miss(['list'], 'missing.english_first', { language: 'en-US' });

  info.list.forEach((entry, index) => {
    const { language } = entry;
    const needs = needsOf(language, info.default_lang);
    for (const field of missingOf(entry, needs)) miss(['list', index, field], `missing.${field}`, { language });
    if (entry.screenshots.length < SCREENSHOTS_MIN) {
      miss(['list', index, 'screenshots'], 'missing.screenshots', {
        language,
        count: entry.screenshots.length,
        min: SCREENSHOTS_MIN,
        max: SCREENSHOTS_MAX,
      });
    }
  });
});
