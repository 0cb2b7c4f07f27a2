import type { PlatformKey } from '@meowtale/contracts';
import type { Db } from '../database.ts';
import type { Works } from '../works.ts';
import { type PublicStore, toPublicStores } from './public-view.ts';
import { countByOwners, listBestsellers, listNewest, listPicked } from './shelf-repository.ts';

/** Where rows of listings are shown, of which platform and which categories. */
export interface Shelf {
  db: Db;
  works: Works;
  platformKey: PlatformKey;
  categories: readonly string[];
}

/** How many listings of each of these people are for sale; who has none is left out. */
export const countStoresOf = (db: Db, ownerUuids: readonly string[]): Promise<Map<string, number>> => countByOwners(db, ownerUuids);

/** Which of these listings are for sale on a platform. */
export async function whichAreForSale(db: Db, platformKey: PlatformKey, uuids: readonly string[]): Promise<Set<string>> {
  return new Set((await listPicked(db, { platformKey }, [...new Set(uuids)])).map((row) => row.store_uuid));
}

/** Those of these listings that are for sale, by uuid. */
export async function findForSale({ db, works, ...shelf }: Shelf, uuids: readonly string[]): Promise<Map<string, PublicStore>> {
  const rows = await listPicked(db, shelf, [...new Set(uuids)]);
  return new Map((await toPublicStores(db, works, rows)).map((store) => [store.uuid, store]));
}

/** What was bought most; what has too few orders isn't among it (`BESTSELLERS`). */
export async function findPopular({ db, works, ...shelf }: Shelf, limit: number): Promise<PublicStore[]> {
  return toPublicStores(db, works, await listBestsellers(db, shelf, limit));
}

/** What came out last. */
export async function findNewest({ db, works, ...shelf }: Shelf, limit: number): Promise<PublicStore[]> {
  return toPublicStores(db, works, await listNewest(db, shelf, limit));
}
