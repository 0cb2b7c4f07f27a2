import { watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import { countDaysAnew, foldChanges, lockSummary, tryLockSummary } from './summary-repository.ts';

const EVERY_MS = 5000;
const AT_ONCE = 5000;

/**
 * Folds changes into the daily summary, some thousand per transaction, until none are left or another process does it. Returns how many
 * it folded. Reports include unfolded changes; folding only keeps them few.
 */
export async function foldSales(db: Db): Promise<number> {
  let folded = 0;
  for (let some = AT_ONCE; some === AT_ONCE; folded += some) {
    some = await db.transaction(async (tx) => ((await tryLockSummary(tx)) ? foldChanges(tx, AT_ONCE) : 0));
  }
  return folded;
}

/** Rebuilds the summary from the orders while sales go on, and returns its number of rows. Needs two connections. */
export function rebuildSales(db: Db): Promise<number> {
  // The lock is taken before the snapshot, which so contains everything that was folded before.
  return db.transaction(async (holder) => {
    await lockSummary(holder);
    return db.transaction(countDaysAnew, { isolationLevel: 'repeatable read' });
  });
}

/** Folds every five seconds while the service runs; any number of processes may. */
export function watchSales(app: FastifyInstance, db: Db): void {
  watch(app, { everyMs: EVERY_MS, work: () => foldSales(db), fault: 'sales could not be added to the daily summary' });
}
