import { REFUNDS_PER_MONTH } from '@meowtale/contracts';
import type { RefundInput } from '@meowtale/contracts/inputs/wallet/checkout';
import { clockNow, DomainError, inTransaction, recordEvent, withIdempotency } from '@meowtale/service-kit';
import type { Db, Tx } from '../database.ts';
import { setEntitlement } from '../entitlements/service.ts';
import { refundSplitOrder, refundUnsplitOrder, type Transfer } from '../ledger/postings.ts';
import { type Balances, lockBalances, postTransfers } from '../ledger/service.ts';
import { listingsOf, playProgressOf } from '../read-models/service.ts';
import { type Order, refundableUntil, shareLines, sharersOf } from './order.ts';
import { type OrderView, toOrderViews } from './order-views.ts';
import { countRefundsThisMonth, findOtherPaidOrder, lockOrder, markRefunded } from './repository.ts';

/**
 * Takes an order back by its buyer's own choice, once per idempotency key; the coins and silver return to where they came
 * from, and the work can no longer be played. Throws `404` for somebody else's order and `order/not-refundable` where the
 * window, the playing or the month's five refunds don't allow it (DESIGN §4).
 */
export function refundOrder(db: Db, input: RefundInput, { buyer, requestId }: { buyer: string; requestId: string }): Promise<OrderView> {
  const once = { scope: `refund:${buyer}`, key: input.idempotency_key, request: { uuid: input.uuid } };
  return inTransaction(db, (tx) =>
    withIdempotency(tx, once, async () => {
      const order = await lockOrder(tx, input.uuid);
      if (order?.buyerUuid !== buyer) throw new DomainError('404');
      const balances = await lockBalances(tx, [buyer, ...sharersOf(order)]);
      await assertRefundable(tx, order);
      await postTransfers(tx, { key: `refund:${order.uuid}`, reason: 'refund', cause: order.uuid, transfers: reversal(order, balances) });
      const refunded = await markRefunded(tx, order);
      await withdrawEntitlement(tx, order, requestId);
      await announce(tx, order, requestId);
      const [view] = await toOrderViews(tx, buyer, [refunded]);
      if (!view) throw new Error('an order has no view');
      return view;
    }),
  );
}

async function assertRefundable(tx: Tx, order: Order): Promise<void> {
  const listings = await listingsOf(tx, [order.storeUuid]);
  const progress = await playProgressOf(tx, order.buyerUuid, [order.storeUuid]);
  const until = refundableUntil(order, {
    playKind: listings.get(order.storeUuid)?.playKind,
    progress: progress.get(order.storeUuid),
    now: await clockNow(tx),
  });
  // The buyer's balances are held by now, so that two refunds at once can't both be the fifth.
  const taken = await countRefundsThisMonth(tx, order.buyerUuid);
  if (!until || taken >= REFUNDS_PER_MONTH) throw new DomainError('order/not-refundable');
}

function reversal(order: Order, balances: ReadonlyMap<string, Balances>): Transfer[] {
  const payment = { buyer: order.buyerUuid, priceCoins: order.price, silverCoins: order.silverUsed };
  if (!order.shares) return refundUnsplitOrder(payment);
  const earnings = [...balances].map(([user, has]) => [user, { pending: has.earnings_pending, available: has.earnings_available }]);
  return refundSplitOrder({
    ...payment,
    feeCoins: order.shares.fee,
    shares: shareLines(order, order.shares),
    earnings: Object.fromEntries(earnings),
  });
}

/** The right to play ends, unless another order of the same work gives it. */
async function withdrawEntitlement(tx: Tx, { uuid, buyerUuid, storeUuid }: Order, requestId: string): Promise<void> {
  const other = await findOtherPaidOrder(tx, buyerUuid, storeUuid, uuid);
  await setEntitlement(tx, { userUuid: buyerUuid, storeUuid, orderUuid: other ?? uuid, active: other !== null }, requestId);
}

async function announce(tx: Tx, { uuid, storeUuid, buyerUuid, price }: Order, requestId: string): Promise<void> {
  const payload = { orderUuid: uuid, storeUuid, buyerUuid, priceCoins: price, reason: 'buyer' };
  await recordEvent(tx, 'wallet.order.refunded', { aggregateId: uuid, payload, requestId });
}
