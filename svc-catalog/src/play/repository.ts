import type { Knex } from 'knex';

export interface SaveRow {
  user_uuid: string;
  app_uuid: string;
  slot: string;
  revision: number;
  data: string;
  ended: boolean;
  updated_at: Date;
}
type SaveKey = Pick<SaveRow, 'user_uuid' | 'app_uuid' | 'slot'>;

const pick = ({ user_uuid, app_uuid, slot }: SaveKey): SaveKey => ({ user_uuid, app_uuid, slot });

export const findSave = (db: Knex, key: SaveKey): Promise<SaveRow | undefined> => db<SaveRow>('play_saves').where(pick(key)).first();

export const lockSave = (tx: Knex, key: SaveKey): Promise<SaveRow | undefined> =>
  tx<SaveRow>('play_saves').where(pick(key)).forUpdate().first();

/** Answers nothing when another wrote the first one in the meantime. */
export async function insertSave(tx: Knex, save: SaveKey & Pick<SaveRow, 'data' | 'ended'>): Promise<SaveRow | undefined> {
  const rows = await tx<SaveRow>('play_saves')
    .insert({ ...pick(save), data: save.data, ended: save.ended, revision: 1 })
    .onConflict(['user_uuid', 'app_uuid', 'slot'])
    .ignore()
    .returning('*');
  return rows[0];
}

export async function replaceSave(tx: Knex, key: SaveKey, next: Pick<SaveRow, 'revision' | 'data' | 'ended'>): Promise<SaveRow> {
  const [row] = await tx<SaveRow>('play_saves')
    .where(pick(key))
    .update({ ...next, updated_at: tx.raw('clock_now()') })
    .returning('*');
  if (!row) throw new Error('a locked save was gone');
  return row;
}

export async function countSlots(db: Knex, userUuid: string, appUuid: string): Promise<number> {
  const row = await db('play_saves').where({ user_uuid: userUuid, app_uuid: appUuid }).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

export interface EntitlementRow {
  user_uuid: string;
  store_uuid: string;
  revision: number;
  active: boolean;
  order_uuid: string;
}

export const findEntitlement = (db: Knex, userUuid: string, storeUuid: string): Promise<EntitlementRow | undefined> =>
  db<EntitlementRow>('entitlements').where({ user_uuid: userUuid, store_uuid: storeUuid }).first();

/** The works that a person has by what the wallet says, those told of last first. */
export const findOwned = (db: Knex, userUuid: string, limit: number): Promise<string[]> =>
  db<EntitlementRow>('entitlements')
    .where({ user_uuid: userUuid, active: true })
    .orderBy([
      { column: 'order_uuid', order: 'desc' },
      { column: 'store_uuid', order: 'desc' },
    ])
    .limit(limit)
    .pluck('store_uuid');

/** Who of these may play a store's work by what the wallet says. */
export const findEntitled = (db: Knex, storeUuid: string, userUuids: readonly string[]): Promise<string[]> =>
  db<EntitlementRow>('entitlements')
    .where({ store_uuid: storeUuid, active: true })
    .whereIn('user_uuid', [...userUuids])
    .pluck('user_uuid');

/** Keeps the newest state; an older revision changes nothing. */
export async function keepEntitlement(tx: Knex, row: EntitlementRow): Promise<void> {
  await tx.raw(
    `insert into entitlements as kept (user_uuid, store_uuid, revision, active, order_uuid) values (?, ?, ?, ?, ?)
     on conflict (user_uuid, store_uuid) do update
       set revision = excluded.revision, active = excluded.active, order_uuid = excluded.order_uuid
       where kept.revision < excluded.revision`,
    [row.user_uuid, row.store_uuid, row.revision, row.active, row.order_uuid],
  );
}

export interface ProgressRow {
  user_uuid: string;
  store_uuid: string;
  revision: number;
  first_opened_at: Date;
  /** Where they have stood in its story, by their saves. */
  places: string[];
  /** The segments that they were at, by their saves (`segmentOf`); as many at most as the shortest path has. */
  segments: string[];
  /** The twentieth part of the shortest path up to which was told. */
  told_step: number;
}

/** Notes the first opening; answers nothing when it was noted before. */
export async function noteFirstOpening(tx: Knex, userUuid: string, storeUuid: string): Promise<ProgressRow | undefined> {
  const rows = await tx<ProgressRow>('play_progress')
    .insert({ user_uuid: userUuid, store_uuid: storeUuid, revision: 1, first_opened_at: tx.raw('clock_now()') })
    .onConflict(['user_uuid', 'store_uuid'])
    .ignore()
    .returning('*');
  return rows[0];
}

/** A buyer's progress in what they opened, locked; others have none. */
export const lockProgress = (tx: Knex, userUuid: string, storeUuid: string): Promise<ProgressRow | undefined> =>
  tx<ProgressRow>('play_progress').where({ user_uuid: userUuid, store_uuid: storeUuid }).forUpdate().first();

export async function changeProgress(
  tx: Knex,
  { user_uuid, store_uuid }: ProgressRow,
  change: Partial<Pick<ProgressRow, 'places' | 'segments' | 'told_step' | 'revision'>>,
): Promise<ProgressRow> {
  const [row] = await tx<ProgressRow>('play_progress').where({ user_uuid, store_uuid }).update(change).returning('*');
  if (!row) throw new Error('update of play_progress found no row');
  return row;
}

export const findProgress = (db: Knex, userUuid: string, storeUuids: readonly string[]): Promise<ProgressRow[]> =>
  db<ProgressRow>('play_progress')
    .where({ user_uuid: userUuid })
    .whereIn('store_uuid', [...storeUuids]);

interface Sold {
  uuid: string;
  shortest_path: number | null;
  /** Of the version that is sold; null where everybody reads nothing of it. */
  opening_segments: string[] | null;
}

/** The work that a released listing sells, how many segments its shortest path has, and which of them everybody may read. */
export const findSold = (db: Knex, storeUuid: string): Promise<Sold | undefined> =>
  db('listings')
    .join('store_submits', 'store_submits.uuid', 'listings.submit_uuid')
    .joinRaw("join apps on apps.uuid = (store_submits.data->'store_submit_game_pack'->>'official_app_uuid')::uuid")
    .joinRaw('left join app_versions v on v.app_uuid = apps.uuid and v.version = (store_submits.app_versions->>(apps.uuid::text))::int')
    .where('listings.store_uuid', storeUuid)
    .first('apps.uuid', 'apps.shortest_path', 'v.opening_segments');

/** Whether an app's maker asked for cross-origin isolation. */
export async function isIsolated(db: Knex, appUuid: string): Promise<boolean> {
  const row = await db('apps').where({ uuid: appUuid }).first<{ isolated: boolean } | undefined>('isolated');
  return row?.isolated ?? false;
}
