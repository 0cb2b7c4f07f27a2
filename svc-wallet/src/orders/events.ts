import type { EventPayload } from '@meowtale/contracts/events/index';
import { defineBatchConsumer } from '@meowtale/service-kit';
import type { Order } from './order.ts';
import { splitPaidOrders } from './split-order.ts';

/** Returns the event payload of a paid order, with the terms frozen at payment. */
export function orderPaidEvent(order: Order): EventPayload<'wallet.order.paid'> {
  if (!order.paidAt) throw new Error(`order ${order.uuid} is not paid`);
  return {
    orderUuid: order.uuid,
    storeUuid: order.storeUuid,
    buyerUuid: order.buyerUuid,
    ownerUuid: order.ownerUuid,
    agent: order.agent,
    promoter: order.promoter,
    priceCoins: order.price,
    silverCoins: order.silverUsed,
    paidAt: order.paidAt.toISOString(),
  };
}

/** Splits orders after their event, outside the payment's transaction (DESIGN §4). */
export const orderConsumers = [
  defineBatchConsumer({
    name: 'wallet-split',
    event: 'wallet.order.paid',
    handleAll: (tx, events) =>
      splitPaidOrders(
        tx,
        events.map(({ payload }) => payload.orderUuid),
      ),
  }),
];
