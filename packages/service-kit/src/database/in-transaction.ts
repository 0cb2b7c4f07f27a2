import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { announceCommit } from './commit-signal.ts';

const RETRIES = 3;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

function canBeRetried(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

const transactionWork = new AsyncLocalStorage<true>();

/**
 * Asserts, in every environment, that the caller doesn't run inside `inTransaction`. Ports that change or wait for something outside
 * the database call it: a retry would repeat that, a rollback wouldn't undo it, and the server ends a transaction that is idle for a
 * minute.
 * @throws Error that names `action`
 */
export function assertOutsideTransaction(action: string): void {
  if (transactionWork.getStore()) throw new Error(`${action} was called inside a transaction (ADR 47)`);
}

/**
 * Runs one command as one transaction. After a serialization failure or deadlock it runs `work` again, up to three times, so `work`
 * must do nothing outside `tx`. Given a transaction as `db`, it runs `work` in that one.
 */
export async function inTransaction<T>(db: Knex, work: (tx: Knex.Transaction) => Promise<T>): Promise<T> {
  const guarded = (tx: Knex.Transaction) => transactionWork.run(true, () => work(tx));
  if (db.isTransaction) return guarded(db as Knex.Transaction);
  for (let attempt = 0; ; attempt += 1) {
    try {
      let used: Knex.Transaction | undefined;
      const result = await db.transaction((tx) => {
        used = tx;
        return guarded(tx);
      });
      if (used) announceCommit(used);
      return result;
    } catch (error) {
      if (attempt >= RETRIES || !canBeRetried(error)) throw error;
    }
  }
}
