import knexModule, { type Knex } from 'knex';
import pg from 'pg';

const INT8_OID = 20;

/** Coins and counts are safe integers (DESIGN §9); any other value throws instead of being rounded. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint beyond 2^53 − 1 came out of the database');
  return value;
}
pg.types.setTypeParser(INT8_OID, parseInt8);

export interface DatabaseOptions {
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Maximum of connections; 20 unless given. */
  poolMax?: number;
  /** After how many milliseconds the server cancels a statement; 15,000 unless given. */
  statementTimeoutMs?: number;
  /** After how many milliseconds the server ends a transaction that sends nothing; 60,000 unless given. */
  idleInTransactionTimeoutMs?: number;
  /** Multiplies the time-outs of connecting, of waiting for a connection and of statements; 1 unless given. Tests run on busy machines. */
  patience?: number;
}

/** Creates a connection pool. `bigint` columns are read as numbers, `timestamptz` as Date. */
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
    // The query that loses its connection throws; knex would print the error as well.
    log: { warn: () => undefined, error: () => undefined },
  });
}

/** Returns `clock_now()`, the database's time, which can be moved outside production. */
export async function clockNow(db: Knex): Promise<Date> {
  const { rows } = await db.raw<{ rows: { now: Date }[] }>('select clock_now() as now');
  if (!rows[0]) throw new Error('clock_now() returned no row');
  return rows[0].now;
}

/**
 * Sets how far `clock_now()` is from the host's time, in milliseconds; negative is the past. Seeds let a year pass with it.
 * @throws where the clock can't be moved, as in production
 */
export async function setClock(db: Knex, awayMs: number): Promise<void> {
  // In seconds: a day of an interval is 23 hours long where the clocks go forward.
  await db.raw('select clock_move(make_interval(secs => ? - extract(epoch from clock_now() - clock_unmoved())))', [awayMs / 1000]);
}
