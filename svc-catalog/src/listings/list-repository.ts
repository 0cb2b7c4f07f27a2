import type { StoreOrder } from '@meowtale/contracts/inputs/catalog/listing';
import type { Knex } from 'knex';
import type { Stretch } from '../list-page.ts';
import { type Coming, joinFew, joinFound, namedAbove } from './found-repository.ts';
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
  distributed?: Some<boolean>;
  priceMin?: Some<number>;
  priceMax?: Some<number>;
  /** What a keyword asks for. */
  terms?: Some<readonly WantedTerms[]>;
}

/** A row of the list, and what it stands there by. */
export type ShelfRow = ListingRow & { sort: Date | number | string };

/** Asked once for a statement: a function in a row's condition would be asked for each row. */
const NOW = '(select clock_now())';

/** Added to, so that the planner doesn't take it for what narrows a list: nearly everything is out. */
const IS_OUT = `l.released_at + interval '0' <= ${NOW}`;

/** On sale, its time has come by the database's clock, and it fits: every list of listings that people see begins here, as `l`. */
export function onShelf(db: Knex, filter: ShelfFilter) {
  const rows = db('listings as l').where('l.on_sale', true).whereRaw(IS_OUT);
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
    // Nothing is taken off what is free, or whose buyer decides the price.
    const active = `l.price_coins > 0 and l.platform_key <> 'meowtale-open' and l.discount_ends_at > ${NOW} and l.discount_starts_at <= ${NOW}`;
    rows.whereRaw(filter.discounted ? active : `(${active}) is not true`);
  }
  if (filter.distributed != null) {
    const open = `exists (select 1 from stores s where s.uuid = l.store_uuid and s.cps_state = 1 and s.cps_share_bp > 0
      and (s.cps_closed_at is null or s.cps_closed_at > ${NOW}))`;
    rows.whereRaw(filter.distributed ? open : `not ${open}`);
  }
  if (filter.priceMin != null) rows.where('l.price_coins', '>=', filter.priceMin);
  if (filter.priceMax != null) rows.where('l.price_coins', '<=', filter.priceMax);
  return rows;
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

const isByFit = ({ order, filter }: Asked): boolean => order === 'relevance-desc' && Boolean(filter.terms);

function sortBy(rows: Knex.QueryBuilder, asked: Asked): Sort {
  const [column = ''] = asked.order.split('-');
  if (isByFit(asked)) return { value: 'found.rank', tie: 'found.listing_no', tieOf: '(select no from listings where store_uuid = ?)' };
  const counted = column === 'like_count' || column === 'order1_count';
  if (counted) rows.join('store_stats as s', 's.store_uuid', 'l.store_uuid');
  const value = SORTED_BY[(column === 'relevance' ? 'released_at' : column) as keyof typeof SORTED_BY];
  return { value, tie: counted ? 's.store_uuid' : 'l.store_uuid', tieOf: '?::uuid' };
}

/** Those that fit, words aside, gathered whatever the order they are asked for in. */
const gathered = (db: Knex, filter: ShelfFilter): Knex.QueryBuilder =>
  db.from(
    onShelf(db, filter)
      .select('l.*')
      .offset(db.raw('0') as unknown as number)
      .as('l'),
  );

/** What is asked of the public list. */
export interface Asked {
  filter: ShelfFilter;
  order: StoreOrder;
  stretch: Stretch;
  /** Few fit, words aside: to look for them in the list's order would be to read nearly all of it. */
  few: boolean;
}

/** A stretch of the public list, one more than it is long, so that it is known whether another follows. */
export async function listShelf(db: Knex, asked: Asked): Promise<ShelfRow[]> {
  const { filter, few, stretch } = asked;
  if (few || !isByFit(asked)) return readStretch(db, asked, 'inList');
  const above = namedAbove(filter.terms);
  const named = above === undefined ? [] : await listNamed(db, asked, above);
  return named.length > stretch.limit ? named : readStretch(db, asked, 'fittest');
}

/** The list by fit as far as it has every word in a name. */
async function listNamed(db: Knex, asked: Asked, above: number): Promise<ShelfRow[]> {
  const { after } = asked.stretch;
  const within = after && { ...after, value: Number(after.value) - above };
  const rows = await readStretch(db, { ...asked, stretch: { ...asked.stretch, after: within } }, 'named');
  return rows.map((row) => ({ ...row, sort: Number(row.sort) + above }));
}

/** Which rows they are is found in an index as far as it goes, so that those passed over before a late page cost little. */
function readStretch(db: Knex, asked: Asked, coming: Coming): Promise<ShelfRow[]> {
  const { filter, few, order } = asked;
  const { limit, offset, after } = asked.stretch;
  const direction = order.endsWith('-asc') ? 'asc' : 'desc';
  const rows = few ? joinFew(gathered(db, filter), filter.terms) : joinFound(onShelf(db, filter), filter.terms, coming);
  const { value, tie, tieOf } = sortBy(rows, asked);
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
export async function countShelf(db: Knex, filter: ShelfFilter, most: number, few = false): Promise<number> {
  const rows = few ? joinFew(gathered(db, filter), filter.terms) : joinFound(onShelf(db, filter), filter.terms, 'any');
  const some = rows.select(db.raw('1')).limit(most + 1);
  const row = await db.from(some.as('some')).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** How many fit, however long it takes. */
export async function countAllShelf(db: Knex, filter: ShelfFilter): Promise<number> {
  const row = await onShelf(db, filter).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}
