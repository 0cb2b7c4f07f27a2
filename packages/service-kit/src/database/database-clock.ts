import { performance } from 'node:perf_hooks';
import type { Knex } from 'knex';

const SAMPLE_EVERY_MS = 30_000;

export interface Clock {
  now(): Date;
}

/** A clock that follows the database's: the host only measures how long ago it was read. */
export interface DatabaseClock extends Clock {
  /** Reads the database's time. When that fails, returns false and the last reading stays in use. */
  sample(): Promise<boolean>;
  start(): void;
  stop(): void;
}

/**
 * Creates the clock by which tokens and signatures are checked: the database's, so that services on hosts with different clocks
 * agree (TRUST 12). Uses the host's clock before the first reading.
 */
export function createDatabaseClock(db: Knex, hostNow: () => number = Date.now): DatabaseClock {
  let atReading = { databaseMs: hostNow(), monotonicMs: performance.now() };
  let timer: NodeJS.Timeout | undefined;

  async function sample(): Promise<boolean> {
    try {
      const { rows } = await db.raw<{ rows: { ms: number }[] }>('select extract(epoch from clock_unmoved())::float8 * 1000 as ms');
      if (!rows[0]) return false;
      atReading = { databaseMs: rows[0].ms, monotonicMs: performance.now() };
      return true;
    } catch {
      return false;
    }
  }

  return {
    sample,
    now: () => new Date(atReading.databaseMs + performance.now() - atReading.monotonicMs),
    start() {
      timer ??= setInterval(() => void sample(), SAMPLE_EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
