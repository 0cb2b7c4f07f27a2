import { GRANT_LIFETIME_SECONDS } from '@meowtale/contracts';
import { ENTITLEMENT_AUDIENCE, type EntitlementGrant } from '@meowtale/contracts/grants';
import type { PayQuoteInput } from '@meowtale/contracts/inputs/wallet/checkout';
import {
  answerAgain,
  clockNow,
  DomainError,
  type IdempotentCommand,
  idempotentCommand,
  inTransaction,
  issueGrant,
  type NewEvent,
  newEvent,
  noteEventIn,
} from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { toWallet, type WalletView } from '../accounts/wallet-view.ts';
import type { Db, Tx } from '../database.ts';
import { entitlementChanged } from '../entitlements/service.ts';
import { payOrder } from '../ledger/postings.ts';
import { type Balances, balancesAfter, type Posting, rethrowInsufficient, toPostingRow } from '../ledger/service.ts';
import type { Buyer } from '../quotes/buyer.ts';
import { isBuyable, offeredAs } from '../quotes/policy.ts';
import type { Quote } from '../quotes/quote.ts';
import { quoteAgain } from '../quotes/service.ts';
import { type Checkout, insertPaidOrders, type LockedLine, lockCheckout, type OrderPlacement, saveResult } from './checkout-repository.ts';
import { orderPaidEvent } from './events.ts';
import { cancelHeldOrdersOf, holdOrders, payHeldQuote } from './held-orders.ts';
import { findPaidOf } from './held-repository.ts';
import { type Order, paidOrder } from './order.ts';
import { type OrderView, toOrderView, toOrderViews } from './order-views.ts';

interface PlayGrant {
  store_id: string;
  grant: string;
}

export interface PaidOrders {
  orders: OrderView[];
  grants: PlayGrant[];
  wallet: WalletView;
}

export interface PayContext {
  buyer: Buyer;
  source: Quote['source'];
  grantSecret: string;
  requestId: string;
}

/** Thrown inside the transaction for a quote that can't be paid; `payQuote` then adds a new quote to the error. */
class QuoteRejectedError extends Error {
  readonly code: 'quote/expired' | 'quote/changed';
  readonly quote: Quote;

  constructor(code: 'quote/expired' | 'quote/changed', quote: Quote) {
    super(code);
    this.code = code;
    this.quote = quote;
  }
}

/**
 * Pays a whole quote, once per idempotency key: moves the buyer's coins to clearing, writes orders and entitlements, and returns a
 * 15-minute grant per work (DESIGN §4). With `awaitTopUp` a quote that costs more than the balance is ordered and held instead (ADR 16).
 * Returns the orders of a quote that was paid before, in another tab or by a top-up.
 * @throws DomainError without charging: `404` for another person's quote, `input/invalid` for one without works, `quote/expired` or
 * `quote/changed` with a new quote in `data.quote`, `quote/expired` without one when all its orders were refunded since,
 * `wallet/insufficient` with the missing coins in `data.remain` and the debt that a top-up fills first in `data.debt`
 */
export async function payQuote(db: Db, input: PayQuoteInput, context: PayContext): Promise<PaidOrders> {
  const { idempotency_key: key, ...request } = input;
  const command = idempotentCommand({ scope: `pay-${context.source}:${context.buyer.uuid}`, key, request });
  try {
    return await inTransaction(db, (tx) => payOnce(tx, command, input, context));
  } catch (error) {
    if (error instanceof QuoteRejectedError)
      throw new DomainError(error.code, { data: { quote: await quoteAgain(db, error.quote, context.buyer) } });
    throw error;
  }
}

async function payOnce(tx: Tx, command: IdempotentCommand, input: PayQuoteInput, context: PayContext): Promise<PaidOrders> {
  const { source } = context;
  const buyer = context.buyer.uuid;
  const checkout = await lockCheckout(tx, command, input.quote_uuid, buyer);
  if (checkout && 'known' in checkout) return answerAgain(command, checkout.known);
  // A held quote may be paid from either page: its orders don't record whether it was made in the cart or the store.
  if (!checkout || (checkout.quote.source !== source && !checkout.quote.heldAt)) throw new DomainError('404');
  if (checkout.quote.paidAt) return (await saveResult(tx, command, await paidBefore(tx, checkout, context))) as PaidOrders;
  if (checkout.quote.heldAt) return (await saveResult(tx, command, await payHeld(tx, checkout.quote, input, context))) as PaidOrders;
  assertHolds(checkout);
  const remain = remainOf(checkout);
  if (remain > 0 && !input.awaitTopUp) throw insufficient(remain, checkout.balances);
  if (remain > 0) return (await saveResult(tx, command, await hold(tx, checkout, input))) as PaidOrders;
  // A held order of a priced work expires once the work is owned; one of a reward would be paid as well.
  const rewarded = checkout.lines.filter(({ line }) => line.authType === 2);
  if (rewarded.length > 0) await cancelHeldOrdersOf(tx, { ...checkout, lines: rewarded });
  const bought = checkout.lines.map((line) => buy(line, checkout, input));
  const answer = answerFor(bought, checkout, context);
  const orders = await insertPaidOrders(tx, command, {
    quoteUuid: checkout.quote.uuid,
    buyerUuid: buyer,
    orders: bought.map(({ placement }) => placement),
    postings: bought.flatMap(({ posting }) => (posting.transfers.length > 0 ? [toPostingRow(posting)] : [])),
    events: bought.flatMap((one) => eventsOf(one, context.requestId)),
    answer,
  }).catch(rethrowInsufficient);
  noteEventIn(tx);
  return orders as PaidOrders;
}

/**
 * Asserts that a quote can be paid, apart from its coins: its prices are fixed for ten minutes, but works may go off sale and silver may be
 * spent.
 */
function assertHolds({ quote, lines, balances }: Checkout): void {
  if (quote.lines.length === 0) throw new DomainError('input/invalid', { fields: [{ path: 'quote_uuid', key: 'invalid.empty' }] });
  if (quote.expired) throw new QuoteRejectedError('quote/expired', quote);
  const buyable = lines.every(({ line, listing, owned }) => isBuyable(offeredAs(listing, line.authType), quote.buyerUuid, owned));
  if (!buyable || balances.silver < quote.silverUsed) throw new QuoteRejectedError('quote/changed', quote);
}

/** Includes the debt, because a top-up fills it first: a top-up of only the missing coins would not be enough. */
function insufficient(remain: number, balances: Balances): DomainError {
  return new DomainError('wallet/insufficient', { data: { remain, debt: toWallet(balances).debt } });
}

function remainOf({ quote, balances }: Checkout): number {
  return quote.total - quote.silverUsed - balances.coin;
}

/** Returns the orders of a quote that was paid before; a new quote would let the buyer pay twice. */
async function paidBefore(tx: Tx, { quote, lines, balances, now }: Checkout, { grantSecret: secret }: PayContext): Promise<PaidOrders> {
  const orders = await findPaidOf(tx, quote.uuid);
  if (orders.length === 0) throw new DomainError('quote/expired');
  const grants = orders.flatMap((order) => {
    const ownedLine = lines.find(({ line, owned }) => owned && line.storeUuid === order.storeUuid);
    return ownedLine ? [grantFor(order, ownedLine.revision, { secret, now })] : [];
  });
  return { orders: await toOrderViews(tx, quote.buyerUuid, orders), grants, wallet: toWallet(balances) };
}

async function hold(tx: Tx, checkout: Checkout, input: PayQuoteInput): Promise<PaidOrders> {
  const orders = await holdOrders(tx, checkout, input);
  return { orders: await toOrderViews(tx, checkout.quote.buyerUuid, orders), grants: [], wallet: toWallet(checkout.balances) };
}

/**
 * Pays a held quote if the coins suffice. Throws `quote/expired` when its orders have ended, `quote/changed` when silver is missing, and
 * `wallet/insufficient` without `awaitTopUp`.
 */
async function payHeld(tx: Tx, quote: Quote, input: PayQuoteInput, { grantSecret, requestId }: PayContext): Promise<PaidOrders> {
  const { uuid: quoteUuid, buyerUuid } = quote;
  const payment = await payHeldQuote(tx, { quoteUuid, buyerUuid }, requestId);
  if (payment.outcome === 'gone') throw new QuoteRejectedError('quote/expired', quote);
  const wallet = toWallet(payment.balances);
  if (payment.outcome === 'paid') {
    const orders = payment.orders.map(({ order }) => order);
    const signing = { secret: grantSecret, now: await clockNow(tx) };
    const grants = payment.orders.map(({ order, revision }) => grantFor(order, revision, signing));
    return { orders: await toOrderViews(tx, buyerUuid, orders), grants, wallet };
  }
  // A top-up was faster: a new quote would let the buyer pay twice.
  if (payment.outcome === 'paid before') return { orders: await toOrderViews(tx, buyerUuid, payment.orders), grants: [], wallet };
  if (payment.remain <= 0) throw new QuoteRejectedError('quote/changed', quote);
  if (!input.awaitTopUp) throw insufficient(payment.remain, payment.balances);
  return { orders: await toOrderViews(tx, buyerUuid, payment.orders), grants: [], wallet };
}

/** A paid order with its quote line, its posting and the columns of its row. */
interface Bought {
  order: Order;
  line: LockedLine;
  placement: OrderPlacement;
  posting: Posting;
}

function buy(line: LockedLine, { quote, now }: Checkout, input: PayQuoteInput): Bought {
  const order = paidOrder(uuidv7(), quote, line.line, now);
  const { uuid, buyerUuid: buyer, price: priceCoins, silverUsed: silverCoins } = order;
  return {
    order,
    line,
    placement: {
      uuid,
      position: line.position,
      data_creation_source: input.data_creation_source ?? null,
      ad_link_uid: input.store_ad_link_uid ?? null,
      revision: line.revision + 1,
    },
    posting: { key: `order:${uuid}`, reason: 'order', cause: uuid, transfers: payOrder({ buyer, priceCoins, silverCoins }) },
  };
}

function eventsOf({ order, placement }: Bought, requestId: string): NewEvent[] {
  const { uuid, buyerUuid: userUuid, storeUuid } = order;
  return [
    entitlementChanged({ userUuid, storeUuid, orderUuid: uuid, active: true }, placement.revision, requestId),
    newEvent('wallet.order.paid', { aggregateId: uuid, payload: orderPaidEvent(order), requestId }),
  ];
}

function answerFor(bought: readonly Bought[], checkout: Checkout, { buyer: { uuid: buyer }, grantSecret }: PayContext): PaidOrders {
  const { now, refundsTaken, balances } = checkout;
  const grants = bought.map(({ order, placement: { revision } }) => grantFor(order, revision, { secret: grantSecret, now }));
  const moved = bought.flatMap(({ posting }) => posting.transfers);
  return {
    orders: bought.map(({ order, line }) => toOrderView(order, { progress: line.progress, refundsTaken, now })),
    grants,
    wallet: toWallet(balancesAfter(balances, buyer, moved)),
  };
}

/** Returns a grant that allows playing until the catalogue has handled the order's event. */
function grantFor({ uuid, buyerUuid, storeUuid }: Order, revision: number, signing: { secret: string; now: Date }): PlayGrant {
  const claims: EntitlementGrant = { userUuid: buyerUuid, storeUuid, orderUuid: uuid, revision };
  return { store_id: storeUuid, grant: issueGrant({ ...claims }, GRANT_LIFETIME_SECONDS, { ...signing, audience: ENTITLEMENT_AUDIENCE }) };
}
