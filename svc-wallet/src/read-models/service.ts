import type { Db } from '../database.ts';
import type { AdLink, Listing, PlayProgress, PriceState } from './listing.ts';
import { findPrices } from './price-repository.ts';
import {
  findAdLinks,
  findCountry,
  findListings,
  findNicknames,
  findPlayProgress,
  findStanding,
  findSuspension,
  type Standing,
} from './repository.ts';

/** Where somebody buys of whom nobody says where they are. */
const FALLBACK_COUNTRY = 'us';

/** The listings that the wallet was told of among these, by uuid. */
export function listingsOf(db: Db, storeUuids: readonly string[]): Promise<Map<string, Listing>> {
  return findListings(db, storeUuids);
}

/** What these listings were sold for at a moment and since, the oldest first, by uuid. */
export function pricesOf(db: Db, storeUuids: readonly string[], since: Date): Promise<Map<string, PriceState[]>> {
  return findPrices(db, storeUuids, since);
}

/** Whoever asks for a price: their uuid, null for a guest, and where the network says that they are. */
export interface Asker {
  uuid: string | null;
  country: string | null;
}

/** The country whose prices somebody pays: their account's, else what the network says (DESIGN §12), as ISO 3166 alpha-2 in lower case. */
export async function countryOf(db: Db, { uuid, country }: Asker): Promise<string> {
  return (uuid && (await findCountry(db, uuid))) || country || FALLBACK_COUNTRY;
}

/** How far somebody has played each of these works; one never opened has no entry. */
export function playProgressOf(db: Db, userUuid: string, storeUuids: readonly string[]): Promise<Map<string, PlayProgress>> {
  return findPlayProgress(db, userUuid, storeUuids);
}

/** What people call themselves, by uuid; those of whom nothing was told are missing. */
export function nicknamesOf(db: Db, userUuids: readonly string[]): Promise<Map<string, string>> {
  return findNicknames(db, userUuids);
}

/** What somebody is called and whether they are of the staff; null for whom that wasn't told. */
export function standingOf(db: Db, userUuid: string): Promise<Standing | null> {
  return findStanding(db, userUuid);
}

/** The tracked links with these uids that the wallet was told of, by uid. */
export function adLinksOf(db: Db, uids: readonly (string | null)[]): Promise<Map<string, AdLink>> {
  return findAdLinks(
    db,
    uids.filter((uid) => uid !== null),
  );
}

/** Until when staff have suspended somebody, as far as the wallet was told; null for who isn't. */
export function suspensionOf(db: Db, userUuid: string): Promise<Date | null> {
  return findSuspension(db, userUuid);
}
