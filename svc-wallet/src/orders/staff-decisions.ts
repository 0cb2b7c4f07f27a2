import { recordEvent } from '@meowtale/service-kit';
import type { Tx } from '../database.ts';
import type { Order } from './order.ts';
import { noteStaffAction } from './staff-actions-repository.ts';

/** Who of the staff decides, and in which request. */
export interface StaffContext {
  staff: string;
  requestId: string;
}

interface Decision extends StaffContext {
  granted: boolean;
  reason: string;
}

/** Keeps what staff decided of somebody's order, and tells the catalogue, whose audit log and notices say it (TRUST 26). */
export async function noteDecision(tx: Tx, order: Order, { granted, reason, staff, requestId }: Decision): Promise<void> {
  const { uuid, storeName, buyerUuid, price } = order;
  await noteStaffAction(tx, { actor: staff, action: granted ? 'order.refund' : 'order.refund-declined', subject: uuid, reason });
  await recordEvent(tx, 'wallet.staff.acted', {
    aggregateId: uuid,
    payload: {
      actorUuid: staff,
      action: granted ? 'order-refund' : 'order-refund-declined',
      subject: { type: 'order', uuid, name: storeName },
      reason,
      refund: { buyerUuid, priceCoins: price },
    },
    requestId,
  });
}
