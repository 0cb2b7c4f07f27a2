import { recordEvent } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import type { UserRow } from './repository.ts';

/** Publishes what other services store of a person. */
export async function publishUser(tx: Db, user: UserRow, requestId: string | null): Promise<void> {
  const { uuid: userUuid, revision, nickname, country, roles, suspended_until } = user;
  const erased = user.erased_at !== null && { erased: true };
  const suspended = suspended_until && { suspendedUntil: suspended_until.toISOString() };
  await recordEvent(tx, 'catalog.user.changed', {
    aggregateId: userUuid,
    payload: { userUuid, revision, nickname, country, roles, ...erased, ...suspended },
    requestId,
  });
}
