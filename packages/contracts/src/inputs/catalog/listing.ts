import { z } from 'zod';
import { FILTER_TAGS_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, PLATFORMS, STORE_CATEGORIES, SYSTEMS } from '../../constants.ts';
import { LOCALES } from '../../locales.ts';
import { instant, line, uuid } from '../text.ts';
import { rate } from './rate.ts';
import { priceCoins } from './store-price.ts';
import { SERIAL_STATUSES, STORE_TEXT_MAX } from './store-submit.ts';

/** `idempotency_key`: repeating it returns the same listing. */
export const addStoreInput = z.object({ platform_key: z.enum(PLATFORMS, 'invalid.platform'), idempotency_key: uuid.nullish() });

export const RELEASE_TYPES = ['early_access', 'official'] as const;
const releaseType = z.enum(RELEASE_TYPES, 'invalid.release-type');

/**
 * Without times it is released as soon as the owner's plan allows, without a preview. A preview must start before the release, which then
 * needs a time.
 */
export const releaseStoreInput = z
  .object({ store_id: uuid, start_preview_at: instant.nullish(), released_at: instant.nullish(), release_type: releaseType.nullish() })
  .refine((input) => !input.start_preview_at || (input.released_at && input.start_preview_at < input.released_at), {
    message: 'invalid.preview-order',
    path: ['start_preview_at'],
  });

export const setStoreReleaseTypeInput = z.object({ store_id: uuid, release_type: releaseType });

/** `setStoreCps`: the promoters' share of a sale, and whether promoting is on (1) or off (0). */
export const setStoreCpsInput = z.object({
  store_id: uuid,
  cps_state: z.union([z.literal(0), z.literal(1)], 'invalid.status').nullish(),
  cps_profit_share_ratio: rate.nullish(),
});

/** On or off sale, and shown or not in lists and searches. */
export const STORE_STATUSES = ['on', 'off', 'list', 'unlist'] as const;
export const setStoreStatusInput = z.object({ store_id: uuid, status: z.enum(STORE_STATUSES, 'invalid.status') });

/** `pageSize` −1 means everything, up to a thousand (DESIGN §9). */
const pageSize = z.union([z.literal(-1), z.int().min(1, 'invalid.too-small').max(PAGE_SIZE_MAX, 'invalid.too-large')], 'invalid.page-size');

export const listQuery = z.object({
  page: z
    .int()
    .min(1, 'invalid.too-small')
    .max(1_000_000, 'invalid.too-large')
    .nullish()
    .transform((value) => value ?? 1),
  pageSize: pageSize.nullish().transform((value) => value ?? PAGE_SIZE_DEFAULT),
  after: z.string().max(500, 'invalid.too-long').nullish(),
  orderField: z.string().max(50, 'invalid.too-long').nullish(),
  keyword: line(100).nullish(),
});

/** For lists whose newest rows come first. */
export const newestFirstQuery = listQuery.extend({
  orderField: z
    .enum(['created_at-desc', 'created_at-asc'], 'invalid.order')
    .nullish()
    .transform((value) => value ?? 'created_at-desc'),
});

/** Orders of a public list: by relevance, release time, us price, likes, sales, or name. */
export const STORE_ORDERS = [
  'relevance-desc',
  'released_at-desc',
  'released_at-asc',
  'price-asc',
  'price-desc',
  'like_count-desc',
  'order1_count-desc',
  'name-asc',
  'name-desc',
] as const;
export type StoreOrder = (typeof STORE_ORDERS)[number];

const tag = line(STORE_TEXT_MAX.label).min(1, 'invalid.empty');
const tags = z.array(tag).max(FILTER_TAGS_MAX, 'invalid.too-many-tags').nullish();
/** SPEC §3's other names of two systems. */
const ALSO: Readonly<Record<string, string>> = { window: 'windows', mac: 'macos' };
const system = z.preprocess((value) => (typeof value === 'string' ? (ALSO[value] ?? value) : value), z.enum(SYSTEMS, 'invalid.system'));

/**
 * The public list's filters; prices are in coins of the us price. One value of a filter has to match, but all of `tags`. By default a
 * search is ordered by relevance, any other list by release time.
 */
export const storeQuery = listQuery
  .extend({
    orderField: z.enum(STORE_ORDERS, 'invalid.order').nullish(),
    categories: z.array(z.enum(STORE_CATEGORIES, 'invalid.category')).max(STORE_CATEGORIES.length, 'invalid.twice').nullish(),
    languages: z.array(z.enum(LOCALES, 'invalid.language')).max(LOCALES.length, 'invalid.twice').nullish(),
    priceMin: priceCoins.nullish(),
    priceMax: priceCoins.nullish(),
    systems: z.array(system).max(SYSTEMS.length, 'invalid.twice').nullish(),
    serialStatus: z.enum(SERIAL_STATUSES, 'invalid.serial_status').nullish(),
    releaseType: releaseType.nullish(),
    free: z.boolean().nullish(),
    discounted: z.boolean().nullish(),
    distributed: z.boolean().nullish(),
    tags,
    excludedTags: tags,
    author: uuid.nullish(),
  })
  .transform((query) => ({ ...query, orderField: query.orderField ?? (query.keyword ? 'relevance-desc' : 'released_at-desc') }));
export type StoreQuery = z.output<typeof storeQuery>;
