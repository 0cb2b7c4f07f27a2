import { watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import { countDaysAnew, foldChanges, lockSummary, tryLockSummary } from './summary-repository.ts';

const EVERY_MS = 5000;
const AT_ONCE = 5000;

/**
 * Folds what was sold since into the summary by day, some thousand changes per transaction, until none waits or another process
 * is at it. Reports count changes either way: this only keeps them few. Answers how many it folded.
 */
export async function foldSales(db: Db): Promise<number> {
  let folded = 0;
  for (let some = AT_ONCE; some === AT_ONCE; folded += some) {
    some = await db.transaction(async (tx) => ((await tryLockSummary(tx)) ? foldChanges(tx, AT_ONCE) : 0));
  }
  return folded;
}

/** Counts the summary anew from the orders while people go on buying. Needs two connections. Answers how many rows it has then. */
export function rebuildSales(db: Db): Promise<number> {
  // The lock is there before the snapshot is taken: what is folded until then is folded in it.
  return db.transaction(async (holder) => {
    await lockSummary(holder);
    return db.transaction(countDaysAnew, { isolationLevel: 'repeatable read' });
  });
}

/** Folds every five seconds while the service runs. Any number of processes may. */
export function watchSales(app: FastifyInstance, db: Db): void {
  watch(app, { everyMs: EVERY_MS, work: () => foldSales(db), fault: 'sales could not be folded into their days; it is tried again' });
}
