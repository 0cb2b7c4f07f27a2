import { watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import { payOverdueHeldOrders } from './held-orders.ts';
import { expireHeldOrders } from './held-repository.ts';

const EVERY_MS = 15_000;

/**
 * Pays held orders that a top-up should have paid, and expires overdue ones, also when paying fails.
 */
export async function sweepHeldOrders(db: Db): Promise<void> {
  try {
    await payOverdueHeldOrders(db);
  } finally {
    let expired = 1;
    while (expired > 0) expired = await expireHeldOrders(db);
  }
}

/** Sweeps held orders while the service runs; any number of processes may. */
export function watchHeldOrders(app: FastifyInstance, db: Db): void {
  watch(app, { everyMs: EVERY_MS, work: () => sweepHeldOrders(db), fault: 'held orders could not be paid or expired' });
}
