import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { Knex } from 'knex';
import type { ListingRow } from '../listings/model.ts';

/**
 * Inserts or replaces released versions; returns their numbers by uuid. They aren't indexed yet. A trigger adds the counters of a new one:
 * an insert here would wait for counters being changed, whose own trigger waits for the listing.
 */
export async function putListings(tx: Knex, listings: readonly ListingRow[]): Promise<Map<string, number>> {
  const rows = await tx('listings')
    .insert(listings.map((listing) => ({ ...listing, is_indexed: false, set_aside_at: null })))
    .onConflict('store_uuid')
    .merge()
    .returning<{ store_uuid: string; no: number }[]>(['store_uuid', 'no']);
  return new Map(rows.map(({ store_uuid, no }) => [store_uuid, no]));
}

/** Returns the popularity of listings, 0 to 31; twice as many likes and sales are two steps more. */
export async function findPopularity(db: Knex, storeUuids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db('store_stats')
    .whereIn('store_uuid', [...storeUuids])
    .select<{ store_uuid: string; popularity: number }[]>('store_uuid', db.raw('popularity_of(like_count, order1_count) as popularity'));
  return new Map(rows.map(({ store_uuid, popularity }) => [store_uuid, popularity]));
}

export interface CardRow {
  store_uuid: string;
  data: StoreSubmitDraft;
  term_ids: number[];
}

export const findCards = (db: Knex, storeUuids: readonly string[]): Promise<CardRow[]> =>
  db<CardRow>('listing_cards').whereIn('store_uuid', [...storeUuids]);

/** Saves the card and the terms of a listing, which marks it as indexed. */
export async function putCard(tx: Knex, { store_uuid, data, term_ids }: CardRow): Promise<void> {
  const row = { store_uuid, data: JSON.stringify(data), term_ids };
  await tx('listing_cards').insert(row).onConflict('store_uuid').merge();
  await tx('listings').where({ store_uuid }).update({ is_indexed: true });
}

/**
 * Locks listings that aren't indexed in their current state; skips those locked by other processes, and those deferred within the last
 * hour.
 */
export const lockUnindexed = (tx: Knex, limit: number): Promise<Pick<ListingRow, 'store_uuid' | 'submit_uuid'>[]> =>
  tx<ListingRow & { no: number; is_indexed: boolean }>('listings')
    .where({ is_indexed: false })
    .whereRaw("coalesce(set_aside_at < clock_now() - interval '1 hour', true)")
    .orderBy('no')
    .limit(limit)
    .select('store_uuid', 'submit_uuid')
    .forUpdate()
    .skipLocked();

/** Defers a listing that couldn't be indexed for an hour, or until it has a new version. */
export const deferIndexing = (db: Knex, storeUuid: string): Promise<unknown> =>
  db('listings')
    .where({ store_uuid: storeUuid })
    .update({ set_aside_at: db.raw('clock_now()') });

/** Marks a creator's listings that were indexed under another name for indexing. */
export const markAuthorUnindexed = (tx: Knex, ownerUuid: string, nickname: string): Promise<unknown> =>
  tx('listings').where({ owner_uuid: ownerUuid }).whereNot({ author_name: nickname }).update({ is_indexed: false });

/** Marks every listing for indexing, for example after a change of how words become terms. */
export const markAllUnindexed = (tx: Knex): Promise<unknown> =>
  tx('listings').where({ is_indexed: true }).orWhereNotNull('set_aside_at').update({ is_indexed: false, set_aside_at: null });
