import { ORDER_STATE } from '@meowtale/contracts';
import type { RefundRequestInput } from '@meowtale/contracts/inputs/wallet/checkout';
import { DomainError, inTransaction, withIdempotency } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import { RefundDecidedError } from './errors.ts';
import { type OrderView, viewOrder } from './order-views.ts';
import { assertDecides } from './policy.ts';
import {
  declineRefundRequest,
  findRefundQueue,
  findRefundRequests,
  insertRefundRequest,
  REFUND_QUEUE_COLUMNS,
  type RefundRequestState,
} from './refund-requests-repository.ts';
import { lockOrder } from './repository.ts';
import { noteDecision, type StaffContext } from './staff-decisions.ts';

export { type QueuedRequest, REFUND_REQUEST_STATES } from './refund-requests-repository.ts';

/**
 * Adds a buyer's request that staff refund an order; a second one while it is open changes nothing. Throws `404` for another
 * person's order and `order/not-refundable` for one that isn't paid, is free, or has a decided request.
 */
export function requestRefund(db: Db, { uuid, reason, idempotency_key: key }: RefundRequestInput, buyer: string): Promise<OrderView> {
  return inTransaction(db, (tx) =>
    withIdempotency(tx, { scope: `ask-refund:${buyer}`, key, request: { uuid, reason } }, async () => {
      const order = await lockOrder(tx, uuid);
      if (order?.buyerUuid !== buyer) throw new DomainError('404');
      const [request] = await findRefundRequests(tx, [uuid]);
      if (order.state !== ORDER_STATE.paid || order.price === 0 || (request && request.state !== 'open'))
        throw new DomainError('order/not-refundable');
      if (!request) await insertRefundRequest(tx, { order_uuid: uuid, buyer_uuid: buyer, reason });
      return viewOrder(tx, order);
    }),
  );
}

/**
 * Declines a refund request with a reason that the buyer reads. Throws `404` without a request and for one's own, RefundDecidedError
 * when it was decided meanwhile, and what `assertDecides` throws.
 */
export function declineRefund(db: Db, input: RefundRequestInput, { staff, requestId }: StaffContext): Promise<OrderView> {
  const { uuid, reason, idempotency_key: key } = input;
  return inTransaction(db, (tx) =>
    withIdempotency(tx, { scope: `decline-refund:${staff}`, key, request: { uuid, reason } }, async () => {
      const order = await lockOrder(tx, uuid);
      const [request] = order ? await findRefundRequests(tx, [uuid]) : [];
      if (!order || !request || order.buyerUuid === staff) throw new DomainError('404');
      assertDecides(order, staff);
      if (request.state !== 'open') throw new RefundDecidedError();
      await declineRefundRequest(tx, uuid, { decidedBy: staff, answer: reason });
      await noteDecision(tx, order, { granted: false, reason, staff, requestId });
      return viewOrder(tx, order);
    }),
  );
}

/** Lists refund requests: open ones oldest first, decided ones by decision newest first, unless `q` orders them. */
export async function listRefundRequests(db: Db, state: RefundRequestState, q: unknown): Promise<Listed<object>> {
  const fallback = state === 'open' ? 'created_at-asc' : 'decided_at-desc';
  const { list, ...rest } = await findRefundQueue(db, state, parsePage(q, REFUND_QUEUE_COLUMNS, fallback));
  return { list: list.map(({ store_uuid, ...row }) => ({ ...row, store_id: store_uuid, store: { uuid: store_uuid } })), ...rest };
}
