import type { PlatformKey } from '@meowtale/contracts';
import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';
import type { SubmitRow } from '../submission/model.ts';

export interface QueueFilter {
  states: readonly number[];
  platformKey: PlatformKey | null;
}

/** The lower state of both parts: one waiting part makes a submission wait. Same expression as the index `store_submits_queue_of_parts`. */
const LEAST = 'least(page_state, package_state)';

const queue = (db: Knex, { states, platformKey }: QueueFilter) => {
  const rows = db<SubmitRow>('store_submits')
    .where({ is_current: true })
    .whereRaw(`${LEAST} = any(?)`, [[...states]]);
  if (platformKey === null) return rows;
  return rows.whereExists(db('stores').whereRaw('stores.uuid = store_submits.store_uuid').where({ platform_key: platformKey }));
};

/** Returns submissions in the filter's states, the longest waiting or the last decided first, and one row more than the limit. */
export function listQueue(
  db: Knex,
  filter: QueueFilter,
  by: 'submitted_at' | 'decided_at',
  { limit, offset, after }: PageRange,
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

/** Returns when each of these submissions was last taken. */
export function listTakes(
  db: Knex,
  submits: readonly Pick<SubmitRow, 'uuid' | 'store_uuid'>[],
): Promise<{ submit_uuid: string; at: Date }[]> {
  return db('store_logs')
    .select('submit_uuid')
    .max('at as at')
    .whereIn(
      'store_uuid',
      submits.map(({ store_uuid }) => store_uuid),
    )
    .whereIn(
      'submit_uuid',
      submits.map(({ uuid }) => uuid),
    )
    .where({ action: 'take' })
    .groupBy('submit_uuid');
}

/** Returns a waiting submission's place on its platform, from 1; null if it doesn't wait. */
export async function findPlaceOf(db: Knex, storeUuid: string): Promise<number | null> {
  const { rows } = await db.raw(
    `select count(*)::integer as place
     from store_submits mine
     join stores on stores.uuid = mine.store_uuid
     join store_submits before on before.is_current and least(before.page_state, before.package_state) = 2
       and (before.submitted_at, before.uuid) <= (mine.submitted_at, mine.uuid)
     join stores theirs on theirs.uuid = before.store_uuid and theirs.platform_key = stores.platform_key
     where mine.store_uuid = ? and mine.is_current and least(mine.page_state, mine.package_state) = 2`,
    [storeUuid],
  );
  return rows[0]?.place || null;
}

/** Counts a platform's decisions of the last `days` days, and returns the median seconds from submitting to decision. */
export async function measureWaits(
  db: Knex,
  platformKey: string,
  days: number,
): Promise<{ decisions: number; median_seconds: number | null }> {
  const { rows } = await db.raw(
    `select count(*)::integer as decisions,
       percentile_cont(0.5) within group (order by extract(epoch from decided_at - submitted_at))::double precision as median_seconds
     from store_submits join stores on stores.uuid = store_submits.store_uuid
     where decided_at > clock_now() - make_interval(days => ?) and submitted_at is not null and stores.platform_key = ?`,
    [days, platformKey],
  );
  return rows[0];
}
