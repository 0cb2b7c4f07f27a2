import { DomainError } from '@meowtale/service-kit';
import { type Listed, type Page, toCursor } from './page.ts';
import { countList, type ListQuery, selectPage } from './repository.ts';

/** One page of a query that has no order of its own; `key` is its unique column. Throws `input/invalid` for a cursor that isn't one. */
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

/** A cursor is the client's to send back, so its parts may be anything: what the database can't read is a wrong input. */
function refuseCursor(error: unknown): never {
  const unreadable = String((error as { code?: string }).code).startsWith('22');
  throw unreadable ? new DomainError('input/invalid', { fields: [{ path: 'q.after', key: 'invalid.cursor' }], cause: error }) : error;
}
