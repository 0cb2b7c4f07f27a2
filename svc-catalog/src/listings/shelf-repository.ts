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
