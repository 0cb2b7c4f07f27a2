import { PAYOUT_ALARM_DAYS } from '@meowtale/contracts/inputs/wallet/withdrawal';
import { createCounter, inTransaction, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import { AT_REST, WITHDRAWAL_STATE } from './policy.ts';
import { changeWithdrawal, countOlderThan, insertStep, lockUncorrected } from './repository.ts';
import { recordOutcome } from './review.ts';
import { giveBack } from './service.ts';

const EVERY_MS = 600_000;

/** Counts checks that found withdrawals older than 20 days, which may miss the promised 30. */
export const lateWithdrawals = createCounter('withdrawals_late_total', 'Checks that found withdrawals older than 20 days', []);

/** Expires withdrawals whose bank data wasn't corrected in time and returns their coins. Returns their number. */
export async function expireUncorrected(db: Db): Promise<number> {
  let expired = 0;
  for (let some = 1; some > 0; expired += some) {
    some = await inTransaction(db, async (tx) => {
      const row = await lockUncorrected(tx);
      if (!row) return 0;
      await giveBack(tx, row);
      const changed = await changeWithdrawal(tx, row.uuid, { ...AT_REST, state: WITHDRAWAL_STATE.expired });
      await insertStep(tx, { withdrawal_uuid: row.uuid, step: 'expired', actor_uuid: null, memo: null });
      await recordOutcome(tx, changed, 'expired');
      return 1;
    });
  }
  return expired;
}

/** Counts open withdrawals that were requested at least 20 days ago. */
export const countLate = (db: Db): Promise<number> => countOlderThan(db, PAYOUT_ALARM_DAYS);

/** Sweeps withdrawals every ten minutes while the service runs; any number of processes may. */
export function watchWithdrawals(app: FastifyInstance, db: Db): void {
  const work = async () => {
    await expireUncorrected(db);
    const late = await countLate(db);
    if (late === 0) return;
    lateWithdrawals.inc();
    app.log.error(
      { event: 'withdrawals.late', late },
      `withdrawals wait for more than ${PAYOUT_ALARM_DAYS} days; creators are promised 30`,
    );
  };
  watch(app, { everyMs: EVERY_MS, work, fault: 'withdrawals could not be checked' });
}
