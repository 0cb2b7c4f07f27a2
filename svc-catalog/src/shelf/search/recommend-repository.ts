import type { Knex } from 'knex';
import type { ListingRow } from '../../publishing/listings/model.ts';
import { onShelf, type ShelfFilter } from './list-repository.ts';

/** A term for a tag, a creator or a category, with its weight. */
export interface Sign {
  id: number;
  weight: number;
}

export interface Suggesting {
  filter: ShelfFilter;
  signs: readonly Sign[];
  not: { uuids: readonly string[]; ownerUuid: string | null };
  limit: number;
}

/** Listings per sign, the most popular ones, so that the cost doesn't depend on the size of the shelf. */
const OF_EACH = 60;

/** Selects the listings of each sign, the popular ones first, with their place among that sign's. */
function candidates(db: Knex, { filter, signs, not, limit }: Suggesting) {
  const best = onShelf(db, filter)
    .joinRaw('join listing_terms t on t.listing_no = l.no')
    .whereRaw('t.term_id = sign.id and l.store_uuid <> all(?::uuid[])', [[...not.uuids]])
    .select('l.store_uuid', 't.rank', 't.listing_no')
    .orderByRaw('t.rank desc, t.listing_no desc')
    .limit(Math.max(OF_EACH, limit));
  if (not.ownerUuid) best.whereNot('l.owner_uuid', not.ownerUuid);
  return db
    .from(db.raw('unnest(?::int[], ?::int[]) as sign (id, weight)', [signs.map(({ id }) => id), signs.map(({ weight }) => weight)]))
    .joinRaw(db.raw('cross join lateral ? as c', [best]) as unknown as string)
    .select('c.store_uuid', db.raw('max(c.rank & 31) as popularity, max(c.listing_no) as no'))
    .groupBy('c.store_uuid');
}

const inOrder = (db: Knex, chosen: Knex.QueryBuilder, limit: number, order: string): Promise<ListingRow[]> =>
  db
    .from(chosen.as('c'))
    .join('listings as l', 'l.store_uuid', 'c.store_uuid')
    .select('l.*')
    .orderByRaw(`${order}, c.popularity desc, c.no desc`)
    .limit(limit) as unknown as Promise<ListingRow[]>;

/** Lists listings by the sum of their signs' weights. */
export const listAlike = (db: Knex, query: Suggesting): Promise<ListingRow[]> =>
  inOrder(db, candidates(db, query).select(db.raw('sum(sign.weight) as alike')), query.limit, 'c.alike desc');

/** Lists the most popular listing of each sign, then the second of each, and so on. */
export const listLiked = (db: Knex, query: Suggesting): Promise<ListingRow[]> => inOrder(db, placed(db, query), query.limit, 'c.place');

function placed(db: Knex, query: Suggesting): Knex.QueryBuilder {
  const rows = candidates(db, query).select(db.raw('min(sign.id) as sign'));
  return db
    .from(rows.as('r'))
    .select('r.*', db.raw('row_number() over (partition by r.sign order by r.popularity desc, r.no desc) as place'));
}
