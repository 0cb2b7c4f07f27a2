import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { announceCommit } from './commit-signal.ts';
import { CommitUnknownError } from './commit-unknown-error.ts';
import { isConnectionLost } from './database-away.ts';

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
 * @throws as `work`; CommitUnknownError when the connection is lost during COMMIT
 */
export async function inTransaction<T>(db: Knex, work: (tx: Knex.Transaction) => Promise<T>): Promise<T> {
  const guarded = (tx: Knex.Transaction) => transactionWork.run(true, () => work(tx));
  if (db.isTransaction) return guarded(db as Knex.Transaction);
  for (let attempt = 0; ; attempt += 1) {
    let worked: Knex.Transaction | undefined;
    try {
      const result = await db.transaction(async (tx) => {
        const done = await guarded(tx);
        worked = tx;
        return done;
      });
      if (worked) announceCommit(worked);
      return result;
    } catch (error) {
      if (worked && isConnectionLost(error)) throw new CommitUnknownError(error);
      if (attempt >= RETRIES || !canBeRetried(error)) throw error;
    }
  }
}
