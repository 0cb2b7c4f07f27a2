import { rewardPrice } from '@meowtale/contracts/inputs/wallet/checkout';
import { DomainError } from '@meowtale/service-kit';
import type { Listing } from '../read-models/listing.ts';

/**
 * Asserts that a buyer may buy a work now.
 * Throws `store/not-found` when it isn't on sale, `order/own-work` for its owner and its agent, `order/already-owned` for a
 * priced work that they own. A reward may be given again (DESIGN §12).
 */
export function assertBuyable(listing: Listing | undefined, buyer: string, owned: boolean): asserts listing is Listing {
  if (!listing?.onSale) throw new DomainError('store/not-found');
  if (listing.ownerUuid === buyer || listing.agent?.userUuid === buyer) throw new DomainError('order/own-work');
  if (owned && listing.authType === 1) throw new DomainError('order/already-owned');
}

/** Returns whether a buyer may buy a work now. */
export function isBuyable<L extends Pick<Listing, 'onSale' | 'authType' | 'ownerUuid' | 'agent'>>(
  listing: L | undefined,
  buyer: string,
  owned: boolean,
): listing is L {
  const mine = listing?.ownerUuid === buyer || listing?.agent?.userUuid === buyer;
  return listing?.onSale === true && !mine && !(owned && listing.authType === 1);
}

/** Returns a listing with the `authType` of its quote, which the catalogue may have changed since. */
export function offeredAs<L extends Pick<Listing, 'authType'>>(listing: L | undefined, authType: Listing['authType']): L | undefined {
  return listing && { ...listing, authType };
}

/**
 * Returns the price that the buyer chose for a reward, in coins. Throws `order/reward-minimum` when the rule of SPEC §5 doesn't allow it:
 * with a minimum, it must be the minimum or a multiple of it.
 */
export function assertReward(listing: Listing, priceCoins: number | null): number {
  const result = rewardPrice(listing.rewardMinimum).safeParse(priceCoins);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ message }) => ({ path: 'price', key: message, params: { minimum: listing.rewardMinimum } }));
  throw new DomainError('order/reward-minimum', { fields });
}
