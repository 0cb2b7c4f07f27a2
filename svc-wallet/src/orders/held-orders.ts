import { ORDER_STATE } from '@meowtale/contracts';
import type { PayQuoteInput } from '@meowtale/contracts/inputs/wallet/checkout';
import { DomainError, inTransaction, recordEvent } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../database.ts';
import { ownedAmong, setEntitlement } from '../entitlements/service.ts';
import { payOrder } from '../ledger/postings.ts';
import { type Balances, balancesAfter, lockBalances, NO_BALANCES, postAll } from '../ledger/service.ts';
import { isBuyable, offeredAs } from '../quotes/policy.ts';
import { listingsOf } from '../read-models/service.ts';
import type { Checkout } from './checkout-repository.ts';
import { orderPaidEvent } from './events.ts';
import {
  cancelHeldWorks,
  endHeldOrders,
  findHeldOrders,
  findHeldQuotes,
  findOverdueHeldQuotes,
  findPaidOf,
  type HeldQuote,
  insertHeldOrders,
  lockQuote,
  markHeldPaid,
} from './held-repository.ts';
import type { Order } from './order.ts';
import { type OrderView, viewOrder } from './order-views.ts';
import { lockOrder } from './repository.ts';

/**
 * Orders the lines of a locked quote without payment: the held orders wait for a top-up, at the quote's price, for 30 minutes of the
 * database's clock. Charges nothing and grants no entitlement. Cancels earlier held orders of the same works.
 */
export async function holdOrders(tx: Tx, { quote, lines }: Checkout, input: PayQuoteInput): Promise<Order[]> {
  await cancelHeldOrdersOf(tx, { quote, lines });
  const placements = lines.map(({ position }) => ({
    uuid: uuidv7(),
    position,
    data_creation_source: input.data_creation_source ?? null,
    ad_link_uid: input.store_ad_link_uid ?? null,
  }));
  return insertHeldOrders(tx, quote.uuid, placements);
}

/** Cancels the buyer's held orders of these works: a person has at most one held order of a work. */
export async function cancelHeldOrdersOf(tx: Tx, { quote, lines }: Pick<Checkout, 'quote' | 'lines'>): Promise<void> {
  const works = lines.map(({ line }) => line.storeUuid);
  await cancelHeldWorks(tx, quote.buyerUuid, works);
}

/** Result of paying a held quote. */
export type HeldOutcome =
  | { outcome: 'gone' }
  | { outcome: 'paid before'; orders: Order[]; balances: Balances }
  | { outcome: 'short'; orders: Order[]; balances: Balances; remain: number }
  | { outcome: 'paid'; orders: { order: Order; revision: number }[]; balances: Balances };

/**
 * Pays the held orders of a quote, all of them with the quote's coins and silver, or none. Orders of works that can no longer be
 * bought expire first and don't block the others.
 */
export async function payHeldQuote(tx: Tx, { quoteUuid, buyerUuid }: HeldQuote, requestId: string | null): Promise<HeldOutcome> {
  await lockQuote(tx, quoteUuid);
  const balances = (await lockBalances(tx, [buyerUuid])).get(buyerUuid) ?? NO_BALANCES;
  const pending = await buyableOf(tx, buyerUuid, await findHeldOrders(tx, quoteUuid));
  if (pending.length === 0) {
    const orders = await findPaidOf(tx, quoteUuid);
    return orders.length > 0 ? { outcome: 'paid before', orders, balances } : { outcome: 'gone' };
  }
  const silver = pending.reduce((sum, order) => sum + order.silverUsed, 0);
  const remain = pending.reduce((sum, order) => sum + order.price, 0) - silver - balances.coin;
  if (remain > 0 || silver > balances.silver) return { outcome: 'short', orders: pending, balances, remain };
  const postings = pending.map(({ uuid, price: priceCoins, silverUsed: silverCoins }) => ({
    key: `order:${uuid}`,
    reason: 'order' as const,
    cause: uuid,
    transfers: payOrder({ buyer: buyerUuid, priceCoins, silverCoins }),
  }));
  await postAll(tx, postings);
  const uuids = pending.map(({ uuid }) => uuid);
  const orders = [];
  for (const order of await markHeldPaid(tx, quoteUuid, buyerUuid, uuids)) {
    const { uuid: orderUuid, storeUuid } = order;
    const revision = await setEntitlement(tx, { userUuid: buyerUuid, storeUuid, orderUuid, active: true }, requestId);
    await recordEvent(tx, 'wallet.order.paid', { aggregateId: orderUuid, payload: orderPaidEvent(order), requestId });
    orders.push({ order, revision });
  }
  const moved = postings.flatMap(({ transfers }) => transfers);
  return { outcome: 'paid', orders, balances: balancesAfter(balances, buyerUuid, moved) };
}

async function buyableOf(tx: Tx, buyer: string, pending: readonly Order[]): Promise<Order[]> {
  const stores = pending.map(({ storeUuid }) => storeUuid);
  const [listings, owned] = [await listingsOf(tx, stores), await ownedAmong(tx, buyer, stores)];
  const can = ({ storeUuid, authType }: Order) => isBuyable(offeredAs(listings.get(storeUuid), authType), buyer, owned.has(storeUuid));
  const expired = pending.filter((order) => !can(order)).map(({ uuid }) => uuid);
  if (expired.length > 0) await endHeldOrders(tx, expired, 'expired');
  return pending.filter(can);
}

/**
 * Pays the held quotes of a payment's buyer, oldest first, each whole or not at all, as far as their coins reach. Does nothing until the
 * payment has succeeded. Throws AggregateError after trying all, when some failed.
 */
export async function payHeldOrders(db: Db, paymentUuid: string): Promise<void> {
  await payEach(db, await findHeldQuotes(db, paymentUuid));
}

/** Pays held orders that a top-up should have paid but didn't, because its process ended in between. */
export async function payOverdueHeldOrders(db: Db): Promise<void> {
  await payEach(db, await findOverdueHeldQuotes(db));
}

/** Pays each quote in its own transaction, so that one failure doesn't affect the others. */
async function payEach(db: Db, quotes: readonly HeldQuote[]): Promise<void> {
  const faults: unknown[] = [];
  for (const quote of quotes) await inTransaction(db, (tx) => payHeldQuote(tx, quote, null)).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, 'held orders could not be paid');
}

/**
 * Cancels a buyer's held order; returns one that was cancelled before unchanged.
 * Throws `404` for another person's order and `order/not-cancellable` for one that was paid or has expired.
 */
export function cancelOrder(db: Db, uuid: string, buyer: string): Promise<OrderView> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, uuid);
    if (order?.buyerUuid !== buyer) throw new DomainError('404');
    const [cancelled] = await endHeldOrders(tx, [uuid], 'cancelled');
    if (!cancelled && order.state !== ORDER_STATE.cancelled) throw new DomainError('order/not-cancellable');
    return viewOrder(tx, cancelled ?? order);
  });
}
