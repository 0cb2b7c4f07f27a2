import type { Knex } from 'knex';
import type { Page } from './page.ts';

/** A row with its position in the order as the database's own text, which keeps microseconds. */
export type Placed<Row> = Row & { cursor_value: string | null; cursor_key: string };

/** A query without order and limit. */
export type ListQuery = Knex.QueryBuilder;

/** Selects one page and one row more, ordered by the page's column and then `key`. Numbered pages use an offset, `after` seeks. */
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
  if (page.after) seekBehind(rows, page, key, page.after);
  else rows.offset((page.page - 1) * page.pageSize);
  return (await rows) as Placed<Row>[];
}

/** Seeks behind a cursor. Rows without a value come first when descending and last when ascending, like PostgreSQL's nulls. */
function seekBehind(
  rows: ListQuery,
  { column, descending }: Page<string>,
  key: string,
  [value, last]: readonly [string | null, string],
): void {
  const than = descending ? '<' : '>';
  if (value === null)
    rows.where((behind) => {
      behind.where((same) => same.whereNull(column).whereRaw(`?? ${than} ?`, [key, last]));
      if (descending) behind.orWhereNotNull(column);
    });
  else if (descending) rows.whereRaw(`(??, ??) ${than} (?, ?)`, [column, key, value, last]);
  else rows.where((behind) => behind.whereRaw(`(??, ??) ${than} (?, ?)`, [column, key, value, last]).orWhereNull(column));
}

export async function countList(query: ListQuery): Promise<number> {
  const [row] = await query.clone().clearSelect().count<{ count: number }[]>('* as count');
  return row?.count ?? 0;
}
