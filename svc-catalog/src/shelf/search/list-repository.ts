import type { StoreOrder } from '@meowtale/contracts/inputs/catalog/listing';
import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';
import type { ListingRow } from '../../publishing/listings/model.ts';
import { type Coming, joinFew, joinFound, namedAbove } from './found-repository.ts';
import type { WantedTerms } from './search.ts';

type Some<T> = T | null | undefined;

/** Filters of the public list; any of several values matches, but all of `tags` are required. */
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
  /** Terms of a keyword. */
  terms?: Some<readonly WantedTerms[]>;
}

/** A row of the list with its sort value. */
export type ShelfRow = ListingRow & { sort: Date | number | string };

/** Evaluated once per statement; a function in a row's condition would be evaluated for each row. */
const NOW = '(select clock_now())';

/** The addition keeps the planner from using this as the selective condition, because nearly all rows are released. */
const IS_OUT = `l.released_at + interval '0' <= ${NOW}`;

/** Selects listings that are on sale, released by the database's clock, and match; every public list begins with it, as `l`. */
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
    // Discounts don't apply to free works and to rewards.
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

interface Tie {
  column: string;
  /** The column's value in the row with this uuid. */
  of: string;
}

interface Sort {
  value: string;
  /** Order equal values, one after the other. */
  ties: readonly Tie[];
}

const BY_NUMBER: Tie = { column: 'found.listing_no', of: '(select no from listings where store_uuid = ?)' };
/** Equal counts by release, as the bestsellers (`BY_SALES`). */
const BY_RELEASE: readonly Tie[] = [
  { column: 's.released_at', of: '(select released_at from store_stats where store_uuid = ?)' },
  { column: 's.store_uuid', of: '?::uuid' },
];
const BY_UUID: Tie = { column: 'l.store_uuid', of: '?::uuid' };

const SORTED_BY = {
  released_at: 'l.released_at',
  price: 'l.price_coins',
  name: 'l.name',
  like_count: 's.like_count',
  order1_count: 's.order1_count',
} as const;

const isByFit = ({ order, filter }: Asked): boolean => order === 'relevance-desc' && Boolean(filter.terms);

function sortBy(rows: Knex.QueryBuilder, query: Asked): Sort {
  const [column = ''] = query.order.split('-');
  if (isByFit(query)) return { value: 'found.rank', ties: [BY_NUMBER] };
  const counted = column === 'like_count' || column === 'order1_count';
  if (counted) rows.join('store_stats as s', 's.store_uuid', 'l.store_uuid');
  const value = SORTED_BY[(column === 'relevance' ? 'released_at' : column) as keyof typeof SORTED_BY];
  return { value, ties: counted ? BY_RELEASE : [BY_UUID] };
}

/** Selects the matches, words aside, before ordering them. */
const gathered = (db: Knex, filter: ShelfFilter): Knex.QueryBuilder =>
  db.from(
    onShelf(db, filter)
      .select('l.*')
      .offset(db.raw('0') as unknown as number)
      .as('l'),
  );

/** A query of the public list. */
export interface Asked {
  filter: ShelfFilter;
  order: StoreOrder;
  range: PageRange;
  /** Few listings match, words aside; searching for them in the list's order would read nearly all of it. */
  few: boolean;
}

/** Lists a page of the public list; returns one more than its size to tell whether another page follows. */
export async function listShelf(db: Knex, query: Asked): Promise<ShelfRow[]> {
  const { filter, few, range } = query;
  if (few || !isByFit(query)) return readStretch(db, query, 'inList');
  const above = namedAbove(filter.terms);
  const byName = above === undefined ? [] : await listNamed(db, query, above);
  return byName.length > range.limit ? byName : readStretch(db, query, 'fittest');
}

/** Lists the part of a list by fit whose listings have every word in the name. */
async function listNamed(db: Knex, query: Asked, above: number): Promise<ShelfRow[]> {
  const { after } = query.range;
  const within = after && { ...after, value: Number(after.value) - above };
  const rows = await readStretch(db, { ...query, range: { ...query.range, after: within } }, 'named');
  return rows.map((row) => ({ ...row, sort: Number(row.sort) + above }));
}

/** Reads a page by its order in an index as far as possible, so that skipped rows before a late page cost little. */
function readStretch(db: Knex, query: Asked, coming: Coming): Promise<ShelfRow[]> {
  const { filter, few, order } = query;
  const { limit, offset, after } = query.range;
  const direction = order.endsWith('-asc') ? 'asc' : 'desc';
  const rows = few ? joinFew(gathered(db, filter), filter.terms) : joinFound(onShelf(db, filter), filter.terms, coming);
  const { value, ties } = sortBy(rows, query);
  const columns = [value, ...ties.map(({ column }) => column)];
  if (after) {
    const place = ['?', ...ties.map((tie) => tie.of)].join(', ');
    rows.whereRaw(`(${columns.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${place})`, [after.value, ...ties.map(() => after.uuid)]);
  }
  rows
    .select('l.store_uuid', db.raw(`${value} as sort`), ...ties.map(({ column }, at) => db.raw(`${column} as tie_${at}`)))
    .orderByRaw(columns.map((column) => `${column} ${direction}`).join(', '))
    .limit(limit + 1)
    .offset(offset);
  const sorted = ['p.sort', ...ties.map((_tie, at) => `p.tie_${at}`)];
  return db
    .from(rows.as('p'))
    .join('listings as l', 'l.store_uuid', 'p.store_uuid')
    .select('l.*', 'p.sort')
    .orderBy(sorted.map((column) => ({ column, order: direction }))) as unknown as Promise<ShelfRow[]>;
}

/** Counts matches up to `most`; one more means that there are more. */
export async function countShelf(db: Knex, filter: ShelfFilter, most: number, few = false): Promise<number> {
  const rows = few ? joinFew(gathered(db, filter), filter.terms) : joinFound(onShelf(db, filter), filter.terms, 'any');
  const some = rows.select(db.raw('1')).limit(most + 1);
  const row = await db.from(some.as('some')).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Counts all matches, however long it takes. */
export async function countAllShelf(db: Knex, filter: ShelfFilter): Promise<number> {
  const row = await onShelf(db, filter).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}
