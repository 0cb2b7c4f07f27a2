import { ORDER_STATE, REFUNDS_PER_MONTH } from '@meowtale/contracts';
import type { RefundInput } from '@meowtale/contracts/inputs/wallet/checkout';
import { clockNow, DomainError, inTransaction, recordEvent, withIdempotency } from '@meowtale/service-kit';
import type { Db, Tx } from '../database.ts';
import { followRecovery, owedBy } from '../disputes/service.ts';
import { completeShares, followPending } from '../earnings/service.ts';
import { setEntitlement } from '../entitlements/service.ts';
import { refundSplitOrder, refundUnsplitOrder, type Transfer } from '../ledger/postings.ts';
import { type Balances, lockBalances, NO_BALANCES, postTransfers } from '../ledger/service.ts';
import { playProgressOf } from '../read-models/service.ts';
import { RefundDecidedError } from './errors.ts';
import { type Order, refundableUntil, shareLines, sharersOf } from './order.ts';
import { type OrderView, viewOrder } from './order-views.ts';
import { type RefundedBy, refundedBy } from './policy.ts';
import { findRefundRequests, grantRefundRequest } from './refund-requests-repository.ts';
import { countRefundsThisMonth, findOtherPaidOrder, lockOrder, markRefunded } from './repository.ts';
import { noteDecision, type StaffContext } from './staff-decisions.ts';

export interface RefundContext {
  user: { uuid: string; isStaff: boolean };
  requestId: string;
}

/**
 * Refunds an order, once per idempotency key: reverses its postings and ends the entitlement. A buyer is bound by the rules of
 * time, progress and five refunds a month; staff must give a reason, which is saved (DESIGN §4). Throws `404` for another person's
 * order, `order/not-refundable` when the rules don't allow it, `input/invalid` for staff without a reason, and RefundDecidedError for
 * a request that staff have already decided.
 */
export function refundOrder(db: Db, input: RefundInput, { user, requestId }: RefundContext): Promise<OrderView> {
  const { idempotency_key: key, uuid, reason } = input;
  const once = { scope: `refund:${user.uuid}`, key, request: { uuid, reason: reason ?? undefined } };
  return inTransaction(db, (tx) =>
    withIdempotency(tx, once, async () => {
      const order = await lockOrder(tx, uuid);
      if (!order) throw new DomainError('404');
      const by = refundedBy(order, user);
      const balances = await lockBalances(tx, [order.buyerUuid, ...sharersOf(order)]);
      if (by === 'buyer') await assertRefundable(tx, order);
      else await noteStaffRefund(tx, order, { staff: user.uuid, reason, requestId });
      await takeBack(tx, order, balances);
      const refunded = await markRefunded(tx, order, by);
      await grantRefundRequest(tx, order.uuid, by === 'staff' ? { decidedBy: user.uuid, answer: reason ?? '' } : null);
      await withdrawEntitlement(tx, order, requestId);
      await announce(tx, order, by, requestId);
      return viewOrder(tx, refunded);
    }),
  );
}

async function assertRefundable(tx: Tx, order: Order): Promise<void> {
  const progress = await playProgressOf(tx, order.buyerUuid, [order.storeUuid]);
  const until = refundableUntil(order, {
    progress: progress.get(order.storeUuid),
    now: await clockNow(tx),
  });
  // The buyer's balances are locked by now, so that two concurrent refunds can't both be the fifth.
  const refundCount = await countRefundsThisMonth(tx, order.buyerUuid);
  if (!until || refundCount >= REFUNDS_PER_MONTH) throw new DomainError('order/not-refundable');
}

async function noteStaffRefund(
  tx: Tx,
  order: Order,
  { staff, reason, requestId }: StaffContext & { reason: string | null | undefined },
): Promise<void> {
  if (!reason) throw new DomainError('input/invalid', { fields: [{ path: 'reason', key: 'invalid.empty' }] });
  // A request is decided once: another member of staff may have decided it meanwhile.
  const [request] = await findRefundRequests(tx, [order.uuid]);
  if (request && request.state !== 'open') throw new RefundDecidedError();
  if (order.state !== ORDER_STATE.paid || order.price === 0) throw new DomainError('order/not-refundable');
  await noteDecision(tx, order, { granted: true, reason, staff, requestId });
}

async function takeBack(tx: Tx, order: Order, balances: ReadonlyMap<string, Balances>): Promise<void> {
  const { uuid, buyerUuid: buyer } = order;
  const owed = await owedBy(tx, buyer, balances.get(buyer) ?? NO_BALANCES);
  const payment = { buyer, priceCoins: order.price, silverCoins: order.silverUsed, owed };
  const transfers = order.shares
    ? refundSplitOrder({
        ...payment,
        feeCoins: order.shares.fee,
        shares: shareLines(order, order.shares),
        earnings: Object.fromEntries([...balances].map(([user, has]) => [user, earningsIn(has)])),
      })
    : refundUnsplitOrder(payment);
  await postTransfers(tx, { key: `refund:${uuid}`, reason: 'refund', cause: uuid, transfers });
  await follow(tx, order, transfers);
}

function earningsIn({ earnings_pending: pending, earnings_available: available, coin }: Balances) {
  return { pending, available, coin };
}

/** Updates what is derived from the refund's transfers: pending shares of orders, and recovered losses of disputes. */
async function follow(tx: Tx, order: Order, transfers: readonly Transfer[]): Promise<void> {
  await completeShares(tx, [order.uuid], sharersOf(order));
  await followPending(tx, transfers, { order: order.uuid });
  await followRecovery(tx, order.buyerUuid, transfers);
}

/** Ends the entitlement, unless another paid order of the same work gives it. */
async function withdrawEntitlement(tx: Tx, { uuid, buyerUuid, storeUuid }: Order, requestId: string): Promise<void> {
  const other = await findOtherPaidOrder(tx, buyerUuid, storeUuid, uuid);
  await setEntitlement(tx, { userUuid: buyerUuid, storeUuid, orderUuid: other ?? uuid, active: other !== null }, requestId);
}

async function announce(tx: Tx, { uuid, storeUuid, buyerUuid, price }: Order, reason: RefundedBy, requestId: string): Promise<void> {
  const payload = { orderUuid: uuid, storeUuid, buyerUuid, priceCoins: price, reason };
  await recordEvent(tx, 'wallet.order.refunded', { aggregateId: uuid, payload, requestId });
}
