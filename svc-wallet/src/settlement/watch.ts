import { SETTLEMENT_DAY } from '@meowtale/contracts';
import { clockNow, createCounter, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import { type SettlementFault, settleMonth } from './service.ts';

const EVERY_MS = 600_000;

/** Tries that left an order due; whoever looks at it finds the order in the log. */
export const settlementFaults = createCounter('settlement_faults_total', 'Tries to settle an order that failed', []);

/** The month whose run is due by the database's clock: the last one, from the tenth of this; null before. */
export function dueMonth(now: Date): string | null {
  if (now.getUTCDate() < SETTLEMENT_DAY) return null;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

/** Settles the month that is due, if one is; a run that was finished is only looked up. Answers how many orders it settled. */
export async function settleDueMonth(db: Db, onFault: SettlementFault): Promise<number> {
  const month = dueMonth(await clockNow(db));
  return month ? settleMonth(db, month, onFault) : 0;
}

/** Looks for a settlement that is due every ten minutes while the service runs. Any number of processes may. */
export function watchSettlement(app: FastifyInstance, db: Db): void {
  const onFault: SettlementFault = (orderUuid, err) => {
    settlementFaults.inc();
    app.log.error({ err, orderUuid }, 'an order could not be settled; it stays due');
  };
  watch(app, { everyMs: EVERY_MS, work: () => settleDueMonth(db, onFault), fault: 'the month could not be settled; it is tried again' });
}
