import { clockNow, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { findPerson } from '../people/service.ts';
import { requireOwnerSuspensionOver, requireSuspensionOver } from './policy.ts';

/** Requires that the caller isn't suspended (ADR 27). @throws DomainError `auth/suspended` */
export const requireNotSuspended = (db: Db, actor: Pick<UserActor, 'uuid'>): Promise<void> =>
  requireEnded(db, actor.uuid, requireSuspensionOver);

/** Requires that the listing's owner isn't suspended. @throws DomainError `store/owner-suspended` */
export const requireOwnerNotSuspended = (db: Db, ownerUuid: string): Promise<void> =>
  requireEnded(db, ownerUuid, requireOwnerSuspensionOver);

async function requireEnded(db: Db, uuid: string, mayGoOn: typeof requireSuspensionOver): Promise<void> {
  const until = (await findPerson(db, uuid))?.suspended_until;
  if (until) mayGoOn({ suspended_until: until }, await clockNow(db));
}
