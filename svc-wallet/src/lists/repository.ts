import type { Knex } from 'knex';
import type { Page } from './page.ts';

/** A row with its place in the order, in the database's own text, so that no microsecond is lost between two pages. */
export type Placed<Row> = Row & { cursor_value: string | null; cursor_key: string };

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
  if (page.after) seekBehind(rows, page, key, page.after);
  else rows.offset((page.page - 1) * page.pageSize);
  return (await rows) as Placed<Row>[];
}

/** Rows without a value in the column come first where it descends and last where it ascends, as the database has it. */
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
