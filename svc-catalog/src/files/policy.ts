import type { Role } from '@meowtale/contracts';
import type { UploadScope } from '@meowtale/contracts/inputs/catalog/upload';
import { type Actor, DomainError, requireUser, type UserActor } from '@meowtale/service-kit';

/** Whoever makes works: `me(role: "creator")` gives the first of these to anybody who asks. */
export const MAKER_ROLES: readonly Role[] = ['creator', 'contributing_author', 'contracted_author', 'publisher'];

/** @throws DomainError `auth/required` for guests, `auth/forbidden` for people who make nothing */
export function requireMaker(actor: Actor): UserActor {
  const user = requireUser(actor);
  if (!user.roles.some((role) => MAKER_ROLES.includes(role))) throw new DomainError('auth/forbidden');
  return user;
}

/** Everybody may have a face; the rest is for makers. */
export function requireUploader(actor: Actor, scope: UploadScope): UserActor {
  return scope === 'avatar' ? requireUser(actor) : requireMaker(actor);
}
