import { recordEvent } from '@meowtale/service-kit';
import type { Tx } from '../database.ts';
import type { Order } from './order.ts';
import { noteStaffAction } from './staff-actions-repository.ts';

/** The member of staff who decides, and the request's id. */
export interface StaffContext {
  staff: string;
  requestId: string;
}

interface Decision extends StaffContext {
  granted: boolean;
  reason: string;
}

/**
 * Saves a staff decision about an order, and records the event by which the catalogue writes its audit entry and notifies the buyer (TRUST
 * 26).
 */
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
