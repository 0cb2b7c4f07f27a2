import type { Knex } from 'knex';
import { announceCommit } from './commit-signal.ts';

const RETRIES = 3;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

function canBeRetried(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/**
 * One command = one transaction. A serialization failure or deadlock runs `work` again, up to three times, so it must
 * do nothing outside `tx`. Called with a transaction it joins that one.
 */
export async function inTransaction<T>(db: Knex, work: (tx: Knex.Transaction) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Knex.Transaction);
  for (let attempt = 0; ; attempt += 1) {
    try {
      let used: Knex.Transaction | undefined;
      const result = await db.transaction((tx) => {
        used = tx;
        return work(tx);
      });
      if (used) announceCommit(used);
      return result;
    } catch (error) {
      if (attempt >= RETRIES || !canBeRetried(error)) throw error;
    }
  }
}
