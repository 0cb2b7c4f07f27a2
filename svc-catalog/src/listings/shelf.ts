import type { Db } from '../database.ts';
import type { Works } from '../works.ts';
import { type PublicStore, toPublicStores } from './public-view.ts';
import { countByOwners, listBestsellers, listNewest, listPicked } from './shelf-repository.ts';

/** Where rows of listings are shown, and of which categories; null is all of them. */
export interface Shelf {
  db: Db;
  works: Works;
  categories: readonly string[] | null;
}

/** How many listings of each of these people are for sale; who has none is left out. */
export const countStoresOf = (db: Db, ownerUuids: readonly string[]): Promise<Map<string, number>> => countByOwners(db, ownerUuids);

/** Which of these listings are for sale. */
export async function whichAreForSale(db: Db, uuids: readonly string[]): Promise<Set<string>> {
  return new Set((await listPicked(db, null, [...new Set(uuids)])).map((row) => row.store_uuid));
}

/** Those of these listings that are for sale, by uuid. */
export async function findForSale({ db, works, categories }: Shelf, uuids: readonly string[]): Promise<Map<string, PublicStore>> {
  const rows = await listPicked(db, categories, [...new Set(uuids)]);
  return new Map((await toPublicStores(db, works, rows)).map((store) => [store.uuid, store]));
}

/** What was bought most; what nobody bought yet isn't among it. */
export async function findPopular({ db, works, categories }: Shelf, limit: number): Promise<PublicStore[]> {
  return toPublicStores(db, works, await listBestsellers(db, categories, limit));
}

/** What came out last. */
export async function findNewest({ db, works, categories }: Shelf, limit: number): Promise<PublicStore[]> {
  return toPublicStores(db, works, await listNewest(db, categories, limit));
}
