import { DomainError } from '@meowtale/service-kit';

/** @throws DomainError `auth/suspended` (403) with `until` */
export function requireSuspensionOver({ suspended_until }: { suspended_until: Date }, now: Date): void {
  if (suspended_until > now) throw new DomainError('auth/suspended', { data: { until: suspended_until.toISOString() } });
}

/** @throws DomainError `store/owner-suspended` (403), without `until`, which only the owner and staff know */
export function requireOwnerSuspensionOver({ suspended_until }: { suspended_until: Date }, now: Date): void {
  if (suspended_until > now) throw new DomainError('store/owner-suspended');
}
