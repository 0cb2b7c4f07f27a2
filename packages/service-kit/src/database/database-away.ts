import type { Knex } from 'knex';

/** Unreachable, going down, coming up, full, or read-only while another server takes over. */
const AWAY_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|08\w{3}|53\w{3}|25006)$/;
/** What the driver says without a code, also after the words of the statement that knex puts before it. */
const AWAY_MESSAGES = /(?:^| - )(?:Connection terminated|timeout expired|Client (?:has encountered a connection error|was closed))/;

/** Whether an error says that the database is away or has no connection free: no fault of the caller, who may ask again. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, name, message } = (error ?? {}) as { code?: string; name?: string; message?: string };
  return AWAY_CODES.test(code ?? '') || name === 'KnexTimeoutError' || AWAY_MESSAGES.test(message ?? '');
}

/** Of the file system: no block is free, or none of a quota. Of PostgreSQL: `disk_full`. */
const OUT_OF_ROOM = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error says that a disk is full, the database's or our own. */
export function isOutOfRoom(error: unknown): boolean {
  return OUT_OF_ROOM.has((error as { code?: string } | null)?.code ?? '');
}

const LOST_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|08\w{3})$/;
const LOST_MESSAGES = /(?:^| - )Connection terminated(?! due to connection timeout)/;

/**
 * Whether `error` says that there is no connection to the database. Narrower than `isDatabaseAway`: whoever sends it many or slow
 * queries brings about time-outs and a full pool, but not this.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return LOST_CODES.test(code ?? '') || LOST_MESSAGES.test(message ?? '');
}

export async function databaseAnswers(db: Knex): Promise<boolean> {
  try {
    await db.raw('select 1');
    return true;
  } catch {
    return false;
  }
}
