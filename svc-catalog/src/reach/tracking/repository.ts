import type { ClientSourceProfileInput } from '@meowtale/contracts/inputs/catalog/tracking';
import type { UtmField } from '@meowtale/contracts/tracked-address';
import type { Knex } from 'knex';

/** Saves a browser's profile unless there is one. */
export const saveProfile = (db: Knex, profile: ClientSourceProfileInput): Promise<unknown> =>
  db('client_source_profiles').insert(profile).onConflict('uuid').ignore();

export interface TrafficRow extends Record<UtmField, string> {
  uuid: string;
  client_id: string | null;
  session_id: string | null;
  user_uuid: string | null;
  screen: string | null;
  agent: string | null;
  page_title: string | null;
  referrer: string | null;
  hit: number | null;
  meta: object | null;
  event_name: string;
  language: string | null;
  page_path: string;
}

export const insertTraffic = (db: Knex, row: TrafficRow): Promise<unknown> =>
  db('traffic_logs').insert({ ...row, at: db.raw('clock_now()') });

/** Counts a browser's events within the last minute, at most `most`. */
export async function countRecent(db: Knex, clientId: string, most: number): Promise<number> {
  const { rows } = await db.raw<{ rows: { total: string }[] }>(
    `select count(*) as total from (select 1 from traffic_logs
       where client_id = ? and at > clock_now() - interval '1 minute' limit ?) recent`,
    [clientId, most],
  );
  return Number(rows[0]?.total ?? 0);
}

interface Budget {
  what: string;
  most: number;
}

/** Increments this minute's counters; returns whether all are within their limits. */
export async function spend(db: Knex, budgets: readonly Budget[]): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { what: string; total: number }[] }>(
    `insert into tracked_minutes as t (what, minute, total)
     select what, date_trunc('minute', clock_now()), 1 from unnest(?::text[]) as asked (what) order by what
     on conflict (what, minute) do update set total = t.total + 1 returning what, total`,
    [budgets.map(({ what }) => what)],
  );
  const totals = new Map(rows.map(({ what, total }) => [what, total]));
  return budgets.every(({ what, most }) => (totals.get(what) ?? 0) <= most);
}

/** Deletes events after 90 days and browser profiles after two years. */
export const PRUNE_TRACKING = [
  `delete from traffic_logs where uuid in (select uuid from traffic_logs where at < clock_now() - interval '90 days' limit 2000)`,
  `delete from client_source_profiles where uuid in
     (select uuid from client_source_profiles where created_at < clock_now() - interval '730 days' limit 2000)`,
  `delete from tracked_minutes where (what, minute) in
     (select what, minute from tracked_minutes where minute < clock_now() - interval '1 hour' limit 2000)`,
];
