import { type NewEvent, newEvent, recordEvent } from '@meowtale/service-kit';
import type { Db, Tx } from '../database.ts';
import { findActiveStores, saveEntitlement } from './repository.ts';

export interface Entitlement {
  userUuid: string;
  storeUuid: string;
  /** The order that gives it, or that gave it last. */
  orderUuid: string;
  active: boolean;
}

/** Which of these works somebody may play. */
export async function ownedAmong(db: Db, userUuid: string, storeUuids: readonly string[]): Promise<Set<string>> {
  return new Set(await findActiveStores(db, userUuid, storeUuids));
}

/**
 * Says whether somebody may play a work from now on, here and to everybody who keeps a copy (DESIGN §4). Answers the state's
 * revision.
 */
export async function setEntitlement(tx: Tx, entitlement: Entitlement, requestId: string | null): Promise<number> {
  const { userUuid, storeUuid, orderUuid, active } = entitlement;
  const revision = await saveEntitlement(tx, { user_uuid: userUuid, store_uuid: storeUuid, order_uuid: orderUuid, active });
  await recordEvent(tx, 'wallet.entitlement.changed', entitlementEvent(entitlement, revision, requestId));
  return revision;
}

/** What is said of a right to play that a statement of the caller's own writes. */
export function entitlementChanged(entitlement: Entitlement, revision: number, requestId: string): NewEvent {
  return newEvent('wallet.entitlement.changed', entitlementEvent(entitlement, revision, requestId));
}

function entitlementEvent(entitlement: Entitlement, revision: number, requestId: string | null) {
  const { userUuid, storeUuid } = entitlement;
  return { aggregateId: `${userUuid}.${storeUuid}`, payload: { ...entitlement, revision }, requestId };
}
