import { PAGE_SIZE_DEFAULT, PAGE_SIZE_RECOMMENDED, PLATFORMS } from '@meowtale/contracts';
import { storeQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { line } from '@meowtale/contracts/inputs/text';
import { parseInput } from '@meowtale/service-kit';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { cursorOf, type Page, toPage, toStretch } from '../list-page.ts';
import type { Works } from '../works.ts';
import { type PublicStore, toPublicStores } from './public-view.ts';
import { countForSale, findReleased, type ListingRow, listForSale } from './repository.ts';

const SEARCH_TYPES = ['list', 'recommended', 'detail'] as const;

const findStoreInput = z.object({
  platform_key: z.enum(PLATFORMS, 'invalid.platform').nullish(),
  search_type: z.enum(SEARCH_TYPES, 'invalid.search-type').nullish(),
  id: z.string().max(100, 'invalid.too-long').nullish(),
  tag_id: line(30).nullish(),
});

/**
 * Released listings (SPEC §7 findStore): with `id` that one, also when it is off sale; else what is on sale, filtered and
 * ordered by `q`, the newest release first. `recommended` answers five unless asked for more.
 * @throws DomainError `input/invalid`
 */
export async function findPublicStores(
  db: Db,
  works: Works,
  args: { q?: { pageSize?: number | null } | null } & object,
): Promise<Page<PublicStore>> {
  const input = parseInput(findStoreInput, args);
  if (input.id != null) return onlyOne(await findPublicByUuids(db, works, [input.id]));
  const usual = input.search_type === 'recommended' ? PAGE_SIZE_RECOMMENDED : PAGE_SIZE_DEFAULT;
  const query = parseInput(storeQuery, { ...args.q, pageSize: args.q?.pageSize ?? usual });
  const order = {
    column: query.orderField.startsWith('price') ? 'price_coins' : 'released_at',
    direction: query.orderField.endsWith('asc') ? 'asc' : 'desc',
  } as const;
  const stretch = toStretch(query, order.column === 'price_coins' ? 'number' : 'time');
  const filter = { ...query, platformKey: input.platform_key, tag: input.tag_id };
  const [rows, total] = await Promise.all([listForSale(db, filter, order, stretch), countForSale(db, filter)]);
  const cursor = (row: ListingRow) => cursorOf(row[order.column], row.store_uuid);
  return toPage(rows, { query, stretch, total, cursor }, await toPublicStores(db, works, rows.slice(0, stretch.limit)));
}

function onlyOne(list: PublicStore[]): Page<PublicStore> {
  return { list, totalCount: list.length, pageInfo: { page: 1, pageSize: 1, pageCount: list.length, hasNextPage: false, endCursor: null } };
}

const MOST_AT_ONCE = 1000;

/** Released listings by uuid; whatever isn't one is left out. */
export async function findPublicByUuids(db: Db, works: Pick<Works, 'addresses'>, uuids: readonly string[]): Promise<PublicStore[]> {
  const wanted = [...new Set(uuids)].filter((uuid) => isUuid(uuid)).slice(0, MOST_AT_ONCE);
  return wanted.length === 0 ? [] : toPublicStores(db, works, await findReleased(db, wanted));
}
