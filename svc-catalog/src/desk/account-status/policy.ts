import { DomainError, type UserActor } from '@meowtale/service-kit';

/** Rejects staff's decisions about themselves and other staff, which only operators make. @throws DomainError `auth/forbidden` */
export function requireOthers(staff: UserActor, person: { uuid: string; roles: readonly string[] }): void {
  if (person.uuid === staff.uuid || person.roles.includes('staff')) throw new DomainError('auth/forbidden');
}
