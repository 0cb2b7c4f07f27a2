import { type NewEvent, newEvent, recordEvent } from '@meowtale/service-kit';
import type { Db, Tx } from '../database.ts';
import { findActiveStores, saveEntitlement } from './repository.ts';

export interface Entitlement {
  userUuid: string;
  storeUuid: string;
  /** The order that gives it, or gave it last. */
  orderUuid: string;
  active: boolean;
}

/** Returns which of these works a person is entitled to. */
export async function ownedAmong(db: Db, userUuid: string, storeUuids: readonly string[]): Promise<Set<string>> {
  return new Set(await findActiveStores(db, userUuid, storeUuids));
}

/**
 * Sets whether a person is entitled to a work and records the state event for other services (DESIGN §4). Returns the new
 * revision.
 */
export async function setEntitlement(tx: Tx, entitlement: Entitlement, requestId: string | null): Promise<number> {
  const { userUuid, storeUuid, orderUuid, active } = entitlement;
  const revision = await saveEntitlement(tx, { user_uuid: userUuid, store_uuid: storeUuid, order_uuid: orderUuid, active });
  await recordEvent(tx, 'wallet.entitlement.changed', entitlementEvent(entitlement, revision, requestId));
  return revision;
}

/** Returns the state event of an entitlement that the caller writes by a separate statement. */
export function entitlementChanged(entitlement: Entitlement, revision: number, requestId: string): NewEvent {
  return newEvent('wallet.entitlement.changed', entitlementEvent(entitlement, revision, requestId));
}

function entitlementEvent(entitlement: Entitlement, revision: number, requestId: string | null) {
  const { userUuid, storeUuid } = entitlement;
  return { aggregateId: `${userUuid}.${storeUuid}`, payload: { ...entitlement, revision }, requestId };
}
