import { ADULT_CATEGORIES, BESTSELLERS } from '@meowtale/contracts';
import type { Knex } from 'knex';
import type { ListingRow } from '../../publishing/listings/model.ts';
import { onShelf, type ShelfFilter } from './list-repository.ts';

const rowsOf = (db: Knex, shelf: ShelfFilter) => onShelf(db, shelf).select<ListingRow[]>('l.*');

export const listPicked = (db: Knex, shelf: ShelfFilter, storeUuids: readonly string[]): Promise<ListingRow[]> =>
  rowsOf(db, shelf).whereIn('l.store_uuid', [...storeUuids]);

/** Orders by sales, the later released first among equals: the shelf, the places and the list of the most bought agree. */
const BY_SALES = 's.order1_count desc, s.released_at desc, s.store_uuid desc';

/** Lists the most bought, without those that have too few orders for a bestseller. */
export const listBestsellers = (db: Knex, shelf: ShelfFilter, limit: number): Promise<ListingRow[]> =>
  rowsOf(db, shelf)
    .join('store_stats as s', 's.store_uuid', 'l.store_uuid')
    .where('s.order1_count', '>=', BESTSELLERS.ordersMin)
    .orderByRaw(BY_SALES)
    .limit(limit);

/**
 * Returns the places by sales of bestsellers, each of one work: priced works by orders minus refunds. Open categories share one shelf
 * per platform, each adult category has its own (ADR 10). A work with few orders has no place, and at most the upper half of the others has.
 */
export async function listSalesRanks(db: Knex): Promise<ReadonlyMap<string, number>> {
  const shelf = db.raw("l.platform_key, case when l.category = any(?::text[]) then l.category else 'open' end", [[...ADULT_CATEGORIES]]);
  const sold = onShelf(db, { free: false })
    .join('store_stats as s', 's.store_uuid', 'l.store_uuid')
    .where('s.order1_count', '>=', BESTSELLERS.ordersMin)
    .whereNot('l.platform_key', 'meowtale-open')
    .select(
      'l.store_uuid',
      db.raw(`row_number() over (partition by ? order by ${BY_SALES})::int as place`, [shelf]),
      db.raw('count(*) over (partition by ?)::int as among', [shelf]),
    );
  const rows = await db
    .from(sold.as('r'))
    .whereRaw('place <= least(?::int, among / 2)', [BESTSELLERS.places])
    .select<{ store_uuid: string; place: number }[]>('store_uuid', 'place');
  return new Map(rows.map(({ store_uuid, place }) => [store_uuid, place]));
}

export const listNewest = (db: Knex, shelf: ShelfFilter, limit: number): Promise<ListingRow[]> =>
  rowsOf(db, shelf)
    .orderBy([
      { column: 'l.released_at', order: 'desc' },
      { column: 'l.store_uuid', order: 'desc' },
    ])
    .limit(limit);

/** Counts the listings on sale of each of these people; people without are left out. */
export async function countByOwners(db: Knex, ownerUuids: readonly string[]): Promise<Map<string, number>> {
  const rows = await onShelf(db, {})
    .whereIn('l.owner_uuid', [...ownerUuids])
    .groupBy('l.owner_uuid')
    .select<{ owner_uuid: string; total: number }[]>('l.owner_uuid', db.raw('count(*) as total'));
  return new Map(rows.map(({ owner_uuid, total }) => [owner_uuid, Number(total)]));
}
