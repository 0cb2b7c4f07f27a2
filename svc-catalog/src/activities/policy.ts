import { type Actor, requireUser, type UserActor } from '@meowtale/service-kit';
import { requireMaker } from '../files/policy.ts';

/** Makers join promotions, staff make them. @throws DomainError `auth/required`, `auth/forbidden` for everybody else */
export function requirePromoting(actor: Actor): UserActor {
  const user = requireUser(actor);
  return user.roles.includes('staff') ? user : requireMaker(actor);
}
