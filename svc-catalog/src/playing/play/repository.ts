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

/** Returns nothing when another request has inserted the first save meanwhile. */
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

export interface ProgressRow {
  user_uuid: string;
  store_uuid: string;
  revision: number;
  first_opened_at: Date;
  /** Places of the story in their saves. */
  places: string[];
  /** Segments in their saves (`segmentOf`); at most as many as the shortest path has. */
  segments: string[];
  /** The last published twentieth of the shortest path. */
  told_step: number;
}

/** Records the first opening; returns nothing when it was recorded before. */
export async function noteFirstOpening(tx: Knex, userUuid: string, storeUuid: string): Promise<ProgressRow | undefined> {
  const rows = await tx<ProgressRow>('play_progress')
    .insert({ user_uuid: userUuid, store_uuid: storeUuid, revision: 1, first_opened_at: tx.raw('clock_now()') })
    .onConflict(['user_uuid', 'store_uuid'])
    .ignore()
    .returning('*');
  return rows[0];
}

/** Locks a buyer's progress; others have none. */
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
  /** Of the version on sale; null when it has no opening. */
  opening_segments: string[] | null;
}

/** Returns the app that a released listing sells, with the number of segments of its shortest path and those of its opening. */
export const findSold = (db: Knex, storeUuid: string): Promise<Sold | undefined> =>
  db('listings')
    .join('store_submits', 'store_submits.uuid', 'listings.submit_uuid')
    .joinRaw("join apps on apps.uuid = (store_submits.data->'store_submit_game_pack'->>'official_app_uuid')::uuid")
    .joinRaw('left join app_versions v on v.app_uuid = apps.uuid and v.version = (store_submits.app_versions->>(apps.uuid::text))::int')
    .where('listings.store_uuid', storeUuid)
    .first('apps.uuid', 'apps.shortest_path', 'v.opening_segments');
