import { randomUUID } from 'node:crypto';
import type { Buyer } from './buyers.ts';
import { Refused, serviceClient } from './service-client.ts';

const QUOTE = `query Quote($store: ID!, $silver: Boolean, $link: String) {
  findStoreQuote(store_id: $store, use_silver: $silver, store_ad_link_uid: $link) { uuid total }
}`;
const PAY = `mutation Pay($quote: ID!, $key: ID!) {
  addStoreOrder(quote_uuid: $quote, idempotency_key: $key) { orders { uuid price state } }
}`;

/** The response for one paid order. */
export interface PaidOrder {
  uuid: string;
  price: number;
  state: number;
}

export interface WalletClient {
  /** Quotes and pays, with a tracked link if given. Retries with the same key until the wallet responds, as a browser does. */
  checkout(buyer: Buyer, store: string, link?: string): Promise<PaidOrder>;
}

/** Buys from the wallet. A request is given up after `patienceMs`. */
export function walletClient(origin: string, signingSecret: string, patienceMs: number): WalletClient {
  const { ask } = serviceClient(origin, signingSecret, patienceMs);
  return {
    async checkout(buyer, store, link) {
      const { findStoreQuote } = await ask<{ findStoreQuote: { uuid: string } }>(buyer, QUOTE, { store, silver: true, link });
      try {
        const variables = { quote: findStoreQuote.uuid, key: randomUUID() };
        const { addStoreOrder } = await ask<{ addStoreOrder: { orders: PaidOrder[] } }>(buyer, PAY, variables);
        const [order] = addStoreOrder.orders;
        if (!order) throw new Error('paid, and there is no order');
        return order;
      } catch (error) {
        // Another purchase took silver that this quote included: nothing was charged, and a new quote is needed.
        if (error instanceof Refused && error.code === 'quote/changed') return this.checkout(buyer, store, link);
        throw error;
      }
    },
  };
}
