import { watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import { payOrdersLeftWaiting } from './held-orders.ts';
import { expireHeldOrders } from './held-repository.ts';

const EVERY_MS = 15_000;

/**
 * What is due for orders that wait: those that a top-up should have paid are, and those whose time is over expire, also while
 * a bill can't be paid.
 */
export async function tendHeldOrders(db: Db): Promise<void> {
  try {
    await payOrdersLeftWaiting(db);
  } finally {
    let expired = 1;
    while (expired > 0) expired = await expireHeldOrders(db);
  }
}

/** Looks after orders that wait while the service runs; any number of processes may. */
export function watchHeldOrders(app: FastifyInstance, db: Db): void {
  watch(app, { everyMs: EVERY_MS, work: () => tendHeldOrders(db), fault: 'held orders could not be looked after' });
}
