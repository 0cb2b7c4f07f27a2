import type { Role } from '@meowtale/contracts';
import { DomainError } from '../errors.ts';

export interface GuestActor {
  kind: 'guest';
}

/** Signed in with the identity provider, but without an account here yet: only `me` accepts one. */
export interface NewcomerActor {
  kind: 'newcomer';
  firebaseUid: string;
  email: string | null;
  emailVerified: boolean;
}

export interface UserActor {
  kind: 'user';
  uuid: string;
  firebaseUid: string;
  email: string | null;
  emailVerified: boolean;
  roles: readonly Role[];
  /** Seconds since 1970 at which the person last proved who they are. */
  authTime: number;
}

export type Actor = GuestActor | NewcomerActor | UserActor;

/** Returns the user. @throws DomainError `auth/required` (401) for a guest or a newcomer */
export function requireUser(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw new DomainError('auth/required');
  return actor;
}

/**
 * Returns the user; for content that others see, so that a blocked spammer needs a new mailbox for each account.
 * @throws DomainError `auth/required` (401) without an account, `auth/email_verified` (403) without a verified address
 */
export function requireVerified(actor: Actor): UserActor {
  const user = requireUser(actor);
  if (!user.emailVerified) throw new DomainError('auth/email_verified');
  return user;
}

/** Returns the user. @throws DomainError `auth/required` (401) without an account, `auth/forbidden` (403) without the role */
export function requireRole(actor: Actor, role: Role): UserActor {
  const user = requireUser(actor);
  if (!user.roles.includes(role)) throw new DomainError('auth/forbidden');
  return user;
}
