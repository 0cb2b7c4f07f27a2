import { SETTLEMENT_DAY } from '@meowtale/contracts';
import { clockNow, createCounter, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import { type SettlementFault, settleMonth } from './service.ts';

const EVERY_MS = 600_000;

/** Counts failed attempts to settle an order; the log names the order. */
export const settlementFaults = createCounter('settlement_faults_total', 'Failed attempts to settle an order', []);

/** Returns the month (`YYYY-MM`, UTC) whose run is due: from the tenth on the previous one, before that null. */
export function dueMonth(now: Date): string | null {
  if (now.getUTCDate() < SETTLEMENT_DAY) return null;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

/** Settles the due month, if there is one that isn't finished. Returns how many orders it settled. */
export async function settleDueMonth(db: Db, onFault: SettlementFault): Promise<number> {
  const month = dueMonth(await clockNow(db));
  return month ? settleMonth(db, month, onFault) : 0;
}

/** Checks every ten minutes for a due settlement while the service runs; any number of processes may. */
export function watchSettlement(app: FastifyInstance, db: Db): void {
  const onFault: SettlementFault = (orderUuid, err) => {
    settlementFaults.inc();
    app.log.error({ event: 'order.not-settled', err, orderUuid }, 'an order could not be settled; it is retried');
  };
  watch(app, { everyMs: EVERY_MS, work: () => settleDueMonth(db, onFault), fault: 'the month could not be settled; it is retried' });
}
