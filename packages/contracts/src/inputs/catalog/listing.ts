import { z } from 'zod';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, PLATFORMS, STORE_CATEGORIES } from '../../constants.ts';
import { LOCALES } from '../../locales.ts';
import { instant, line, uuid } from '../text.ts';
import { priceCoins } from './store-submit.ts';

/** `idempotency_key`: what is sent again with it is made once. */
export const addStoreInput = z.object({ platform_key: z.enum(PLATFORMS, 'invalid.platform'), idempotency_key: uuid.nullish() });

/** Both times may be left out: released now, no preview. A preview starts before the release. */
export const releaseStoreInput = z
  .object({ store_id: uuid, start_preview_at: instant.nullish(), released_at: instant.nullish() })
  .refine((input) => !input.start_preview_at || !input.released_at || Date.parse(input.start_preview_at) <= Date.parse(input.released_at), {
    message: 'invalid.time-order',
    path: ['released_at'],
  });

export const STORE_STATUSES = ['on', 'off'] as const;
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

/** Of lists that grow at their top. */
export const newestFirstQuery = listQuery.extend({
  orderField: z
    .enum(['created_at-desc', 'created_at-asc'], 'invalid.order')
    .nullish()
    .transform((value) => value ?? 'created_at-desc'),
});

export const STORE_ORDERS = ['released_at-desc', 'released_at-asc', 'price-asc', 'price-desc'] as const;

/** The public list's filters; prices in coins as the us price stands. */
export const storeQuery = listQuery.extend({
  orderField: z
    .enum(STORE_ORDERS, 'invalid.order')
    .nullish()
    .transform((value) => value ?? 'released_at-desc'),
  categories: z.array(z.enum(STORE_CATEGORIES, 'invalid.category')).max(STORE_CATEGORIES.length, 'invalid.twice').nullish(),
  languages: z.array(z.enum(LOCALES, 'invalid.language')).max(LOCALES.length, 'invalid.twice').nullish(),
  priceMin: priceCoins.nullish(),
  priceMax: priceCoins.nullish(),
});
