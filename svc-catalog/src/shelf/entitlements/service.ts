import type { Db } from '../../database.ts';
import * as entitlements from './repository.ts';

/**
 * Returns whether a person may play a listing's work by the wallet's events; null when there is none yet. A refund older than the revision
 * `since` counts as none, because the work was bought again.
 */
export async function isEntitled(db: Db, userUuid: string, storeUuid: string, since = 0): Promise<boolean | null> {
  const known = await entitlements.findEntitlement(db, userUuid, storeUuid);
  if (known === undefined || (!known.active && known.revision < since)) return null;
  return known.active;
}

/** Returns the works that a person owns, the last bought first. */
export const findOwned = (db: Db, userUuid: string, limit: number): Promise<string[]> => entitlements.findOwned(db, userUuid, limit);

/** Returns those of these people who own a listing's work by the wallet's events. */
export async function findBuyers(db: Db, storeUuid: string, userUuids: readonly string[]): Promise<Set<string>> {
  return new Set(await entitlements.findEntitled(db, storeUuid, userUuids));
}
