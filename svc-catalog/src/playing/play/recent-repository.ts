import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';

/** A person's newest save in a work. */
export interface PlayedRow {
  app_uuid: string;
  slot: string;
  updated_at: Date;
}

/** Condition for naming a work: the person's own, or released, because a save can exist for any app. */
const NAMED = `(apps.owner_uuid = ? or exists (
  select 1 from app_placements p join listings l on l.store_uuid = p.store_uuid join store_submits s on s.uuid = l.submit_uuid
  where p.app_uuid = apps.uuid and l.released_at <= clock_now() and jsonb_exists(s.app_versions, apps.uuid::text)))`;

/** Condition for a refunded purchase: an inactive entitlement. A trial has none. */
const TAKEN_BACK = `exists (select 1 from app_placements p join entitlements e on e.store_uuid = p.store_uuid
  where p.app_uuid = apps.uuid and e.user_uuid = ? and not e.active)`;

/** Condition for the trial of a work that the person owns: the whole is what they continue. */
const OWNED_TRIAL = `exists (
  select 1 from app_placements p join listings l on l.store_uuid = p.store_uuid join store_submits s on s.uuid = l.submit_uuid
  where p.app_uuid = apps.uuid and s.data->'store_submit_game_pack'->>'trial_app_uuid' = apps.uuid::text and (apps.owner_uuid = ?
    or exists (select 1 from entitlements e where e.store_uuid = p.store_uuid and e.user_uuid = ? and e.active)))`;

export interface PlayedQuery {
  userUuid: string;
  /** Leaves out works whose run has ended, refunded ones, and trials of owned works. */
  continuing: boolean;
}

function played(db: Knex, { userUuid, continuing }: PlayedQuery) {
  const rows = lastPlayed(db, userUuid);
  if (continuing) rows.whereRaw(`not ${TAKEN_BACK} and not ${OWNED_TRIAL}`, [userUuid, userUuid, userUuid]);
  const found = db.from(rows.as('last'));
  return continuing ? found.where('ended', false) : found;
}

const lastPlayed = (db: Knex, userUuid: string) =>
  db('play_saves')
    .join('apps', 'apps.uuid', 'play_saves.app_uuid')
    .where('play_saves.user_uuid', userUuid)
    .whereRaw(NAMED, [userUuid])
    .distinctOn('app_uuid')
    .select('app_uuid', 'slot', 'ended', db.raw("date_trunc('milliseconds', play_saves.updated_at) as updated_at"))
    .orderBy([{ column: 'app_uuid' }, { column: 'play_saves.updated_at', order: 'desc' }]);

/** Returns one row more than the limit, which shows that another page follows. */
export function listPlayed(db: Knex, query: PlayedQuery, { limit, offset, after }: PageRange): Promise<PlayedRow[]> {
  const rows = played(db, query)
    .select<PlayedRow[]>('app_uuid', 'slot', 'updated_at')
    .orderBy([
      { column: 'updated_at', order: 'desc' },
      { column: 'app_uuid', order: 'desc' },
    ])
    .limit(limit + 1)
    .offset(offset);
  return after ? rows.whereRaw('(updated_at, app_uuid) < (?, ?)', [after.value, after.uuid]) : rows;
}

export async function countPlayed(db: Knex, query: PlayedQuery): Promise<number> {
  const row = await played(db, query).count<{ total: string }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}
