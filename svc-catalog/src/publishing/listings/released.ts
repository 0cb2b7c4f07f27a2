import { validate as isUuid } from 'uuid';
import type { Db } from '../../database.ts';
import { StoreNotFound } from '../submission/model.ts';
import { findReleased } from './repository.ts';

/** Returns the uuid of a released listing, also when it is off sale. @throws StoreNotFound for an unreleased one */
export async function requireReleased(db: Db, storeUuid: string): Promise<string> {
  const [listing] = isUuid(storeUuid) ? await findReleased(db, [storeUuid]) : [];
  if (!listing) throw new StoreNotFound();
  return listing.store_uuid;
}

/** Returns which of these listings are released. */
export const findReleasedUuids = async (db: Db, storeUuids: readonly string[]): Promise<Set<string>> =>
  new Set(storeUuids.length === 0 ? [] : (await findReleased(db, storeUuids)).map((listing) => listing.store_uuid));
