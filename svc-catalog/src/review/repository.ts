import type { Knex } from 'knex';
import type { Stretch } from '../list-page.ts';
import type { SubmitRow } from '../submits/submissions.ts';

/** Submissions in one of `states`, by when they joined the queue; one more than the stretch is long. */
export function listQueue(db: Knex, states: readonly number[], { limit, offset, after }: Stretch): Promise<SubmitRow[]> {
  const rows = db<SubmitRow>('store_submits')
    .where({ is_current: true })
    .whereIn('page_state', [...states])
    .orderBy([{ column: 'submitted_at' }, { column: 'uuid' }])
    .limit(limit + 1)
    .offset(offset);
  return after ? rows.whereRaw('(submitted_at, uuid) > (?, ?)', [after.value, after.uuid]) : rows;
}

export async function countQueue(db: Knex, states: readonly number[]): Promise<number> {
  const rows = db('store_submits')
    .where({ is_current: true })
    .whereIn('page_state', [...states]);
  return Number((await rows.count<{ total: number }[]>({ total: '*' }).first())?.total ?? 0);
}
