import type { PlatformKey } from '@meowtale/contracts';
import type { Db } from '../../database.ts';
import { findReleased } from '../../publishing/listings/model.ts';
import type { Works } from '../../works.ts';
import { type PublicStore, toPublicStores } from './model.ts';
import { countByOwners, listBestsellers, listNewest, listPicked } from './shelf-repository.ts';

/** Platform and categories whose listings are shown. */
export interface Shelf {
  db: Db;
  works: Works;
  platformKey: PlatformKey;
  categories: readonly string[];
}

/** Counts the listings on sale of each of these people; people without are left out. */
export const countStoresOf = (db: Db, ownerUuids: readonly string[]): Promise<Map<string, number>> => countByOwners(db, ownerUuids);

/** Returns which of these listings are on sale on a platform. */
export async function whichAreForSale(db: Db, platformKey: PlatformKey, uuids: readonly string[]): Promise<Set<string>> {
  return new Set((await listPicked(db, { platformKey }, [...new Set(uuids)])).map((row) => row.store_uuid));
}

/** Finds those of these listings that are on sale, by uuid. */
export async function findForSale({ db, works, ...shelf }: Shelf, uuids: readonly string[]): Promise<Map<string, PublicStore>> {
  const rows = await listPicked(db, shelf, [...new Set(uuids)]);
  return new Map((await toPublicStores(db, works, rows)).map((store) => [store.uuid, store]));
}

/** Finds those of these listings that are released, also those off sale, by uuid. */
export async function findReleasedStores(db: Db, works: Works, uuids: readonly string[]): Promise<Map<string, PublicStore>> {
  const rows = await findReleased(db, [...new Set(uuids)]);
  return new Map((await toPublicStores(db, works, rows)).map((store) => [store.uuid, store]));
}

/** Finds the most bought listings; those with too few orders are left out (`BESTSELLERS`). */
export async function findPopular({ db, works, ...shelf }: Shelf, limit: number): Promise<PublicStore[]> {
  return toPublicStores(db, works, await listBestsellers(db, shelf, limit));
}

/** Finds the last released listings. */
export async function findNewest({ db, works, ...shelf }: Shelf, limit: number): Promise<PublicStore[]> {
  return toPublicStores(db, works, await listNewest(db, shelf, limit));
}
