import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { Knex } from 'knex';
import type { ListingRow } from './repository.ts';

/** Puts versions before the public in place of those that stand; answers their numbers by uuid. They aren't indexed yet. */
export async function putListings(tx: Knex, listings: readonly ListingRow[]): Promise<Map<string, number>> {
  const rows = await tx('listings')
    .insert(listings.map((listing) => ({ ...listing, is_indexed: false, set_aside_at: null })))
    .onConflict('store_uuid')
    .merge()
    .returning<{ store_uuid: string; no: number }[]>(['store_uuid', 'no']);
  await tx('store_stats')
    .insert(listings.map(({ store_uuid }) => ({ store_uuid })))
    .onConflict()
    .ignore();
  return new Map(rows.map(({ store_uuid, no }) => [store_uuid, no]));
}

/** How popular listings are, 0 to 31; twice as many likes and sales make two steps. */
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

/** Keeps what a list shows of a listing, and which terms it stands under: from here on it is indexed. */
export async function putCard(tx: Knex, { store_uuid, data, term_ids }: CardRow): Promise<void> {
  const row = { store_uuid, data: JSON.stringify(data), term_ids };
  await tx('listing_cards').insert(row).onConflict('store_uuid').merge();
  await tx('listings').where({ store_uuid }).update({ is_indexed: true });
}

/** Listings that aren't indexed as they stand now, locked; another process's, and those set aside within the last hour, are passed over. */
export const lockUnindexed = (tx: Knex, limit: number): Promise<Pick<ListingRow, 'store_uuid' | 'submit_uuid'>[]> =>
  tx<ListingRow & { no: number; is_indexed: boolean }>('listings')
    .where({ is_indexed: false })
    .whereRaw("coalesce(set_aside_at < clock_now() - interval '1 hour', true)")
    .orderBy('no')
    .limit(limit)
    .select('store_uuid', 'submit_uuid')
    .forUpdate()
    .skipLocked();

/** A listing that could not be indexed isn't tried again for an hour, or until it has a new version. */
export const setAside = (db: Knex, storeUuid: string): Promise<unknown> =>
  db('listings')
    .where({ store_uuid: storeUuid })
    .update({ set_aside_at: db.raw('clock_now()') });

/** A creator's listings that were indexed under another name are to be indexed anew. */
export const forgetAuthorName = (tx: Knex, ownerUuid: string, nickname: string): Promise<unknown> =>
  tx('listings').where({ owner_uuid: ownerUuid }).whereNot({ author_name: nickname }).update({ is_indexed: false });

/** Every listing is to be indexed anew, as when what makes terms of words has changed. */
export const forgetIndex = (tx: Knex): Promise<unknown> =>
  tx('listings').where({ is_indexed: true }).orWhereNotNull('set_aside_at').update({ is_indexed: false, set_aside_at: null });
