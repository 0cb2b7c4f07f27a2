import type { Knex } from 'knex';
import { CommitUnknownError } from './commit-unknown-error.ts';

/** Unreachable, going down, coming up, full, or read-only while another server takes over. */
const AWAY_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|08\w{3}|53\w{3}|25006)$/;
/** The driver's messages without a code; knex may put the statement before them. */
const AWAY_MESSAGES = /(?:^| - )(?:Connection terminated|timeout expired|Client (?:has encountered a connection error|was closed))/;

interface DatabaseError {
  code?: string;
  name?: string;
  message?: string;
}

/** Returns the database's error, also from inside the error of a COMMIT without a response. */
const databaseErrorOf = (error: unknown): DatabaseError =>
  ((error instanceof CommitUnknownError ? error.cause : error) ?? {}) as DatabaseError;

/** Returns whether an error means that the database is away or has no free connection, so that the caller may retry. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, name, message } = databaseErrorOf(error);
  return AWAY_CODES.test(code ?? '') || name === 'KnexTimeoutError' || AWAY_MESSAGES.test(message ?? '');
}

/** The file system's codes for a full disk and an exhausted quota, and PostgreSQL's `disk_full`. */
const OUT_OF_ROOM = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Returns whether an error means that a disk is full, the database's or our own. */
export function isOutOfRoom(error: unknown): boolean {
  return OUT_OF_ROOM.has((error as { code?: string } | null)?.code ?? '');
}

const LOST_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|08\w{3})$/;
const LOST_MESSAGES = /(?:^| - )Connection terminated(?! due to connection timeout)/;

/**
 * Returns whether `error` means that there is no connection to the database. Narrower than `isDatabaseAway`: many or slow queries
 * cause time-outs and an exhausted pool, but not this.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = databaseErrorOf(error);
  return LOST_CODES.test(code ?? '') || LOST_MESSAGES.test(message ?? '');
}

export async function databaseResponds(db: Knex): Promise<boolean> {
  try {
    await db.raw('select 1');
    return true;
  } catch {
    return false;
  }
}
