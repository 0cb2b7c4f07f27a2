import type { AiChargeDecided } from '@meowtale/contracts/events/wallet/index';
import { failJob, recordEvent, releaseJob } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import type { ChargedJob } from '../generation/charges.ts';
import { insertCharge } from './repository.ts';

export { markUnused } from './repository.ts';

/** Asks the wallet for a job's coins (DESIGN §4). Its table tells of its end from here on, which gives them back unless it is done. */
export async function askForCoins(tx: Db, { job, owner, drama, use, priceCoins }: ChargedJob): Promise<void> {
  await insertCharge(tx, job, priceCoins);
  const payload = { jobUuid: job, userUuid: owner, dramaUuid: drama, use, priceCoins };
  await recordEvent(tx, 'drama.generation.requested', { aggregateId: job, payload });
}

/**
 * Lets a job begin that is paid, and ends one that isn't as failed, `wallet/insufficient`, with the missing coins in `data.remain` and
 * what a top-up fills before them in `data.debt`. What has ended stays as it is.
 */
export async function followDecision(tx: Db, { jobUuid, state, reason, missing }: AiChargeDecided): Promise<void> {
  if (state === 'charged') await releaseJob(tx, jobUuid);
  else if (reason !== 'ended') {
    const data = missing && { remain: missing.remainCoins, debt: missing.debtCoins };
    await failJob(tx, jobUuid, { code: 'wallet/insufficient', ...(data && { data }) });
  }
}
