import { setTimeout as pause } from 'node:timers/promises';
import { host, ports } from '../../local/addresses.ts';
import { openGatewayUrl } from '../../local/open-gateway.ts';
import { localSettings } from '../../local/settings.ts';
import { fillWallet } from '../../seed/fill-wallet.ts';
import { DEMO_PEOPLE, type DemoPerson } from '../../seed/people.ts';
import { openSession, Refusal, type Session } from '../../seed/session.ts';
import type { PaidOrder, Purse } from './books.ts';

/** The public API of the local stack. Reads the gateway's address when it is used: the runner of the journeys sets which gateway it is. */
export const site = {
  NODE_ENV: 'test' as const,
  get GATEWAY_URL() {
    return openGatewayUrl();
  },
  FIREBASE_PROJECT_ID: localSettings.FIREBASE_PROJECT_ID,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  DATABASE_URL_WALLET: '',
};

/** More than all works of the shelf up to this price cost together. */
const PURSE_COINS = 100_000;
const PRICE_MAX = 500;
const BETWEEN_PURCHASES_MS = 500;
const TRY_AGAIN_MS = 200;
/** How long a request is repeated. Longer than any breakage lasts. */
const PATIENCE_MS = 240_000;

interface Work {
  uuid: string;
  auth_type: number;
  store_info: { name: string }[];
}

/** Returns whether a request was rejected by a rule, so that repeating it changes nothing. */
export const isFinal = (error: unknown): boolean => error instanceof Refusal && (error.status ?? 500) < 500;

/** Repeats a request until it succeeds, as people do. @throws a rejection by a rule, or the last error after `patienceMs` (4 minutes) */
export async function persist<T>(request: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  for (const until = performance.now() + patienceMs; ; await pause(TRY_AGAIN_MS)) {
    try {
      return await request();
    } catch (error) {
      if (isFinal(error) || performance.now() > until) throw error;
    }
  }
}

export const newPerson = (name: string, parts: Partial<DemoPerson> = {}): DemoPerson => ({
  ...DEMO_PEOPLE.player,
  ...{ email: `${name}@meowtale.example`, nickname: name, silver: 0, topUpCoins: 0 },
  ...parts,
});

/** Returns the works that a person can buy for ever, each with its names in all languages. */
export async function findWorks(session: Session): Promise<{ uuid: string; names: string[] }[]> {
  const { findStore } = await session.ask<{ findStore: { list: Work[] } }>(
    `query Shelf($most: Int!) {
      findStore(q: { priceMin: 1, priceMax: $most, pageSize: -1 }) { list { uuid auth_type store_info { name } } }
    }`,
    { most: PRICE_MAX },
  );
  return findStore.list
    .filter(({ auth_type }) => auth_type === 1)
    .map(({ uuid, store_info }) => ({ uuid, names: store_info.map(({ name }) => name) }));
}

/** Tops up until the coins are in the balance: a page of the provider that failed to load has paid nothing. */
async function fillPurse(session: Session, person: DemoPerson): Promise<void> {
  await fillWallet(site, session, person);
  const { me } = await session.ask<{ me: { wallet: { meowcent: number } } }>('{ me { wallet { meowcent } } }');
  if (me.wallet.meowcent < person.topUpCoins) throw new Error('the top-up has not arrived');
}

/** Buys a work by one quote and one idempotency key. Returns null when the wallet sells it to this person no more, or not yet. */
async function buy(session: Session, work: string): Promise<PaidOrder | null> {
  const quote = async () => {
    const { findStoreQuote } = await session.ask<{ findStoreQuote: { uuid: string } }>(
      'query Quote($work: ID!) { findStoreQuote(store_id: $work) { uuid } }',
      { work },
    );
    return findStoreQuote.uuid;
  };
  const quoteUuid = await persist(() => quote().catch((error: unknown) => (isFinal(error) ? null : Promise.reject(error))));
  if (quoteUuid === null) return null;
  const pay = () =>
    session.ask<{ addStoreOrder: { orders: { uuid: string; price: number }[] } }>(
      'mutation Pay($quote: ID!) { addStoreOrder(quote_uuid: $quote, idempotency_key: $quote) { orders { uuid price } } }',
      { quote: quoteUuid },
    );
  const { addStoreOrder } = await persist(pay);
  const [order] = addStoreOrder.orders;
  if (!order) throw new Error('a payment succeeded without an order');
  return { ...order, buyer: session.uuid, work };
}

/** People who go on buying until they are stopped. */
export interface Crowd {
  /** Returns the orders that the API has acknowledged so far. */
  paid(): readonly PaidOrder[];
  /** Returns the people with what each has topped up. */
  purses(): readonly Purse[];
  /** Waits until every purchase that has begun has ended. @throws when one was rejected, or never succeeded */
  stop(): Promise<void>;
}

/**
 * Starts buyers at the public API. Each tops up and buys one work after the other; who owns all is followed by the next person. Every
 * request is repeated until it succeeds, a payment with the same idempotency key.
 */
export function startCrowd(run: string, buyers: number): Crowd {
  const paid: PaidOrder[] = [];
  const purses: Purse[] = [];
  let isOver = false;

  async function shopOnce(name: string): Promise<void> {
    const person = newPerson(name, { topUpCoins: PURSE_COINS });
    const session = await persist(() => openSession(site, person));
    await persist(() => fillPurse(session, person));
    purses.push({ buyer: session.uuid, coins: PURSE_COINS });
    for (const { uuid } of await persist(() => findWorks(session))) {
      if (isOver) return;
      const order = await buy(session, uuid);
      if (order) paid.push(order);
      await pause(BETWEEN_PURCHASES_MS);
    }
  }

  async function shopOn(buyer: number): Promise<void> {
    for (let person = 0; !isOver; person += 1) {
      await shopOnce(`drill-${run}-${buyer}-${person}`);
      // A shelf without anything to buy would otherwise make people without end.
      await pause(BETWEEN_PURCHASES_MS);
    }
  }

  const shopping = Promise.all(Array.from({ length: buyers }, (_, buyer) => shopOn(buyer)));
  // Rejected while the drill does something else, it is thrown by `stop`.
  shopping.catch(() => {});
  return {
    paid: () => [...paid],
    purses: () => [...purses],
    async stop() {
      isOver = true;
      await shopping;
    },
  };
}
