import { createGauge, inTransaction, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import { splitPaidOrders } from './split-order.ts';
import { countUnsplitOrders, findUnsplitOrders } from './unsplit-repository.ts';

const EVERY_MS = 60_000;
/** Age at which an order's event should long have been handled (DESIGN §4). */
const SPLIT_AFTER_SECONDS = 60;
/** Age at which an order that several sweeps couldn't split needs an operator; `check:ledger` reports it from then on too. */
const ALARM_AFTER_SECONDS = 600;
const BATCH = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

type OnFault = (orderUuid: string, error: unknown) => void;

/**
 * Splits orders that were paid more than a minute ago and whose event was lost or could not be handled, each once. Calls
 * `onFault` for one that can't be split and goes on with the others. Returns how many it tried.
 */
export async function splitOverdueOrders(db: Db, onFault: OnFault): Promise<number> {
  let tried = 0;
  for (let after = BEFORE_ALL; ; ) {
    const uuids = await findUnsplitOrders(db, SPLIT_AFTER_SECONDS, after, BATCH);
    const last = uuids.at(-1);
    if (!last) return tried;
    await splitEach(db, uuids, onFault);
    tried += uuids.length;
    after = last;
  }
}

/** Splits orders in one transaction, or, when that fails, each in its own. */
async function splitEach(db: Db, uuids: readonly string[], onFault: OnFault): Promise<void> {
  const split = (some: readonly string[]) => inTransaction(db, (tx) => splitPaidOrders(tx, some));
  try {
    await split(uuids);
  } catch {
    for (const uuid of uuids) await split([uuid]).catch((error: unknown) => onFault(uuid, error));
  }
}

/** Returns the gauge of the oldest unsplit order's age. */
export const unsplitGauge = (db: Db) =>
  createGauge(
    'orders_oldest_unsplit_seconds',
    'Age of the oldest paid order that is not split, in seconds; 0 when there is none',
    async () => (await countUnsplitOrders(db)).oldestSeconds,
  );

/** Splits overdue orders and logs an alarm when some stay unsplit. Any number of processes may. */
export async function sweepUnsplitOrders(db: Db, log: Pick<FastifyInstance['log'], 'error' | 'warn'>): Promise<void> {
  const tried = await splitOverdueOrders(db, (orderUuid, err) =>
    log.error({ event: 'order.not-split', err, orderUuid }, 'an order could not be split; it is retried in a minute'),
  );
  if (tried > 0) log.warn({ event: 'orders.split-late', orders: tried }, 'orders were split by the sweep: their events are late or lost');
  const { orders, oldestSeconds } = await countUnsplitOrders(db);
  if (oldestSeconds < ALARM_AFTER_SECONDS) return;
  log.error({ event: 'orders.unsplit', orders, oldestSeconds }, 'paid orders are unsplit; creators get their shares late');
}

/** Sweeps every minute while the service runs. */
export function watchUnsplitOrders(app: FastifyInstance, db: Db): void {
  watch(app, { everyMs: EVERY_MS, work: () => sweepUnsplitOrders(db, app.log), fault: 'unsplit orders could not be split' });
}
