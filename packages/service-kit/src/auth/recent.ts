import { RECENT_SIGN_IN_SECONDS } from '@meowtale/contracts/erasure';
import type { Knex } from 'knex';
import { DomainError } from '../errors.ts';
import type { UserActor } from './actor.ts';

/**
 * For what can't be taken back, or shows everything at once: who asks must have proven who they are within `seconds`, five minutes
 * unless given. Sign-ins are judged by the time that tokens are judged by.
 * @throws DomainError `auth/recent` (403)
 */
export async function requireRecent(db: Knex, { authTime }: UserActor, seconds = RECENT_SIGN_IN_SECONDS): Promise<void> {
  const { rows } = await db.raw<{ rows: { is_recent: boolean }[] }>('select ? >= extract(epoch from clock_unmoved()) - ? as is_recent', [
    authTime,
    seconds,
  ]);
  if (!rows[0]?.is_recent) throw new DomainError('auth/recent');
}
