import type { Knex } from 'knex';
import type { Stretch } from './list-page.ts';

/**
 * A stretch of rows by when they were made, their uuids deciding between those of one moment. Answers one more than the stretch
 * is long, so that it is known whether another follows.
 */
export function stretchByTime<Q extends Knex.QueryBuilder>(rows: Q, direction: 'asc' | 'desc', { limit, offset, after }: Stretch): Q {
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
