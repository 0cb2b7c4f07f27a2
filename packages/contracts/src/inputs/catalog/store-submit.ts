import { z } from 'zod';
import { LABELS_MAX, PACK_TYPE, PLATFORM_SYSTEMS, SCREENSHOTS_MAX, SCREENSHOTS_MIN, STORE_CATEGORIES } from '../../constants.ts';
import { LOCALES } from '../../locales.ts';
import { line, lines, uuid } from '../text.ts';
import { storePriceDraft } from './store-price.ts';

/**
 * A submission's three parts as they are saved (SPEC §3 "Store submit"). Lenient: anything may still be empty, but
 * nothing may be longer or stranger than what could ever be published. Parsing `{}` gives the empty part; null means empty.
 * Pictures are ids of uploaded files. The `…Complete` schemas
 * below say what must be there before submitting (SPEC §5), one set for the form's live list and for the API: their messages
 * are locale keys `missing.<what>`, their `params` what the sentence names.
 */

export const STORE_TEXT_MAX = {
  author: 100,
  name: 100,
  brief: 300,
  introduction: 20_000,
  label: 30,
  packName: 50,
  packDescription: 2000,
} as const;
/** The listing terms that a creator accepts when submitting (DESIGN §12). */
export const LISTING_TERMS_VERSION = '2026-11';
export const SERIAL_STATUSES = ['ongoing', 'completed'] as const;
const SYSTEMS = PLATFORM_SYSTEMS.meowtale;

const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => value ?? '');
const optionalLines = (max: number) =>
  lines(max)
    .nullish()
    .transform((value) => value ?? '');
const optionalFile = uuid.nullish().transform((value) => value ?? null);
const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length;
const label = line(STORE_TEXT_MAX.label).min(1, 'invalid.empty');

const labels = z
  .array(label)
  .max(LABELS_MAX, 'invalid.too-many-labels')
  .refine(distinct, 'invalid.twice')
  .nullish()
  .transform((value) => value ?? []);

/** One language's words and pictures. */
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

export const storeSubmitInfoDraft = z.object({
  author: optionalLine(STORE_TEXT_MAX.author),
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

/** English letters and digits, because it is part of the save path (DESIGN §12); its refusal has its own code in SPEC §8. */
export const packName = z
  .string('invalid.text')
  .trim()
  .max(STORE_TEXT_MAX.packName, 'invalid.too-long')
  .regex(/^[A-Za-z0-9]*$/, 'input/game-pack-name-error');

export const gamePackDraft = z.object({
  type: z
    .union([z.literal(1), z.literal(2), z.literal(3)], 'invalid.pack-type')
    .nullish()
    .transform((value) => value ?? null),
  hasIAP: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  languages: z
    .array(z.enum(LOCALES, 'invalid.language'))
    .max(LOCALES.length, 'invalid.twice')
    .refine(distinct, 'invalid.twice')
    .nullish()
    .transform((value) => value ?? []),
  name: packName.nullish().transform((value) => value ?? ''),
  description: optionalLines(STORE_TEXT_MAX.packDescription),
  trial_app_uuid: optionalFile,
  official_app_uuid: optionalFile,
});
export type GamePackDraft = z.output<typeof gamePackDraft>;

export const storeSubmitDraft = z.object({
  store_submit_info: storeSubmitInfoDraft,
  store_submit_game_pack: gamePackDraft,
  store_submit_price: storePriceDraft,
});
export type StoreSubmitDraft = z.output<typeof storeSubmitDraft>;

type Path = (string | number)[];

/** English comes first: any other language needs these of the en-US entry (SPEC §5). */
const ENGLISH_FIRST = ['name', 'brief', 'introduction', 'cover'] as const;
const DEFAULT_LANGUAGE_NEEDS = [...ENGLISH_FIRST, 'cover1to1', 'cover240x320'] as const;

function missingOf(entry: StoreInfoDraft, needs: readonly (keyof StoreInfoDraft)[]) {
  return needs.filter((field) => entry[field] === null || entry[field] === '');
}

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
    const needs = language === info.default_lang ? DEFAULT_LANGUAGE_NEEDS : language === 'en-US' ? ENGLISH_FIRST : [];
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

/** What judging a pack needs to know of an app it names; the form has it from `findApp`, the API from its table. */
export const packApp = z.object({
  uuid,
  /** `ready`: it compiled or unpacked and can be played. */
  ready: z.boolean(),
  /** It has a logo, which is the package's icon. */
  hasIcon: z.boolean(),
  /** The listing that holds it, if any. */
  storeUuid: uuid.nullable(),
});
export type PackApp = z.output<typeof packApp>;

/** The pack, the listing it is for, and the apps it names. Type 3 is always complete. */
export const gamePackComplete = gamePackDraft.extend({ storeUuid: uuid, apps: z.array(packApp).default([]) }).superRefine((pack, ctx) => {
  const miss = (path: Path, key: string) => ctx.addIssue({ code: 'custom', path, message: key, params: {}, input: pack });

  if (pack.type === null) return miss(['type'], 'missing.pack_type');
  if (pack.type === PACK_TYPE.other) return;
  // Its own files (SPEC's `app_upload`) arrive as an app too: a web game's zip is uploaded into one.
  const fields = (['trial_app_uuid', 'official_app_uuid'] as const).filter((field) => pack[field] !== null);
  if (fields.length === 0) miss(['official_app_uuid'], pack.type === PACK_TYPE.upload ? 'missing.pack_upload' : 'missing.pack_app');
  if (pack.name === '') miss(['name'], 'missing.pack_name');
  for (const field of fields) {
    const app = pack.apps.find((candidate) => candidate.uuid === pack[field]);
    if (!app) miss([field], 'missing.pack_app_unknown');
    else if (app.storeUuid !== null && app.storeUuid !== pack.storeUuid) miss([field], 'missing.pack_app_elsewhere');
    else if (!app.ready) miss([field], 'missing.pack_app_ready');
    else if (!app.hasIcon) miss([field], 'missing.pack_icon');
  }
});
