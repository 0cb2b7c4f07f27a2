import { clockNow, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { findPerson } from '../people/service.ts';
import { requireStanding } from './policy.ts';

/** Whoever publishes, submits or writes must not be suspended (ADR 27). @throws DomainError `auth/suspended` */
export async function requireNotSuspended(db: Db, actor: UserActor): Promise<void> {
  const person = await findPerson(db, actor.uuid);
  const until = person?.suspended_until;
  if (until) requireStanding({ suspended_until: until }, await clockNow(db));
}
