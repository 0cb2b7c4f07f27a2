import { DomainError } from '@meowtale/service-kit';
import { type Order, sharersOf } from './order.ts';

/** Whose decision a refund is. */
export type RefundedBy = 'buyer' | 'staff';

/**
 * A buyer's own order is theirs to take back by the buyer's rules, staff or not; staff take back others'. Throws `404` for
 * everybody else and what `assertDecides` does.
 */
export function refundedBy(order: Order, user: { uuid: string; isStaff: boolean }): RefundedBy {
  if (order.buyerUuid === user.uuid) return 'buyer';
  if (!user.isStaff) throw new DomainError('404');
  assertDecides(order, user.uuid);
  return 'staff';
}

/** Staff decide of no order whose owner, agent or promoter they are. Throws `auth/forbidden`. */
export function assertDecides(order: Order, staff: string): void {
  if (sharersOf(order).includes(staff)) throw new DomainError('auth/forbidden');
}
