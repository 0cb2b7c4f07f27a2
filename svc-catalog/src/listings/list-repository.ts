import type { StoreOrder } from '@meowtale/contracts/inputs/catalog/listing';
import type { Knex } from 'knex';
import type { Stretch } from '../list-page.ts';
import type { ListingRow } from './repository.ts';
import type { WantedTerms } from './search.ts';

type Some<T> = T | null | undefined;

/** What the public list is narrowed by; of several values of one any will do, but every one of `tags` must be there. */
export interface ShelfFilter {
  platformKey?: Some<string>;
  categories?: Some<readonly string[]>;
  languages?: Some<readonly string[]>;
  systems?: Some<readonly string[]>;
  tags?: Some<readonly string[]>;
  excludedTags?: Some<readonly string[]>;
  serialStatus?: Some<string>;
  releaseType?: Some<string>;
  author?: Some<string>;
  free?: Some<boolean>;
  discounted?: Some<boolean>;
  priceMin?: Some<number>;
  priceMax?: Some<number>;
  /** What a keyword asks for. */
  terms?: Some<readonly WantedTerms[]>;
}

/** A row of the list, and what it stands there by. */
export type ShelfRow = ListingRow & { sort: Date | number | string };

/** Asked once for a statement: a function in a row's condition would be asked for each row. */
const NOW = '(select clock_now())';

/** On sale, its time has come by the database's clock, and it fits: every list of listings that people see begins here, as `l`. */
export function onShelf(db: Knex, filter: ShelfFilter) {
  const rows = db('listings as l').where('l.on_sale', true).whereRaw(`l.released_at <= ${NOW}`);
  const overlaps = (column: string, values: Some<readonly string[]>) => {
    if (values?.length) rows.whereRaw('?? && ?::text[]', [column, [...values]]);
  };
  if (filter.platformKey) rows.where('l.platform_key', filter.platformKey);
  if (filter.categories?.length) rows.whereIn('l.category', [...filter.categories]);
  overlaps('l.languages', filter.languages);
  overlaps('l.systems', filter.systems);
  if (filter.tags?.length) rows.whereRaw('l.tags @> ?::text[]', [[...filter.tags]]);
  if (filter.excludedTags?.length) rows.whereRaw('not l.tags && ?::text[]', [[...filter.excludedTags]]);
  if (filter.serialStatus) rows.where('l.serial_status', filter.serialStatus);
  if (filter.releaseType) {
    rows.whereRaw('exists (select 1 from stores s where s.uuid = l.store_uuid and s.release_type = ?)', [filter.releaseType]);
  }
  if (filter.author) rows.where('l.owner_uuid', filter.author);
  if (filter.free != null) rows.where('l.price_coins', filter.free ? '=' : '>', 0);
  if (filter.discounted != null) {
    const active = `l.discount_ends_at > ${NOW} and l.discount_starts_at <= ${NOW}`;
    rows.whereRaw(filter.discounted ? active : `(${active}) is not true`);
  }
  if (filter.priceMin != null) rows.where('l.price_coins', '>=', filter.priceMin);
  if (filter.priceMax != null) rows.where('l.price_coins', '<=', filter.priceMax);
  return rows;
}

/** A word that isn't the one asked for says half as much; what said more before says more still. */
const HALVED = '((((rank >> 5) + 1) >> 1) << 5) | (rank & 31)';
/** Of each term that isn't the one asked for the best are found: a beginning may be that of words by the hundred thousand. */
const BEST_OF_EACH = 2000;
const MEANT = `(select listing_no, max(rank) as rank from (
    select listing_no, rank from listing_terms where term_id = any(?::int[])
    union all
    select best.listing_no, ${HALVED} from unnest(?::int[]) as close (id) cross join lateral (
      select listing_no, rank from listing_terms where term_id = close.id order by rank desc, listing_no desc limit ${BEST_OF_EACH}) best
  ) found group by listing_no)`;

/** How the listings of all wanted words come: the fittest first, as they lie, or as the list's own order has them. */
type Coming = 'fittest' | 'any' | 'inList';

/**
 * Joins the listings of all wanted words as `found`, with how well each fits them, a popular one more among equals. Words are joined
 * among themselves before their listings are looked up, as far as these are needed: two common words are in hundreds of
 * thousands, and the planner would read every one.
 */
function joinFound(rows: Knex.QueryBuilder, terms: Some<readonly WantedTerms[]>, coming: Coming): Knex.QueryBuilder {
  if (!terms) return rows;
  const bindings: Knex.Value[] = [];
  const parts = terms.map(({ exact, close }, at) => {
    const [only] = exact;
    const isOnly = only !== undefined && close.length === 0;
    bindings.push(...(isOnly ? [only] : [exact, close]));
    const part = isOnly ? '(select listing_no, rank from listing_terms where term_id = ?)' : MEANT;
    return at === 0 ? `${part} t0` : `join ${part} t${at} using (listing_no)`;
  });
  const fit = terms.length === 1 ? 't0.rank' : `(${terms.map((_, at) => `(t${at}.rank >> 5)`).join(' + ')}) * 32 + (t0.rank & 31)`;
  // What one term alone finds stands in its order in an index, where a later page begins in its midst.
  const isOneTerm = bindings.length === 1;
  const order = { fittest: 'order by rank desc, listing_no desc offset 0', any: 'offset 0', inList: '' }[isOneTerm ? 'inList' : coming];
  const found = `select listing_no, ${fit} as rank from ${parts.join(' ')} ${order}`;
  return rows.joinRaw(`join (${found}) found on found.listing_no = l.no`, bindings);
}

interface Sort {
  value: string;
  tie: string;
  /** The tie of a row that only its uuid is known of. */
  tieOf: string;
}

const SORTED_BY = {
  released_at: 'l.released_at',
  price: 'l.price_coins',
  name: 'l.name',
  like_count: 's.like_count',
  order1_count: 's.order1_count',
} as const;

function sortBy(rows: Knex.QueryBuilder, column: string, terms: Some<readonly WantedTerms[]>): Sort {
  const byFit = column === 'relevance' && terms;
  joinFound(rows, terms, byFit ? 'fittest' : 'inList');
  if (byFit) return { value: 'found.rank', tie: 'found.listing_no', tieOf: '(select no from listings where store_uuid = ?)' };
  const counted = column === 'like_count' || column === 'order1_count';
  if (counted) rows.join('store_stats as s', 's.store_uuid', 'l.store_uuid');
  const value = SORTED_BY[(column === 'relevance' ? 'released_at' : column) as keyof typeof SORTED_BY];
  return { value, tie: counted ? 's.store_uuid' : 'l.store_uuid', tieOf: '?::uuid' };
}

/**
 * A stretch of the public list, one more than it is long, so that it is known whether another follows. Which rows they are is
 * found in an index as far as it goes, so that those passed over before a late page cost little.
 */
export function listShelf(db: Knex, filter: ShelfFilter, order: StoreOrder, { limit, offset, after }: Stretch): Promise<ShelfRow[]> {
  const [column, direction] = order.split('-') as [string, 'asc' | 'desc'];
  const rows = onShelf(db, filter);
  const { value, tie, tieOf } = sortBy(rows, column, filter.terms);
  if (after) rows.whereRaw(`(${value}, ${tie}) ${direction === 'asc' ? '>' : '<'} (?, ${tieOf})`, [after.value, after.uuid]);
  rows
    .select('l.store_uuid', db.raw(`${value} as sort, ${tie} as tie`))
    .orderByRaw(`${value} ${direction}, ${tie} ${direction}`)
    .limit(limit + 1)
    .offset(offset);
  return db
    .from(rows.as('p'))
    .join('listings as l', 'l.store_uuid', 'p.store_uuid')
    .select('l.*', 'p.sort')
    .orderBy([
      { column: 'p.sort', order: direction },
      { column: 'p.tie', order: direction },
    ]) as unknown as Promise<ShelfRow[]>;
}

/** How many fit, counted no further than `most`; one more says that there are more. */
export async function countShelf(db: Knex, filter: ShelfFilter, most: number): Promise<number> {
  const some = joinFound(onShelf(db, filter).select(db.raw('1')), filter.terms, 'any').limit(most + 1);
  const row = await db.from(some.as('some')).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** How many fit, however long it takes. */
export async function countAllShelf(db: Knex, filter: ShelfFilter): Promise<number> {
  const row = await onShelf(db, filter).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}
