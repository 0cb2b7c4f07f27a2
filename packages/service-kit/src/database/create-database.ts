import knexModule, { type Knex } from 'knex';
import pg from 'pg';

const INT8_OID = 20;

/** Coins and counts are safe integers (DESIGN §9); one that isn't is a fault, never a rounded number. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint beyond 2^53 − 1 came out of the database');
  return value;
}
pg.types.setTypeParser(INT8_OID, parseInt8);

export interface DatabaseOptions {
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Connections at most; 20 unless given. */
  poolMax?: number;
  /** After how many milliseconds the server gives a statement up; 15,000 unless given. */
  statementTimeoutMs?: number;
  /** After how many milliseconds the server ends a transaction that sends nothing; 60,000 unless given. */
  idleInTransactionTimeoutMs?: number;
  /** How many times as long connecting, waiting for a connection and a statement may take; 1 unless given. Tests run on busy machines. */
  patience?: number;
}

/** A pool on one database. `bigint` columns are read as numbers, `timestamptz` as Date. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Knex {
  const { name = 'meowtale', poolMax = 20, statementTimeoutMs = 15_000, idleInTransactionTimeoutMs = 60_000, patience = 1 } = options;
  return knexModule.knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: name,
      statement_timeout: statementTimeoutMs * patience,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
      connectionTimeoutMillis: 3000 * patience,
      keepAlive: true,
    },
    pool: { min: 0, max: poolMax },
    acquireConnectionTimeout: 10_000 * patience,
    // A lost connection reaches whoever used it as an error; knex would print it as well.
    log: { warn: () => undefined, error: () => undefined },
  });
}

/** The database's time, which orders and expires things; movable outside production (`clock_now()`). */
export async function clockNow(db: Knex): Promise<Date> {
  const { rows } = await db.raw<{ rows: { now: Date }[] }>('select clock_now() as now');
  if (!rows[0]) throw new Error('clock_now() answered nothing');
  return rows[0].now;
}

/**
 * Puts `clock_now()` this far from the host's time: seeds let a year pass with it. Milliseconds; what has passed is
 * negative, 0 is now.
 * @throws where the clock can't be moved, which production is
 */
export async function setClock(db: Knex, awayMs: number): Promise<void> {
  // Seconds alone: a day of an interval is 23 hours long where the clocks go forward.
  await db.raw('select clock_move(make_interval(secs => ? - extract(epoch from clock_now() - clock_unmoved())))', [awayMs / 1000]);
}
