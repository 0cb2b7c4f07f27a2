import { DomainError } from '@meowtale/service-kit';
import type { Order } from './order.ts';

/** Whose decision a refund is. */
export type RefundedBy = 'buyer' | 'staff';

/** A buyer's own order is theirs to take back by the buyer's rules, staff or not; staff take back others'. Throws `404` for everybody else. */
export function refundedBy(order: Pick<Order, 'buyerUuid'>, user: { uuid: string; isStaff: boolean }): RefundedBy {
  if (order.buyerUuid === user.uuid) return 'buyer';
  if (user.isStaff) return 'staff';
  throw new DomainError('404');
}
