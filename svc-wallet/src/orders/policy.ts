import { DomainError } from '@meowtale/service-kit';
import { type Order, sharersOf } from './order.ts';

/** Who refunds an order. */
export type RefundedBy = 'buyer' | 'staff';

/**
 * Returns by whose rules a user refunds an order: the buyer's for their own order, even as staff; staff's for any other. Throws `404`
 * for everybody else, and what `assertDecides` throws.
 */
export function refundedBy(order: Order, user: { uuid: string; isStaff: boolean }): RefundedBy {
  if (order.buyerUuid === user.uuid) return 'buyer';
  if (!user.isStaff) throw new DomainError('404');
  assertDecides(order, user.uuid);
  return 'staff';
}

/** Asserts that a member of staff isn't owner, agent or promoter of the order. Throws `auth/forbidden`. */
export function assertDecides(order: Order, staff: string): void {
  if (sharersOf(order).includes(staff)) throw new DomainError('auth/forbidden');
}
