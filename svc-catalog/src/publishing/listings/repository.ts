import { AGENT_STATE } from '@meowtale/contracts/states';
import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';

/** A row that the storefront searches: the last released version of a listing. */
export interface ListingRow {
  store_uuid: string;
  submit_uuid: string;
  owner_uuid: string;
  platform_key: string;
  category: string;
  serial_status: string;
  languages: string[];
  systems: string[];
  tags: string[];
  /** Normalized by `fold`. */
  name: string;
  author_name: string;
  price_coins: number;
  discount_starts_at: Date | null;
  discount_ends_at: Date | null;
  on_sale: boolean;
  released_at: Date;
}

/** Finds released listings, also those off sale, because buyers still need them. */
export const findReleased = (db: Knex, storeUuids: readonly string[]): Promise<ListingRow[]> =>
  db<ListingRow>('listings')
    .whereIn('store_uuid', [...storeUuids])
    .whereRaw('released_at <= clock_now()');

/** Finds released listings and those in preview, whose own pages are shown before lists contain them. */
export const findShown = (db: Knex, storeUuids: readonly string[]): Promise<ListingRow[]> =>
  db<ListingRow>('listings')
    .whereIn('store_uuid', [...storeUuids])
    .whereRaw(
      `(released_at <= clock_now() or exists (
         select 1 from stores s where s.uuid = listings.store_uuid and s.start_preview_at <= clock_now()))`,
    );

export const findListing = (db: Knex, storeUuid: string): Promise<ListingRow | undefined> =>
  db<ListingRow>('listings').where({ store_uuid: storeUuid }).first();

export const setOnSale = (tx: Knex, storeUuid: string, onSale: boolean): Promise<unknown> =>
  tx<ListingRow>('listings').where({ store_uuid: storeUuid }).update({ on_sale: onSale });

/** Sets a listing's place among new ones. */
export const setReleasedAt = (tx: Knex, storeUuid: string, at: Date): Promise<unknown> =>
  tx<ListingRow>('listings').where({ store_uuid: storeUuid }).update({ released_at: at });

export interface StatsRow {
  store_uuid: string;
  like_count: number;
  comment_count: number;
  order1_count: number;
  /** People who own it and have opened it. */
  player_count: number;
}

export const findStats = (db: Knex, storeUuids: readonly string[]): Promise<StatsRow[]> =>
  db<StatsRow>('store_stats').whereIn('store_uuid', [...storeUuids]);

/** Counts a paid order or its refund, which may arrive in any order. */
export const countOrder = (tx: Knex, storeUuid: string, by: 1 | -1): Promise<unknown> =>
  tx.raw(
    `insert into store_stats as s (store_uuid, order1_count) values (?, ?)
     on conflict (store_uuid) do update set order1_count = s.order1_count + excluded.order1_count`,
    [storeUuid, by],
  );

export const countComment = (tx: Knex, storeUuid: string, by: 1 | -1): Promise<unknown> =>
  tx.raw(
    `insert into store_stats as s (store_uuid, comment_count) values (?, ?)
     on conflict (store_uuid) do update set comment_count = s.comment_count + excluded.comment_count`,
    [storeUuid, by],
  );

/** Counts a person who first opened a work that they own. */
export const countPlayer = (tx: Knex, storeUuid: string): Promise<unknown> =>
  tx.raw(
    `insert into store_stats as s (store_uuid, player_count) values (?, 1)
     on conflict (store_uuid) do update set player_count = s.player_count + 1`,
    [storeUuid],
  );

/** Counts a like or its removal. */
export const countLike = (tx: Knex, storeUuid: string, by: 1 | -1): Promise<unknown> =>
  tx.raw(
    `insert into store_stats as s (store_uuid, like_count) values (?, ?)
     on conflict (store_uuid) do update set like_count = s.like_count + excluded.like_count`,
    [storeUuid, by],
  );

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export interface MyStoresFilter {
  userUuid: string;
  /** The person's own listings, or those that they are asked to represent or do. */
  scope: 'owner' | 'agent';
  /** State of the agent, 2 to 4; all of these by default. */
  agentState?: number | null | undefined;
  platformKey?: string | null | undefined;
  uuid?: string | null | undefined;
  keyword?: string | null | undefined;
}

const ASKED_STATES = [AGENT_STATE.waiting, AGENT_STATE.reviewing, AGENT_STATE.accepted];

const mine = (db: Knex, filter: MyStoresFilter) => {
  const rows = db('stores');
  if (filter.scope === 'agent') {
    rows.whereRaw(
      `exists (select 1 from store_agents a
               where a.store_uuid = stores.uuid and a.is_current and a.state = any (?) and a.publisher_uuid = ?)`,
      [filter.agentState ? [filter.agentState] : ASKED_STATES, filter.userUuid],
    );
  } else rows.where({ owner_uuid: filter.userUuid });
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

export function listMine<Row extends object>(
  db: Knex,
  filter: MyStoresFilter,
  { column, direction }: MyStoresOrder,
  { limit, offset, after }: PageRange,
): Promise<Row[]> {
  const rows = mine(db, filter)
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

export async function countMine(db: Knex, filter: MyStoresFilter): Promise<number> {
  const row = await mine(db, filter).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}
