import { GRANT_LIFETIME_SECONDS } from '@meowtale/contracts';
import { ENTITLEMENT_AUDIENCE, type EntitlementGrant } from '@meowtale/contracts/grants';
import type { PayQuoteInput } from '@meowtale/contracts/inputs/wallet/checkout';
import { clockNow, DomainError, inTransaction, issueGrant, recordEvent, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { toWallet, type WalletView } from '../accounts/wallet-view.ts';
import { takeOutOfCart } from '../cart/service.ts';
import type { Db, Tx } from '../database.ts';
import { ownedAmong, setEntitlement } from '../entitlements/service.ts';
import { payOrder } from '../ledger/postings.ts';
import { type Balances, lockBalances, NO_BALANCES, postTransfers, readBalances } from '../ledger/service.ts';
import { isBuyable } from '../quotes/policy.ts';
import type { Quote, QuoteLine } from '../quotes/quote.ts';
import { closeQuote, holdQuote, quoteAgain } from '../quotes/service.ts';
import { listingsOf } from '../read-models/service.ts';
import { orderPaidEvent } from './events.ts';
import type { Order } from './order.ts';
import { type OrderView, toOrderViews } from './order-views.ts';
import { insertPaidOrder } from './repository.ts';

export interface PaidOrders {
  orders: OrderView[];
  grants: { store_id: string; grant: string }[];
  wallet: WalletView;
}

export interface PayContext {
  buyer: string;
  source: Quote['source'];
  grantSecret: string;
  requestId: string;
}

/** Which refusal of a quote is answered with a new one. */
class QuoteRefused extends Error {
  readonly code: 'quote/expired' | 'quote/changed';
  readonly quote: Quote;

  constructor(code: 'quote/expired' | 'quote/changed', quote: Quote) {
    super(code);
    this.code = code;
    this.quote = quote;
  }
}

/**
 * Pays a quote at once and whole, once per idempotency key: debits the buyer into clearing, writes the orders and the right
 * to play, and answers a 15-minute grant per work (DESIGN §4).
 * Throws `404` for somebody else's quote, `quote/expired` or `quote/changed` with the new quote in `data.quote`, and
 * `wallet/insufficient` with the missing coins in `data.remain`. Nothing is charged then.
 */
export async function payQuote(db: Db, input: PayQuoteInput, context: PayContext): Promise<PaidOrders> {
  const { buyer, source } = context;
  const { idempotency_key: key, ...request } = input;
  const once = { scope: `pay-${source}:${buyer}`, key, request };
  try {
    return await inTransaction(db, (tx) => withIdempotency(tx, once, () => placeOrders(tx, input, context)));
  } catch (error) {
    if (error instanceof QuoteRefused) throw new DomainError(error.code, { data: { quote: await quoteAgain(db, error.quote) } });
    throw error;
  }
}

async function placeOrders(tx: Tx, input: PayQuoteInput, context: PayContext): Promise<PaidOrders> {
  const quote = await holdQuote(tx, input.quote_uuid, context.buyer);
  if (quote?.source !== context.source) throw new DomainError('404');
  if (quote.lines.length === 0) throw new DomainError('input/invalid', { fields: [{ path: 'quote_uuid', key: 'invalid.empty' }] });
  const balances = (await lockBalances(tx, [context.buyer])).get(context.buyer) ?? NO_BALANCES;
  await assertHolds(tx, quote, balances);
  assertAffordable(quote, balances);
  const placed: Placed[] = [];
  for (const [position, line] of quote.lines.entries()) placed.push(await placeOrder(tx, { quote, position, line, input, context }));
  await takeOutOfCart(
    tx,
    context.buyer,
    placed.map(({ order }) => order.storeUuid),
  );
  await closeQuote(tx, quote.uuid);
  return answer(tx, placed, context);
}

/** A quote holds its prices for its ten minutes; what it can't hold is that the work is for sale and the silver is there. */
async function assertHolds(tx: Tx, quote: Quote, balances: Balances): Promise<void> {
  if (quote.expired || quote.paidAt) throw new QuoteRefused('quote/expired', quote);
  const uuids = quote.lines.map((line) => line.storeUuid);
  const [listings, owned] = [await listingsOf(tx, uuids), await ownedAmong(tx, quote.buyerUuid, uuids)];
  const buyable = uuids.every((uuid) => isBuyable(listings.get(uuid), quote.buyerUuid, owned.has(uuid)));
  if (!buyable || balances.silver < quote.silverUsed) throw new QuoteRefused('quote/changed', quote);
}

function assertAffordable(quote: Quote, balances: Balances): void {
  const remain = quote.total - quote.silverUsed - balances.coin;
  if (remain > 0) throw new DomainError('wallet/insufficient', { data: { remain } });
}

interface Placement {
  quote: Quote;
  position: number;
  line: QuoteLine;
  input: PayQuoteInput;
  context: PayContext;
}

/** An order and the revision of the right to play that came of it. */
interface Placed {
  order: Order;
  revision: number;
}

async function placeOrder(tx: Tx, { quote, position, line, input, context }: Placement): Promise<Placed> {
  const { buyer, requestId } = context;
  const uuid = uuidv7();
  const origin = { dataCreationSource: input.data_creation_source ?? null, adLinkUid: input.store_ad_link_uid ?? null };
  const order = await insertPaidOrder(tx, { uuid, quoteUuid: quote.uuid, position, buyerUuid: buyer, line, ...origin });
  await postTransfers(tx, {
    key: `order:${uuid}`,
    reason: 'order',
    cause: uuid,
    transfers: payOrder({ buyer, priceCoins: order.price, silverCoins: order.silverUsed }),
  });
  const revision = await setEntitlement(tx, { userUuid: buyer, storeUuid: order.storeUuid, orderUuid: uuid, active: true }, requestId);
  await recordEvent(tx, 'wallet.order.paid', { aggregateId: uuid, payload: orderPaidEvent(order), requestId });
  return { order, revision };
}

async function answer(tx: Tx, placed: readonly Placed[], { buyer, grantSecret }: PayContext): Promise<PaidOrders> {
  const signing = { secret: grantSecret, audience: ENTITLEMENT_AUDIENCE, now: await clockNow(tx) };
  const grants = placed.map(async ({ order: { storeUuid, uuid }, revision }) => {
    const claims: EntitlementGrant = { userUuid: buyer, storeUuid, orderUuid: uuid, revision };
    return { store_id: storeUuid, grant: await issueGrant({ ...claims }, GRANT_LIFETIME_SECONDS, signing) };
  });
  return {
    orders: await toOrderViews(
      tx,
      buyer,
      placed.map(({ order }) => order),
    ),
    grants: await Promise.all(grants),
    wallet: toWallet(await readBalances(tx, buyer)),
  };
}
