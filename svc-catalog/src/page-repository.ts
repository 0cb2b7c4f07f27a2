import type { Knex } from 'knex';
import type { PageRange } from './list-page.ts';

/** Selects a page of rows by creation time, then uuid. Returns one row more than the page's size to tell whether another page follows. */
export function selectByTime<Q extends Knex.QueryBuilder>(rows: Q, direction: 'asc' | 'desc', { limit, offset, after }: PageRange): Q {
  rows
    .orderBy([
      { column: 'created_at', order: direction },
      { column: 'uuid', order: direction },
    ])
    .limit(limit + 1)
    .offset(offset);
  if (after) rows.whereRaw(`(created_at, uuid) ${direction === 'asc' ? '>' : '<'} (?, ?)`, [after.value, after.uuid]);
  return rows;
}
