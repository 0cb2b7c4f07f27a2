import type { Knex } from 'knex';
import type { Page } from './page.ts';

/** A row with its place in the order, in the database's own text, so that no microsecond is lost between two pages. */
export type Placed<Row> = Row & { cursor_value: string; cursor_key: string };

/** A query that has neither an order nor a limit yet. */
export type ListQuery = Knex.QueryBuilder;

/** The rows of one page and one more, if there is one: by the page's column, then by `key`. Numbered pages skip, `after` seeks. */
export async function selectPage<Row extends object>(query: ListQuery, page: Page<string>, key: string): Promise<Placed<Row>[]> {
  const order = page.descending ? 'desc' : 'asc';
  const rows = query
    .clone()
    .select(query.client.raw('??::text as cursor_value, ??::text as cursor_key', [page.column, key]))
    .orderBy([
      { column: page.column, order },
      { column: key, order },
    ])
    .limit(page.pageSize + 1);
  if (page.after) rows.whereRaw(`(??, ??) ${page.descending ? '<' : '>'} (?, ?)`, [page.column, key, ...page.after]);
  else rows.offset((page.page - 1) * page.pageSize);
  return (await rows) as Placed<Row>[];
}

export async function countList(query: ListQuery): Promise<number> {
  const [row] = await query.clone().clearSelect().count<{ count: number }[]>('* as count');
  return row?.count ?? 0;
}
