import type { Knex } from 'knex';

export interface EntitlementRow {
  user_uuid: string;
  store_uuid: string;
  order_uuid: string;
  active: boolean;
}

/** Returns which of these works a person is entitled to. */
export async function findActiveStores(db: Knex, userUuid: string, storeUuids: readonly string[]): Promise<string[]> {
  const rows = await db<EntitlementRow>('entitlements').where({ user_uuid: userUuid, active: true }).whereIn('store_uuid', storeUuids);
  return rows.map((row) => row.store_uuid);
}

/** Saves whether a person is entitled to a work; returns the new revision. */
export async function saveEntitlement(tx: Knex, row: EntitlementRow): Promise<number> {
  const merged = { ...row, revision: tx.raw('entitlements.revision + 1'), updated_at: tx.raw('clock_now()') };
  const [saved] = await tx('entitlements')
    .insert({ ...row, revision: 1 })
    .onConflict(['user_uuid', 'store_uuid'])
    .merge(merged)
    .returning<{ revision: number }[]>('revision');
  if (!saved) throw new Error('an entitlement was not written');
  return saved.revision;
}
