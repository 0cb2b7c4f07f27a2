import type { Knex } from 'knex';
import type { ListingRow } from './repository.ts';

/** On sale, its time has come, and of these categories; null is all of them. */
const onShelf = (db: Knex, categories: readonly string[] | null) => {
  const rows = db('listings').select<ListingRow[]>('listings.*').where('on_sale', true).whereRaw('released_at <= clock_now()');
  if (categories) rows.whereIn('category', [...categories]);
  return rows;
};

export const listPicked = (db: Knex, categories: readonly string[] | null, storeUuids: readonly string[]): Promise<ListingRow[]> =>
  onShelf(db, categories).whereIn('store_uuid', [...storeUuids]);

/** What was bought most, the newer one first where that is alike; never what nobody bought. */
export const listBestsellers = (db: Knex, categories: readonly string[] | null, limit: number): Promise<ListingRow[]> =>
  onShelf(db, categories)
    .join('store_stats', 'store_stats.store_uuid', 'listings.store_uuid')
    .where('order1_count', '>', 0)
    .orderBy([
      { column: 'order1_count', order: 'desc' },
      { column: 'listings.store_uuid', order: 'desc' },
    ])
    .limit(limit);

export const listNewest = (db: Knex, categories: readonly string[] | null, limit: number): Promise<ListingRow[]> =>
  onShelf(db, categories)
    .orderBy([
      { column: 'released_at', order: 'desc' },
      { column: 'store_uuid', order: 'desc' },
    ])
    .limit(limit);

/** How many listings of each of these people are for sale; who has none is left out. */
export async function countByOwners(db: Knex, ownerUuids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db('listings')
    .join('stores', 'stores.uuid', 'listings.store_uuid')
    .whereIn('stores.owner_uuid', [...ownerUuids])
    .where('on_sale', true)
    .whereRaw('listings.released_at <= clock_now()')
    .groupBy('stores.owner_uuid')
    .select<{ owner_uuid: string; total: number }[]>('stores.owner_uuid', db.raw('count(*) as total'));
  return new Map(rows.map(({ owner_uuid, total }) => [owner_uuid, Number(total)]));
}
