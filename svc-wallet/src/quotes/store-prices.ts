import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { clockNow, type RequestContext } from '@meowtale/service-kit';
import { ownedAmong } from '../entitlements/service.ts';
import { countryOf, listingsOf } from '../read-models/service.ts';
import { localMoney, priceOf } from './pricing.ts';

export interface StoreStub {
  uuid: string;
}

/** What a listing costs the one who asks, and whether they have it; a guest pays as in the us and owns nothing. */
export interface StoreTerms {
  price: object | null;
  owned: boolean;
}

interface Batch {
  uuids: Set<string>;
  terms: Promise<Map<string, StoreTerms>>;
}

const batches = new WeakMap<RequestContext, Batch>();

/**
 * The terms of a listing for whoever makes this request, or undefined where the wallet doesn't know it. A list's rows ask
 * one after the other in the same turn of the event loop and are answered by one set of questions.
 */
export async function priceStores(context: RequestContext, uuid: string): Promise<StoreTerms | undefined> {
  let batch = batches.get(context);
  if (!batch) {
    const uuids = new Set<string>();
    const terms = Promise.resolve().then(() => {
      batches.delete(context);
      return loadTerms(context, [...uuids]);
    });
    batch = { uuids, terms };
    batches.set(context, batch);
  }
  batch.uuids.add(uuid);
  return (await batch.terms).get(uuid);
}

async function loadTerms({ actor, db }: RequestContext, asked: readonly string[]): Promise<Map<string, StoreTerms>> {
  const uuids = asked.filter((uuid) => uuidSchema.safeParse(uuid).success);
  const user = actor.kind === 'user' ? actor.uuid : null;
  const [listings, owned, country, now] = await Promise.all([
    listingsOf(db, uuids),
    user ? ownedAmong(db, user, uuids) : new Set<string>(),
    countryOf(db, user),
    clockNow(db),
  ]);
  return new Map(
    [...listings].map(([uuid, listing]) => {
      const price = priceOf(listing, country, now);
      const shown = price && {
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
