import { DomainError } from '@meowtale/service-kit';
import { type Listed, type Page, toCursor } from './page.ts';
import { countList, type ListQuery, selectPage } from './repository.ts';

/** Reads one page of a query without an order; `key` is its unique column. Throws `input/invalid` for an invalid cursor. */
export async function readPage<Row extends object>(query: ListQuery, page: Page<string>, key: string): Promise<Listed<Row>> {
  const [totalCount, found] = await Promise.all([countList(query), selectPage<Row>(query, page, key)]).catch(refuseCursor);
  const list = found.slice(0, page.pageSize);
  const last = list.at(-1);
  return {
    list,
    totalCount,
    pageInfo: {
      page: page.page,
      pageSize: page.pageSize,
      pageCount: Math.ceil(totalCount / page.pageSize),
      hasNextPage: found.length > page.pageSize,
      endCursor: last ? toCursor(last.cursor_value, last.cursor_key) : null,
    },
  };
}

/** Throws `input/invalid` for a cursor whose parts the database can't parse, because the client may send anything. */
function refuseCursor(error: unknown): never {
  const unreadable = String((error as { code?: string }).code).startsWith('22');
  throw unreadable ? new DomainError('input/invalid', { fields: [{ path: 'q.after', key: 'invalid.cursor' }], cause: error }) : error;
}
