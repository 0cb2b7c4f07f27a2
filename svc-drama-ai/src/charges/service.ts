import type { AiChargeDecided } from '@meowtale/contracts/events/wallet/index';
import { failJob, recordEvent, releaseJob } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import type { ChargedJob } from '../generation/charges.ts';
import { insertCharge } from './repository.ts';

export { markUnused, priceOf } from './repository.ts';

/** Requests a job's coins from the wallet (DESIGN §4). The job's end is then published too, which returns them unless it is done. */
export async function askForCoins(tx: Db, { job, owner, drama, use, priceCoins }: ChargedJob): Promise<void> {
  await insertCharge(tx, job, priceCoins);
  const payload = { jobUuid: job, userUuid: owner, dramaUuid: drama, use, priceCoins };
  await recordEvent(tx, 'drama.generation.requested', { aggregateId: job, payload });
}

/**
 * Releases a paid job, and fails an unpaid one with `wallet/insufficient`, the missing coins in `data.remain` and the debt that a top-up
 * fills first in `data.debt`. Doesn't change a job that has ended.
 */
export async function followDecision(tx: Db, { jobUuid, state, reason, missing }: AiChargeDecided): Promise<void> {
  if (state === 'charged') await releaseJob(tx, jobUuid);
  else if (reason !== 'ended') {
    const data = missing && { remain: missing.remainCoins, debt: missing.debtCoins };
    await failJob(tx, jobUuid, { code: 'wallet/insufficient', ...(data && { data }) });
  }
}
