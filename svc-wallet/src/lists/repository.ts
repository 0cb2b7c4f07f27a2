import { DomainError } from '@meowtale/service-kit';
import type { Knex } from 'knex';
import { type Listed, type Page, toCursor } from './page.ts';

interface Cursor {
  cursor_value: string;
  cursor_key: string;
}

/**
 * One page of a query without an order of its own: by the page's column, then by `key`, which is unique. Numbered pages skip,
 * `after` seeks. Values travel in the database's own text, so that no microsecond is lost between two pages.
 */
export async function readPage<Row extends object, Column extends string>(
  query: Knex.QueryBuilder,
  page: Page<Column>,
  key: string,
): Promise<Listed<Row>> {
  const direction = page.descending ? 'desc' : 'asc';
  const counted = query.clone().clearSelect().count<{ count: number }[]>('* as count');
  const rows = query
    .clone()
    .select(query.client.raw('??::text as cursor_value, ??::text as cursor_key', [page.column, key]))
    .orderBy([
      { column: page.column, order: direction },
      { column: key, order: direction },
    ])
    .limit(page.pageSize + 1);
  if (page.after) rows.whereRaw(`(??, ??) ${page.descending ? '<' : '>'} (?, ?)`, [page.column, key, ...page.after]);
  else rows.offset((page.page - 1) * page.pageSize);
  const [[total], found] = (await Promise.all([counted, rows]).catch(refuseCursor)) as [{ count: number }[], (Row & Cursor)[]];
  const list = found.slice(0, page.pageSize);
  const last = list.at(-1);
  return {
    list,
    totalCount: total?.count ?? 0,
    pageInfo: {
      page: page.page,
      pageSize: page.pageSize,
      pageCount: Math.ceil((total?.count ?? 0) / page.pageSize),
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
