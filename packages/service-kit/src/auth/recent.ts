import { RECENT_SIGN_IN_SECONDS } from '@meowtale/contracts/erasure';
import type { Knex } from 'knex';
import { DomainError } from '../errors.ts';
import type { UserActor } from './actor.ts';

/**
 * Requires that the user signed in within the last `seconds`, five minutes unless given; for actions that can't be undone or that
 * export everything. Uses the database's unmoved clock, like the check of tokens.
 * @throws DomainError `auth/recent` (403)
 */
export async function requireRecent(db: Knex, { authTime }: UserActor, seconds = RECENT_SIGN_IN_SECONDS): Promise<void> {
  const { rows } = await db.raw<{ rows: { is_recent: boolean }[] }>('select ? >= extract(epoch from clock_unmoved()) - ? as is_recent', [
    authTime,
    seconds,
  ]);
  if (!rows[0]?.is_recent) throw new DomainError('auth/recent');
}
