import { ORDER_STATE } from '@meowtale/contracts';
import type { SiteEnv } from '../env.ts';
import { keyFor, topUp } from '../fill-wallet.ts';
import { EVERYBODY, type PersonName } from '../people.ts';
import type { Session } from '../session.ts';
import { purseOf } from './readers.ts';

/** One order of a work. Lists are sorted from the first. */
export interface Order {
  uuid: string;
  isRefunded: boolean;
}

interface Wanted {
  by: PersonName;
  store: string;
  coins: number | null;
  /** Distinguishes this purchase from every other of the same person. */
  what: string;
}

/** Buys a work as its page does, and tops up first if there are too few coins. Returns the order's uuid. */
export async function buy(env: SiteEnv, buyer: Session, { by, store, coins, what }: Wanted): Promise<string> {
  const { findStoreQuote: quote } = await buyer.ask<{ findStoreQuote: { uuid: string; remain: number } }>(
    'query Quote($id: ID!, $price: Coins) { findStoreQuote(store_id: $id, price: $price) { uuid remain } }',
    { id: store, price: coins },
  );
  if (quote.remain > 0) {
    const currency = EVERYBODY[by].country === 'tw' ? 'TWD' : 'USD';
    await topUp(env, buyer, { coins: Math.max(quote.remain, purseOf(by) ?? 0), currency, key: keyFor(buyer, `top-up for ${what}`) });
  }
  const { addStoreOrder } = await buyer.ask<{ addStoreOrder: { orders: { uuid: string }[] } }>(
    'mutation Pay($quote: ID!, $key: ID!) { addStoreOrder(quote_uuid: $quote, idempotency_key: $key) { orders { uuid } } }',
    { quote: quote.uuid, key: keyFor(buyer, what) },
  );
  const [order] = addStoreOrder.orders;
  if (!order) throw new Error(`${by} paid for nothing: ${what}`);
  return order.uuid;
}

export async function giveBack(buyer: Session, uuid: string): Promise<void> {
  await buyer.ask('mutation GiveBack($uuid: ID!, $key: ID!) { refundStoreOrder(uuid: $uuid, idempotency_key: $key) { uuid } }', {
    uuid,
    key: keyFor(buyer, `refund of ${uuid}`),
  });
}

/** Returns a person's earlier orders by listing. */
export async function findOrders(buyer: Session): Promise<Map<string, Order[]>> {
  const query = `query Bought {
    paid: findStoreOrder(state: ${ORDER_STATE.paid}, q: { pageSize: 100, orderField: "paid_at-asc" }) { list { uuid store_id paid_at } }
    refunded: findStoreOrder(state: ${ORDER_STATE.refunded}, q: { pageSize: 100, orderField: "paid_at-asc" }) { list { uuid store_id paid_at } }
  }`;
  const { paid, refunded } =
    await buyer.ask<Record<'paid' | 'refunded', { list: { uuid: string; store_id: string; paid_at: string }[] }>>(query);
  const orders = [
    ...paid.list.map((order) => ({ ...order, isRefunded: false })),
    ...refunded.list.map((order) => ({ ...order, isRefunded: true })),
  ].sort((a, b) => a.paid_at.localeCompare(b.paid_at));
  return Map.groupBy(orders, ({ store_id }) => store_id);
}
