import type { Knex } from 'knex';
import type { Stretch } from '../list-page.ts';
import type { SubmitRow } from '../submits/submissions.ts';

/** Submissions in one of `states`, the longest waiting first, or the last decided; one more than the stretch is long. */
export function listQueue(
  db: Knex,
  states: readonly number[],
  by: 'submitted_at' | 'decided_at',
  { limit, offset, after }: Stretch,
): Promise<SubmitRow[]> {
  const [order, beyond] = by === 'decided_at' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  const rows = db<SubmitRow>('store_submits')
    .where({ is_current: true })
    .whereIn('page_state', [...states])
    .orderBy([
      { column: by, order },
      { column: 'uuid', order },
    ])
    .limit(limit + 1)
    .offset(offset);
  return after ? rows.whereRaw(`(??, uuid) ${beyond} (?, ?)`, [by, after.value, after.uuid]) : rows;
}

export async function countQueue(db: Knex, states: readonly number[]): Promise<number> {
  const rows = db('store_submits')
    .where({ is_current: true })
    .whereIn('page_state', [...states]);
  return Number((await rows.count<{ total: number }[]>({ total: '*' }).first())?.total ?? 0);
}
