import { PAGE_SIZE_DEFAULT, PAGE_SIZE_RECOMMENDED, PLATFORMS } from '@meowtale/contracts';
import { type StoreOrder, type StoreQuery, storeQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { line } from '@meowtale/contracts/inputs/text';
import { type Actor, DomainError, parseInput, parseQuery } from '@meowtale/service-kit';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../database.ts';
import { type CursorKind, cursorOf, limitOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import { findReleased, findShown, type ListingRow } from '../../publishing/listings/model.ts';
import type { Works } from '../../works.ts';
import { type Asked, listShelf, type ShelfFilter, type ShelfRow } from './list-repository.ts';
import { type PublicStore, toPublicStores } from './model.ts';
import { recommended, related } from './recommend.ts';
import { readKeyword } from './search.ts';
import { areFew, FEW, type Total, totalOf } from './totals.ts';

export { findForSale, findNewest, findPopular, findReleasedStores, type Shelf, whichAreForSale } from './shelf.ts';

const SEARCH_TYPES = ['list', 'recommended', 'related', 'detail'] as const;

const findStoreInput = z.object({
  platform_key: z.enum(PLATFORMS, 'invalid.platform').nullish(),
  search_type: z.enum(SEARCH_TYPES, 'invalid.search-type').nullish(),
  id: z.string().max(100, 'invalid.too-long').nullish(),
  tag_id: line(30).nullish(),
});

const CURSORS: Partial<Record<string, CursorKind>> = { released_at: 'time', name: 'text' };

export interface ShelfPage extends Page<PublicStore> {
  totalCountIsExact: boolean;
}

interface Asking {
  db: Db;
  works: Works;
  actor: Actor;
}

/**
 * Returns released listings (SPEC §7 findStore): with `id` that one, also when it is off sale or in preview; else those on sale, filtered
 * and ordered by `q`. `recommended` and `related` return five by default.
 * @throws DomainError `input/invalid`
 */
export async function findPublicStores(
  { db, works, actor }: Asking,
  args: { q?: { pageSize?: number | null } | null } & object,
): Promise<ShelfPage> {
  const input = parseInput(findStoreInput, args);
  const { search_type: kind, id } = input;
  if (kind === 'related' && id == null) throw new DomainError('input/invalid', { fields: [{ path: 'id', key: 'invalid.id' }] });
  if (id != null && kind !== 'related') return wholePage(await toPublicStores(db, works, isUuid(id) ? await findShown(db, [id]) : []));
  const isSuggested = kind === 'recommended' || kind === 'related';
  const usual = isSuggested ? PAGE_SIZE_RECOMMENDED : PAGE_SIZE_DEFAULT;
  const query = parseQuery(storeQuery, { ...args.q, pageSize: args.q?.pageSize ?? usual });
  const filter = await filterOf(db, query, input);
  if (filter === null) return wholePage([], limitOf(query.pageSize));
  if (!isSuggested) return listPage({ db, works }, query, filter);
  const limit = limitOf(query.pageSize);
  const rows = id != null ? await related(db, { uuid: id, filter, limit }) : await recommended(db, { actor, filter, limit });
  return wholePage(await toPublicStores(db, works, rows));
}

/** Returns null if no listing can match. */
async function filterOf(db: Db, query: StoreQuery, input: z.output<typeof findStoreInput>): Promise<ShelfFilter | null> {
  const { keyword, page: _page, pageSize: _size, after: _after, orderField: _order, ...narrower } = query;
  const tags = [...new Set([...(query.tags ?? []), ...(input.tag_id ? [input.tag_id] : [])])];
  const filter = { ...narrower, tags, platformKey: input.platform_key };
  if (!keyword) return filter;
  const terms = await readKeyword(db, keyword);
  return terms && { ...filter, terms };
}

async function listPage({ db, works }: Pick<Asking, 'db' | 'works'>, query: StoreQuery, filter: ShelfFilter): Promise<ShelfPage> {
  // Without a keyword there is no relevance.
  const order: StoreOrder = query.orderField === 'relevance-desc' && !filter.terms ? 'released_at-desc' : query.orderField;
  const range = toPageRange(query, CURSORS[order.split('-')[0] ?? ''] ?? 'number');
  const { rows, total } = await readShelf(db, { filter, order, range });
  const cursor = (row: ShelfRow) => cursorOf(row.sort, row.store_uuid);
  const list = await toPublicStores(db, works, rows.slice(0, range.limit));
  return { ...toPage(rows, { query, range, total: total.count, cursor }, list), totalCountIsExact: total.isExact };
}

/** Reads a page; the number of matches decides how, because few matches aren't searched for in the list's order. */
async function readShelf(db: Db, query: Omit<Asked, 'few'>): Promise<{ rows: ShelfRow[]; total: Total }> {
  const { filter, range } = query;
  if (filter.terms) {
    const few = await areFew(db, filter);
    const [rows, total] = await Promise.all([listShelf(db, { ...query, few }), totalOf(db, filter, range.limit, few)]);
    return { rows, total };
  }
  const total = await totalOf(db, filter, range.limit);
  return { rows: await listShelf(db, { ...query, few: total.isExact && total.count <= FEW }), total };
}

function wholePage(list: PublicStore[], pageSize = Math.max(list.length, 1)): ShelfPage {
  const pageInfo = {
    page: 1,
    pageSize,
    pageCount: Math.min(list.length, 1),
    hasNextPage: false,
    endCursor: null,
  };
  return { list, totalCount: list.length, totalCountIsExact: true, pageInfo };
}

const MOST_AT_ONCE = 1000;

/** Finds released listings by uuid; unknown ones are left out. */
export async function findPublicByUuids(db: Db, works: Pick<Works, 'addresses'>, uuids: readonly string[]): Promise<PublicStore[]> {
  const wanted = [...new Set(uuids)].filter((uuid) => isUuid(uuid)).slice(0, MOST_AT_ONCE);
  const rows: ListingRow[] = wanted.length === 0 ? [] : await findReleased(db, wanted);
  return toPublicStores(db, works, rows);
}
