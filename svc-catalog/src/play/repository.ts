import type { Knex } from 'knex';

export interface SaveRow {
  user_uuid: string;
  app_uuid: string;
  slot: string;
  revision: number;
  data: string;
  updated_at: Date;
}
type SaveKey = Pick<SaveRow, 'user_uuid' | 'app_uuid' | 'slot'>;

const pick = ({ user_uuid, app_uuid, slot }: SaveKey): SaveKey => ({ user_uuid, app_uuid, slot });

export const findSave = (db: Knex, key: SaveKey): Promise<SaveRow | undefined> => db<SaveRow>('play_saves').where(pick(key)).first();

export const lockSave = (tx: Knex, key: SaveKey): Promise<SaveRow | undefined> =>
  tx<SaveRow>('play_saves').where(pick(key)).forUpdate().first();

/** Answers nothing when another wrote the first one in the meantime. */
export async function insertSave(tx: Knex, save: SaveKey & { data: string }): Promise<SaveRow | undefined> {
  const rows = await tx<SaveRow>('play_saves')
    .insert({ ...pick(save), data: save.data, revision: 1 })
    .onConflict(['user_uuid', 'app_uuid', 'slot'])
    .ignore()
    .returning('*');
  return rows[0];
}

export async function replaceSave(tx: Knex, key: SaveKey, revision: number, data: string): Promise<SaveRow> {
  const [row] = await tx<SaveRow>('play_saves')
    .where(pick(key))
    .update({ revision, data, updated_at: tx.raw('clock_now()') })
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
