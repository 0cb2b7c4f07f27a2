import type { PlatformKey } from '@meowtale/contracts';
import type { Knex } from 'knex';
import type { Stretch } from '../list-page.ts';
import type { SubmitRow } from '../submits/submissions.ts';

export interface QueueFilter {
  states: readonly number[];
  platformKey: PlatformKey | null;
}

const queue = (db: Knex, { states, platformKey }: QueueFilter) => {
  const rows = db<SubmitRow>('store_submits')
    .where({ is_current: true })
    .whereIn('page_state', [...states]);
  if (platformKey === null) return rows;
  return rows.whereExists(db('stores').whereRaw('stores.uuid = store_submits.store_uuid').where({ platform_key: platformKey }));
};

/** Submissions in one of the filter's states, the longest waiting first, or the last decided; one more than the stretch is long. */
export function listQueue(
  db: Knex,
  filter: QueueFilter,
  by: 'submitted_at' | 'decided_at',
  { limit, offset, after }: Stretch,
): Promise<SubmitRow[]> {
  const [order, beyond] = by === 'decided_at' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  const rows = queue(db, filter)
    .orderBy([
      { column: by, order },
      { column: 'uuid', order },
    ])
    .limit(limit + 1)
    .offset(offset);
  return after ? rows.whereRaw(`(??, uuid) ${beyond} (?, ?)`, [by, after.value, after.uuid]) : rows;
}

export async function countQueue(db: Knex, filter: QueueFilter): Promise<number> {
  const row = await queue(db, filter).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}
