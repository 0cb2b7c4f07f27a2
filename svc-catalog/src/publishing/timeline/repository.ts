import type { Knex } from 'knex';
import type { LogEntry } from '../listings/model.ts';

/** A row as it was written; older ones don't have both parts' states. */
export interface LogRow extends Omit<LogEntry, 'page_state' | 'package_state' | 'detail'> {
  page_state: number | null;
  package_state: number | null;
  detail: { part?: string; rejection_type?: string; start_preview_at?: string | null; released_at?: string | null };
  at: Date;
  times: number;
}

/**
 * Returns a listing's timeline, the newest first; consecutive edits are one row with their number, so that they count once against `limit`.
 * With `talkers`, rows about agents are only those by these people.
 */
export async function listLog(db: Knex, storeUuid: string, talkers: readonly string[] | null, limit: number): Promise<LogRow[]> {
  const { rows } = await db.raw<{ rows: LogRow[] }>(
    `with lines as (
       select *, action = 'edit' and lag(action) over newest = 'edit' as goes_on from store_logs
       where store_uuid = :storeUuid and (:talkers::uuid[] is null or action not like 'agent-%' or actor_uuid = any(:talkers::uuid[]))
       window newest as (order by at desc, uuid desc)
     ), runs as (
       select *, count(*) filter (where goes_on is not true) over (order by at desc, uuid desc) as run from lines
     )
     select distinct on (run) uuid, store_uuid, submit_uuid, actor_uuid, action, log_state, tags, reason, page_state, package_state,
       detail, at, (count(*) over (partition by run))::int as times
     from runs order by run, at desc, uuid desc limit :limit`,
    { storeUuid, talkers: talkers && [...talkers], limit },
  );
  return rows;
}
