import { ORDER_STATE } from '@meowtale/contracts';
import type { Knex } from 'knex';

/** Which of these works somebody may play. */
export async function findOwned(db: Knex, userUuid: string, storeUuids: readonly string[]): Promise<Set<string>> {
  const rows = await db('entitlements').where({ user_uuid: userUuid, active: true }).whereIn('store_uuid', storeUuids).select('store_uuid');
  return new Set(rows.map((row: { store_uuid: string }) => row.store_uuid));
}

/** Says whether somebody may play a work now; answers the state's new revision. */
export async function saveEntitlement(
  tx: Knex,
  entitlement: { userUuid: string; storeUuid: string; orderUuid: string; active: boolean },
): Promise<number> {
  const row = {
    user_uuid: entitlement.userUuid,
    store_uuid: entitlement.storeUuid,
    order_uuid: entitlement.orderUuid,
    active: entitlement.active,
    revision: 1,
  };
  const merged = { ...row, revision: tx.raw('entitlements.revision + 1'), updated_at: tx.raw('clock_now()') };
  const [saved] = await tx('entitlements')
    .insert(row)
    .onConflict(['user_uuid', 'store_uuid'])
    .merge(merged)
    .returning<{ revision: number }[]>('revision');
  return saved?.revision ?? 1;
}

/** Another paid order of the same work, which goes on giving the right to play it. */
export async function findOtherPaidOrder(db: Knex, userUuid: string, storeUuid: string, orderUuid: string): Promise<string | null> {
  const row = await db('store_orders')
    .where({ buyer_uuid: userUuid, store_uuid: storeUuid, state: ORDER_STATE.paid })
    .whereNot({ uuid: orderUuid })
    .first<{ uuid: string }>('uuid');
  return row?.uuid ?? null;
}
