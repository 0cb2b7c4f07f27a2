import type { Db } from '../database.ts';
import type { AdLink, Listing, PlayProgress, PriceState } from './listing.ts';
import { findPrices } from './price-repository.ts';
import {
  findAdLinks,
  findCountry,
  findListings,
  findNicknames,
  findPersonStatus,
  findPlayProgress,
  findSuspension,
  type PersonStatus,
} from './repository.ts';

/** The country of people whose country is unknown. */
const FALLBACK_COUNTRY = 'us';

/** Returns the known listings among these, by uuid. */
export function listingsOf(db: Db, storeUuids: readonly string[]): Promise<Map<string, Listing>> {
  return findListings(db, storeUuids);
}

/** Returns the prices of these listings at a time and since, oldest first, by uuid. */
export function pricesOf(db: Db, storeUuids: readonly string[], since: Date): Promise<Map<string, PriceState[]>> {
  return findPrices(db, storeUuids, since);
}

/** The caller for a price: their uuid, null for a guest, and the country of their network. */
export interface Asker {
  uuid: string | null;
  country: string | null;
}

/** Returns the country whose prices a person pays: their account's, else their network's (DESIGN §12); ISO 3166 alpha-2 in lower case. */
export async function countryOf(db: Db, { uuid, country }: Asker): Promise<string> {
  return (uuid && (await findCountry(db, uuid))) || country || FALLBACK_COUNTRY;
}

/** Returns a person's progress in these works; works never opened have no entry. */
export function playProgressOf(db: Db, userUuid: string, storeUuids: readonly string[]): Promise<Map<string, PlayProgress>> {
  return findPlayProgress(db, userUuid, storeUuids);
}

/** Returns nicknames by uuid; unknown people are missing. */
export function nicknamesOf(db: Db, userUuids: readonly string[]): Promise<Map<string, string>> {
  return findNicknames(db, userUuids);
}

/** Returns a person's nickname and whether they are staff; null when that isn't known. */
export function personStatusOf(db: Db, userUuid: string): Promise<PersonStatus | null> {
  return findPersonStatus(db, userUuid);
}

/** Returns the known tracked links with these uids, by uid. */
export function adLinksOf(db: Db, uids: readonly (string | null)[]): Promise<Map<string, AdLink>> {
  return findAdLinks(
    db,
    uids.filter((uid) => uid !== null),
  );
}

/** Returns until when a person is suspended; null when they aren't. */
export function suspensionOf(db: Db, userUuid: string): Promise<Date | null> {
  return findSuspension(db, userUuid);
}
