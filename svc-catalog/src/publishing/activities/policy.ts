import { type Actor, requireUser, type UserActor } from '@meowtale/service-kit';
import { requireCreator } from '../../library/files/policy.ts';

/**
 * Asserts that the caller may list promotions: creators join them, staff make them.
 * @throws DomainError `auth/required`, `auth/forbidden` for others
 */
export function requirePromoting(actor: Actor): UserActor {
  const user = requireUser(actor);
  return user.roles.includes('staff') ? user : requireCreator(actor);
}
