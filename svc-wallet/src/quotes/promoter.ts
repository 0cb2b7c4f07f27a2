import type { AdLink, Listing } from '../read-models/listing.ts';
import type { Sharer } from './quote.ts';

/** The state of a link that counts, and of a listing that is open to promoters. */
const OPEN = 1;

/**
 * Who is paid for bringing a sale (DESIGN §4): the owner of a link to this very listing, unless they are its buyer, owner or
 * agent, while the listing is open to promoters and by the share it offers them. Null when the sale is nobody's.
 */
export function promoterOf(listing: Listing, link: AdLink | undefined, buyer: string, now: Date): Sharer | null {
  const { cps, ownerUuid, agent, storeUuid } = listing;
  if (link?.state !== OPEN || link.storeUuid !== storeUuid) return null;
  if (cps?.state !== OPEN || cps.shareBp === 0 || (cps.closedAt && now >= cps.closedAt)) return null;
  if ([buyer, ownerUuid, agent?.userUuid].includes(link.ownerUuid)) return null;
  return { userUuid: link.ownerUuid, rateBp: cps.shareBp };
}
