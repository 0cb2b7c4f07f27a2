import type { EventPayload } from '@meowtale/contracts/events/index';
import { defineBatchConsumer } from '@meowtale/service-kit';
import type { Order } from './order.ts';
import { splitPaidOrders } from './split-order.ts';

/** An order's own snapshot, frozen when it was paid. */
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

/** The ledger entry follows the event (DESIGN §4): what was paid is divided once the order says so. */
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
