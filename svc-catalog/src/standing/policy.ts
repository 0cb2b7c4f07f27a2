import { DomainError, type UserActor } from '@meowtale/service-kit';

/** Staff decide about others; of other staff whoever runs the installation does. @throws DomainError `auth/forbidden` */
export function requireOthers(staff: UserActor, person: { uuid: string; roles: readonly string[] }): void {
  if (person.uuid === staff.uuid || person.roles.includes('staff')) throw new DomainError('auth/forbidden');
}

/** @throws DomainError `auth/suspended` (403), whose data says until when */
export function requireStanding({ suspended_until }: { suspended_until: Date }, now: Date): void {
  if (suspended_until > now) throw new DomainError('auth/suspended', { data: { until: suspended_until.toISOString() } });
}

/** @throws DomainError `store/owner-suspended` (403): until when is between the owner and staff */
export function requireOwnerStanding({ suspended_until }: { suspended_until: Date }, now: Date): void {
  if (suspended_until > now) throw new DomainError('store/owner-suspended');
}
