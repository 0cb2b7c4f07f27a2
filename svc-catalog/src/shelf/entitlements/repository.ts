import type { Knex } from 'knex';

export interface EntitlementRow {
  user_uuid: string;
  store_uuid: string;
  revision: number;
  active: boolean;
  order_uuid: string;
}

export const findEntitlement = (db: Knex, userUuid: string, storeUuid: string): Promise<EntitlementRow | undefined> =>
  db<EntitlementRow>('entitlements').where({ user_uuid: userUuid, store_uuid: storeUuid }).first();

/** Returns the listings whose works a person owns by the wallet's events, the last bought first. */
export const findOwned = (db: Knex, userUuid: string, limit: number): Promise<string[]> =>
  db<EntitlementRow>('entitlements')
    .where({ user_uuid: userUuid, active: true })
    .orderBy([
      { column: 'order_uuid', order: 'desc' },
      { column: 'store_uuid', order: 'desc' },
    ])
    .limit(limit)
    .pluck('store_uuid');

/** Returns those of these people who own a listing's work by the wallet's events. */
export const findEntitled = (db: Knex, storeUuid: string, userUuids: readonly string[]): Promise<string[]> =>
  db<EntitlementRow>('entitlements')
    .where({ store_uuid: storeUuid, active: true })
    .whereIn('user_uuid', [...userUuids])
    .pluck('user_uuid');

/** Saves an entitlement unless a newer revision is stored. */
export async function saveEntitlement(tx: Knex, row: EntitlementRow): Promise<void> {
  await tx.raw(
    `insert into entitlements as kept (user_uuid, store_uuid, revision, active, order_uuid) values (?, ?, ?, ?, ?)
     on conflict (user_uuid, store_uuid) do update
       set revision = excluded.revision, active = excluded.active, order_uuid = excluded.order_uuid
       where kept.revision < excluded.revision`,
    [row.user_uuid, row.store_uuid, row.revision, row.active, row.order_uuid],
  );
}
