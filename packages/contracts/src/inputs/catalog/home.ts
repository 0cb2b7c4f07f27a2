import { z } from 'zod';
import { PLATFORMS, STORE_CATEGORIES } from '../../constants.ts';
import { LOCALES } from '../../locales.ts';
import { line, uuid } from '../text.ts';

/** Limits of a home page. */
export const HOME_MAX = { rows: 12, storesOfRow: 30, carousel: 8, title: 60, reason: 500 } as const;

const platformKey = z.enum(PLATFORMS, 'invalid.platform');
const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length;
const stores = (max: number) => z.array(uuid).max(max, 'invalid.too-many').refine(distinct, 'invalid.twice');

export const findHomeInput = z.object({
  platform_key: platformKey.nullish().transform((value) => value ?? PLATFORMS[0]),
  categories: z.array(z.enum(STORE_CATEGORIES, 'invalid.category')).max(STORE_CATEGORIES.length, 'invalid.twice').nullish(),
});

/** All picks of a home page at once. */
const PICKS_MAX = HOME_MAX.carousel + HOME_MAX.rows * HOME_MAX.storesOfRow;

export const findHomeSetupInput = findHomeInput.pick({ platform_key: true });
export const findHomePickInput = findHomeSetupInput.extend({ uuids: z.array(uuid).max(PICKS_MAX, 'invalid.too-many') });

const homeTitle = z.object({ language: z.enum(LOCALES, 'invalid.language'), title: line(HOME_MAX.title).min(1, 'invalid.empty') });

/** A row is identified by `key`; its title is required in English. */
const homeRow = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/, 'invalid.key'),
  titles: z
    .array(homeTitle)
    .max(LOCALES.length, 'invalid.twice')
    .refine((titles) => distinct(titles.map(({ language }) => language)), 'invalid.twice')
    .refine((titles) => titles.some(({ language }) => language === 'en-US'), 'missing.english_first'),
  store_uuids: stores(HOME_MAX.storesOfRow).min(1, 'invalid.empty'),
});

/** `revision` is the one that was read, 0 before the first. The reason is for the audit log (TRUST 26). */
export const setHomeInput = z.object({
  platform_key: platformKey,
  revision: z.int().min(0, 'invalid.too-small'),
  rows: z
    .array(homeRow)
    .max(HOME_MAX.rows, 'invalid.too-many')
    .refine((rows) => distinct(rows.map(({ key }) => key)), 'invalid.twice'),
  carousel: stores(HOME_MAX.carousel),
  reason: line(HOME_MAX.reason).min(1, 'invalid.empty'),
});
export type SetHomeInput = z.output<typeof setHomeInput>;
