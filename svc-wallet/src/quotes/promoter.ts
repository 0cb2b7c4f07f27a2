import type { AdLink, Listing } from '../read-models/listing.ts';
import type { Sharer } from './quote.ts';

/** The state of an active link, and of a listing that is open to promoters. */
const OPEN = 1;

/**
 * Returns the promoter of a sale and their rate (DESIGN §4): the owner of a link to this listing, unless they are its buyer, owner or
 * agent, while the listing is open to promoters. Null without one.
 */
export function promoterOf(listing: Listing, link: AdLink | undefined, buyer: string, now: Date): Sharer | null {
  const { cps, ownerUuid, agent, storeUuid } = listing;
  if (link?.state !== OPEN || link.storeUuid !== storeUuid) return null;
  if (cps?.state !== OPEN || cps.shareBp === 0 || (cps.closedAt && now >= cps.closedAt)) return null;
  if ([buyer, ownerUuid, agent?.userUuid].includes(link.ownerUuid)) return null;
  return { userUuid: link.ownerUuid, rateBp: cps.shareBp };
}
