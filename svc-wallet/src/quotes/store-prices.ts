import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { clockNow, type RequestContext } from '@meowtale/service-kit';
import { batched } from '../batches.ts';
import { ownedAmong } from '../entitlements/service.ts';
import { countryOf, listingsOf, pricesOf } from '../read-models/service.ts';
import { lowestBefore, missingSince, usuallyKnownSince } from './price-history.ts';
import { localMoney, priceOf } from './pricing.ts';

export interface StoreStub {
  uuid: string;
}

/** GraphQL's CurrentPrice. */
export interface ShownPrice {
  storeUuid: string;
  country: string;
  amount: number;
}

/** A listing's price for the caller, and whether they own it; a guest owns nothing. */
export interface StoreTerms {
  price: ShownPrice | null;
  owned: boolean;
}

/** Returns a listing's terms for the caller, or undefined when the read model doesn't have the listing. */
export const priceStores = batched(loadTerms);

async function loadTerms(
  { actor, db, country: requestCountry }: RequestContext,
  requestedUuids: readonly string[],
): Promise<Map<string, StoreTerms>> {
  const uuids = requestedUuids.filter((uuid) => uuidSchema.safeParse(uuid).success);
  const user = actor.kind === 'user' ? actor.uuid : null;
  const [listings, owned, country, now] = await Promise.all([
    listingsOf(db, uuids),
    user ? ownedAmong(db, user, uuids) : new Set<string>(),
    countryOf(db, { uuid: user, country: requestCountry }),
    clockNow(db),
  ]);
  return new Map(
    [...listings].map(([uuid, listing]) => {
      const price = priceOf(listing, country, now);
      const shown = price && {
        storeUuid: uuid,
        country: price.country,
        original: price.original,
        amount: price.amount,
        percentage_discount: price.percentageDiscount,
        ends_at: price.endsAt,
        local: localMoney(price.amount, price.country),
      };
      return [uuid, { price: shown, owned: owned.has(uuid) }];
    }),
  );
}

/** Returns the lowest price of the 30 days before a listing's current one began, in the caller's country and in coins; null without one. */
export const lowestPrices = batched(async ({ actor, db, country: requestCountry }: RequestContext, uuids: readonly string[]) => {
  const uuid = actor.kind === 'user' ? actor.uuid : null;
  const [country, now] = await Promise.all([countryOf(db, { uuid, country: requestCountry }), clockNow(db)]);
  const lowest = new Map<string, number | null>();
  let [left, since] = [uuids, usuallyKnownSince(now)];
  while (left.length > 0) {
    const missing = new Map<string, Date>();
    for (const [store, states] of await pricesOf(db, left, since)) {
      const earlier = missingSince(states, country, now, since);
      if (earlier) missing.set(store, earlier);
      else lowest.set(store, lowestBefore(states, country, now));
    }
    left = [...missing.keys()];
    since = new Date(Math.min(...[...missing.values()].map((date) => date.getTime()), since.getTime()));
  }
  return lowest;
});
