import type { Db } from '../database.ts';
import type { Listing, PlayProgress } from './listing.ts';
import { findCountry, findListings, findPlayProgress } from './repository.ts';

/** Where somebody buys who hasn't said where they live. */
const FALLBACK_COUNTRY = 'us';

/** The listings that the wallet was told of among these, by uuid. */
export function listingsOf(db: Db, storeUuids: readonly string[]): Promise<Map<string, Listing>> {
  return findListings(db, storeUuids);
}

/** The country whose prices somebody pays: their account's, as ISO 3166 alpha-2 in lower case; the us for a guest. */
export async function countryOf(db: Db, userUuid: string | null): Promise<string> {
  return (userUuid && (await findCountry(db, userUuid))) || FALLBACK_COUNTRY;
}

/** How far somebody has played each of these works; one never opened has no entry. */
export function playProgressOf(db: Db, userUuid: string, storeUuids: readonly string[]): Promise<Map<string, PlayProgress>> {
  return findPlayProgress(db, userUuid, storeUuids);
}
