import type { Knex } from 'knex';
import type { Stretch } from '../list-page.ts';

/** What the storefront searches: the last version released of a listing. */
export interface ListingRow {
  store_uuid: string;
  submit_uuid: string;
  platform_key: string;
  category: string;
  languages: string[];
  tags: string[];
  price_coins: number;
  search_text: string;
  on_sale: boolean;
  released_at: Date;
}

export interface ListingFilter {
  platformKey?: string | null | undefined;
  tag?: string | null | undefined;
  keyword?: string | null | undefined;
  categories?: readonly string[] | null | undefined;
  languages?: readonly string[] | null | undefined;
  priceMin?: number | null | undefined;
  priceMax?: number | null | undefined;
}

export interface ListingOrder {
  column: 'released_at' | 'price_coins';
  direction: 'asc' | 'desc';
}

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** On sale, and its time has come by the database's clock. */
const forSale = (db: Knex, filter: ListingFilter) => {
  const rows = db<ListingRow>('listings').where({ on_sale: true }).whereRaw('released_at <= clock_now()');
  if (filter.platformKey) rows.where({ platform_key: filter.platformKey });
  if (filter.tag) rows.whereRaw('tags @> array[?]::text[]', [filter.tag]);
  if (filter.categories?.length) rows.whereIn('category', [...filter.categories]);
  if (filter.languages?.length) rows.whereRaw('languages && ?::text[]', [[...filter.languages]]);
  if (filter.priceMin != null) rows.where('price_coins', '>=', filter.priceMin);
  if (filter.priceMax != null) rows.where('price_coins', '<=', filter.priceMax);
  if (filter.keyword) rows.whereRaw('search_text like ?', [`%${escapeLike(filter.keyword.toLowerCase())}%`]);
  return rows;
};

/** One more than the stretch is long, so that it is known whether another follows. */
export function listForSale(
  db: Knex,
  filter: ListingFilter,
  { column, direction }: ListingOrder,
  { limit, offset, after }: Stretch,
): Promise<ListingRow[]> {
  const rows = forSale(db, filter)
    .orderBy([
      { column, order: direction },
      { column: 'store_uuid', order: direction },
    ])
    .limit(limit + 1)
    .offset(offset);
  if (!after) return rows;
  return rows.whereRaw(`(??, store_uuid) ${direction === 'asc' ? '>' : '<'} (?, ?)`, [column, after.value, after.uuid]);
}

export async function countForSale(db: Knex, filter: ListingFilter): Promise<number> {
  const row = await forSale(db, filter).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Listings once released, also those taken off sale since: whoever bought one still finds it. */
export const findReleased = (db: Knex, storeUuids: readonly string[]): Promise<ListingRow[]> =>
  db<ListingRow>('listings')
    .whereIn('store_uuid', [...storeUuids])
    .whereRaw('released_at <= clock_now()');

export const findListing = (db: Knex, storeUuid: string): Promise<ListingRow | undefined> =>
  db<ListingRow>('listings').where({ store_uuid: storeUuid }).first();

/** Puts a version before the public in place of the one that stands. */
export const putListing = (tx: Knex, listing: ListingRow): Promise<unknown> =>
  tx<ListingRow>('listings').insert(listing).onConflict('store_uuid').merge();

export const setOnSale = (tx: Knex, storeUuid: string, onSale: boolean): Promise<unknown> =>
  tx<ListingRow>('listings').where({ store_uuid: storeUuid }).update({ on_sale: onSale });

export interface StatsRow {
  store_uuid: string;
  like_count: number;
  comment_count: number;
  order1_count: number;
}

export const findStats = (db: Knex, storeUuids: readonly string[]): Promise<StatsRow[]> =>
  db<StatsRow>('store_stats').whereIn('store_uuid', [...storeUuids]);

/** Counts paid orders up or down; orders and their refunds may arrive in any order. */
export const countOrder = (tx: Knex, storeUuid: string, by: 1 | -1): Promise<unknown> =>
  tx.raw(
    `insert into store_stats as s (store_uuid, order1_count) values (?, ?)
     on conflict (store_uuid) do update set order1_count = s.order1_count + excluded.order1_count`,
    [storeUuid, by],
  );

export const countComment = (tx: Knex, storeUuid: string): Promise<unknown> =>
  tx.raw(
    `insert into store_stats as s (store_uuid, comment_count) values (?, 1)
     on conflict (store_uuid) do update set comment_count = s.comment_count + 1`,
    [storeUuid],
  );

/** Counts a like in or out. */
export const countLike = (tx: Knex, storeUuid: string, by: 1 | -1): Promise<unknown> =>
  tx.raw(
    `insert into store_stats as s (store_uuid, like_count) values (?, ?)
     on conflict (store_uuid) do update set like_count = s.like_count + excluded.like_count`,
    [storeUuid, by],
  );

export interface MyStoresFilter {
  ownerUuid: string;
  platformKey?: string | null | undefined;
  uuid?: string | null | undefined;
  keyword?: string | null | undefined;
}

const owned = (db: Knex, filter: MyStoresFilter) => {
  const rows = db('stores').where({ owner_uuid: filter.ownerUuid });
  if (filter.platformKey) rows.where({ platform_key: filter.platformKey });
  if (filter.uuid) rows.where({ uuid: filter.uuid });
  if (filter.keyword) {
    rows.whereRaw(
      `exists (select 1 from store_submits s, jsonb_array_elements(s.data->'store_submit_info'->'list') words
               where s.store_uuid = stores.uuid and s.is_current and words->>'name' ilike ?)`,
      [`%${escapeLike(filter.keyword)}%`],
    );
  }
  return rows;
};

export interface MyStoresOrder {
  column: 'created_at' | 'updated_at';
  direction: 'asc' | 'desc';
}

export function listOwned<Row extends object>(
  db: Knex,
  filter: MyStoresFilter,
  { column, direction }: MyStoresOrder,
  { limit, offset, after }: Stretch,
): Promise<Row[]> {
  const rows = owned(db, filter)
    .select('*')
    .orderBy([
      { column, order: direction },
      { column: 'uuid', order: direction },
    ])
    .limit(limit + 1)
    .offset(offset);
  if (after) rows.whereRaw(`(??, uuid) ${direction === 'asc' ? '>' : '<'} (?, ?)`, [column, after.value, after.uuid]);
  return rows as unknown as Promise<Row[]>;
}

export async function countOwned(db: Knex, filter: MyStoresFilter): Promise<number> {
  const row = await owned(db, filter).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}
