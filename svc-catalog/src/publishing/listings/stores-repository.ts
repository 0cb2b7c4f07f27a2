import type { PlatformKey } from '@meowtale/contracts';
import type { SubmitPart } from '@meowtale/contracts/states';
import type { Knex } from 'knex';

/** A listing for its owner, on sale or not. */
export interface StoreRow {
  uuid: string;
  owner_uuid: string;
  platform_key: PlatformKey;
  auth_type: 1 | 2;
  status: 'on' | 'off';
  release_type: 'early_access' | 'official';
  cps_state: number;
  cps_share_bp: number;
  cps_closed_at: Date | null;
  start_preview_at: Date | null;
  released_at: Date | null;
  /** When its first release was last requested. */
  release_asked_at: Date | null;
  /** If false, lists and searches don't show it, and it is sold at its address only. */
  is_listed: boolean;
  /** If true, its owner is suspended and it isn't sold, whatever its status. */
  is_held: boolean;
  /** When early access ended and it was listed as new once more. */
  promoted_at: Date | null;
  /** When the creator set the promoters' share. */
  cps_set_at: Date | null;
  revision: number;
  announced_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** Returns whether lists and searches show it after its release. */
export const isOnShelf = ({ status, is_listed, is_held }: Pick<StoreRow, 'status' | 'is_listed' | 'is_held'>): boolean =>
  status === 'on' && is_listed && !is_held;

type NewStore = Pick<StoreRow, 'uuid' | 'owner_uuid' | 'platform_key' | 'auth_type' | 'cps_share_bp'>;
type Changing = 'status' | 'start_preview_at' | 'released_at' | 'release_asked_at' | 'release_type' | 'is_listed' | 'promoted_at';
type ChangingCps = 'cps_state' | 'cps_share_bp' | 'cps_set_at' | 'cps_closed_at';
/** `now` and `in a month` are replaced by the database's time. */
export type StoreChange = { [K in Changing | ChangingCps]?: StoreRow[K] | 'now' | 'in a month' };
const TIMES = { now: 'clock_now()', 'in a month': "clock_now() + interval '1 month'" } as const;

export async function insertStore(tx: Knex, store: NewStore): Promise<StoreRow> {
  const [row] = await tx<StoreRow>('stores').insert(store).returning('*');
  if (!row) throw new Error('insert into stores returned no row');
  return row;
}

export const findStore = (db: Knex, uuid: string): Promise<StoreRow | undefined> => db<StoreRow>('stores').where({ uuid }).first();

export async function readStore(db: Knex, uuid: string): Promise<StoreRow> {
  const row = await findStore(db, uuid);
  if (!row) throw new Error(`there is no store ${uuid}`);
  return row;
}

export async function countOf(db: Knex, ownerUuid: string): Promise<number> {
  const row = await db('stores').where({ owner_uuid: ownerUuid }).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

export const findStores = (db: Knex, uuids: readonly string[]): Promise<StoreRow[]> => db<StoreRow>('stores').whereIn('uuid', [...uuids]);

/** Locks the store's row until the transaction ends, as everything does that changes a listing or its submissions. */
export const lockStore = (tx: Knex, uuid: string): Promise<StoreRow | undefined> =>
  tx<StoreRow>('stores').where({ uuid }).forUpdate().first();

export async function changeStore(tx: Knex, uuid: string, change: StoreChange): Promise<StoreRow> {
  const columns = Object.entries(change).map(([column, value]) => [
    column,
    value === 'now' || value === 'in a month' ? tx.raw(TIMES[value]) : value,
  ]);
  const [row] = await tx<StoreRow>('stores')
    .where({ uuid })
    .update({ ...Object.fromEntries(columns), updated_at: tx.raw('clock_now()') })
    .returning('*');
  if (!row) throw new Error('update of stores found no row');
  return row;
}

/** Marks a person's listings as held or not; returns the changed ones, locked in a fixed order. */
export async function markHeld(tx: Knex, ownerUuid: string, is_held: boolean): Promise<StoreRow[]> {
  const rows = await tx<StoreRow>('stores').where({ owner_uuid: ownerUuid, is_held: !is_held }).orderBy('uuid').forUpdate();
  const uuids = rows.map(({ uuid }) => uuid);
  await tx<StoreRow>('stores').whereIn('uuid', uuids).update({ is_held });
  return rows.map((row) => ({ ...row, is_held }));
}

/** Increments the revision of the listing's published state, and marks its release as announced. */
export async function takeRevision(tx: Knex, uuid: string): Promise<StoreRow> {
  const [row] = await tx<StoreRow>('stores')
    .where({ uuid })
    .update({ revision: tx.raw('revision + 1'), announced_at: tx.raw('coalesce(announced_at, clock_now())') } as object)
    .returning('*');
  if (!row) throw new Error('update of stores found no row');
  return row;
}

/** Locks due but unannounced releases, the first requested first; skips those locked by other processes. */
export const lockDueStores = (tx: Knex, limit: number, except: readonly string[]): Promise<StoreRow[]> =>
  tx<StoreRow>('stores')
    .whereNull('announced_at')
    .whereRaw('released_at <= clock_now()')
    .whereNotIn('uuid', [...except])
    .orderBy(['released_at', 'release_asked_at', 'uuid'])
    .limit(limit)
    .forUpdate()
    .skipLocked();

export interface LogEntry {
  uuid: string;
  store_uuid: string;
  submit_uuid: string | null;
  actor_uuid: string;
  action: string;
  log_state: number;
  tags: string[];
  reason: string;
  page_state: number;
  package_state: number;
  detail: LogDetail;
}

/** Further data of a log entry; times in ISO 8601. */
export interface LogDetail {
  /** The decided part, if it was only one. */
  part?: SubmitPart;
  rejection_type?: string | null | undefined;
  start_preview_at?: Date | null;
  released_at?: Date | null;
}

/** Counts entries of an action in a listing's history within the last hour. */
export async function countRecentLog(tx: Knex, storeUuid: string, action: string): Promise<number> {
  const row = await tx('store_logs')
    .where({ store_uuid: storeUuid, action })
    .whereRaw("at > clock_now() - interval '1 hour'")
    .count<{ total: number }[]>({ total: '*' })
    .first();
  return Number(row?.total ?? 0);
}

/** Adds an entry to the listing's append-only history: actor, action, state and reason. */
export const insertLog = (tx: Knex, entry: LogEntry): Promise<unknown> =>
  tx('store_logs').insert({ ...entry, detail: JSON.stringify(entry.detail) });
