import type { Role } from '@meowtale/contracts';
import type { UploadScope } from '@meowtale/contracts/inputs/catalog/upload';
import { type Actor, DomainError, requireUser, type UserActor } from '@meowtale/service-kit';

/** Roles of creators; `me(role: "creator")` gives the first of these to any person who requests it. */
export const CREATOR_ROLES: readonly Role[] = ['creator', 'contributing_author', 'contracted_author', 'publisher'];

/** Asserts that the caller is a creator. @throws DomainError `auth/required` for guests, `auth/forbidden` for others */
export function requireCreator(actor: Actor): UserActor {
  const user = requireUser(actor);
  if (!user.roles.some((role) => CREATOR_ROLES.includes(role))) throw new DomainError('auth/forbidden');
  return user;
}

/** Asserts that the caller may upload: anyone an avatar, creators everything. @throws as requireMaker */
export function requireUploader(actor: Actor, scope: UploadScope): UserActor {
  return scope === 'avatar' ? requireUser(actor) : requireCreator(actor);
}
