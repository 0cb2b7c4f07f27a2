import type { Knex } from 'knex';
import { onShelf, type ShelfFilter } from './list-repository.ts';
import type { ListingRow } from './repository.ts';

const rowsOf = (db: Knex, shelf: ShelfFilter) => onShelf(db, shelf).select<ListingRow[]>('l.*');

export const listPicked = (db: Knex, shelf: ShelfFilter, storeUuids: readonly string[]): Promise<ListingRow[]> =>
  rowsOf(db, shelf).whereIn('l.store_uuid', [...storeUuids]);

/** What was bought most, the newer one first where that is alike; never what nobody bought. */
export const listBestsellers = (db: Knex, shelf: ShelfFilter, limit: number): Promise<ListingRow[]> =>
  rowsOf(db, shelf)
    .join('store_stats as s', 's.store_uuid', 'l.store_uuid')
    .where('s.order1_count', '>', 0)
    .orderBy([
      { column: 's.order1_count', order: 'desc' },
      { column: 's.store_uuid', order: 'desc' },
    ])
    .limit(limit);

export const listNewest = (db: Knex, shelf: ShelfFilter, limit: number): Promise<ListingRow[]> =>
  rowsOf(db, shelf)
    .orderBy([
      { column: 'l.released_at', order: 'desc' },
      { column: 'l.store_uuid', order: 'desc' },
    ])
    .limit(limit);

/** How many listings of each of these people are for sale; who has none is left out. */
export async function countByOwners(db: Knex, ownerUuids: readonly string[]): Promise<Map<string, number>> {
  const rows = await onShelf(db, {})
    .whereIn('l.owner_uuid', [...ownerUuids])
    .groupBy('l.owner_uuid')
    .select<{ owner_uuid: string; total: number }[]>('l.owner_uuid', db.raw('count(*) as total'));
  return new Map(rows.map(({ owner_uuid, total }) => [owner_uuid, Number(total)]));
}
