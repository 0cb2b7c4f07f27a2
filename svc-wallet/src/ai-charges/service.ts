import type { GenerationFinished, GenerationRequested } from '@meowtale/contracts/events/drama/index';
import type { AiChargeDecided } from '@meowtale/contracts/events/wallet/index';
import { recordEvent } from '@meowtale/service-kit';
import type { Tx } from '../database.ts';
import { chargeAiJob, returnAiCharge } from '../ledger/postings.ts';
import { type Balances, lockBalances, NO_BALANCES, postTransfers } from '../ledger/service.ts';
import { type AiChargeRow, lockCharge, saveCharge } from './repository.ts';

type Decision = Pick<AiChargeDecided, 'state' | 'reason' | 'missing'>;

async function hold(tx: Tx, user: string): Promise<Balances> {
  return (await lockBalances(tx, [user])).get(user) ?? NO_BALANCES;
}

/** Decides a charge. Silver never pays it; the missing amount includes the debt, which a top-up fills first. */
function decide({ ended }: AiChargeRow, priceCoins: number, { coin, debt }: Balances): Decision {
  if (ended && ended !== 'done') return { state: 'refused', reason: 'ended', missing: null };
  if (coin >= priceCoins) return { state: 'charged', reason: null, missing: null };
  return { state: 'refused', reason: 'insufficient', missing: { remainCoins: priceCoins - coin, debtCoins: 0 - debt } };
}

/**
 * Charges a job or rejects it, once per job, and records the result as the event `wallet.ai-charge.decided` (DESIGN §4). Rejects a job
 * that the coins don't suffice for, and one whose failure was already reported.
 */
export async function decideCharge(tx: Tx, request: GenerationRequested, requestId: string | null): Promise<void> {
  const { jobUuid, userUuid, priceCoins: coins } = request;
  const charge = await lockCharge(tx, jobUuid, userUuid);
  if (charge.state) return;
  const decision = decide(charge, coins, await hold(tx, userUuid));
  if (decision.state === 'charged') {
    const transfers = chargeAiJob({ user: userUuid, coins });
    await postTransfers(tx, { key: `ai-charge:${jobUuid}`, reason: 'ai-charge', cause: jobUuid, transfers });
  }
  await saveCharge(tx, jobUuid, { price: coins, state: decision.state });
  const payload = { jobUuid, userUuid, coins, ...decision };
  await recordEvent(tx, 'wallet.ai-charge.decided', { aggregateId: jobUuid, payload, requestId });
}

/** Records how a job ended and, unless it was done, returns its coins once; they fill the person's debt first. */
export async function endCharge(tx: Tx, { jobUuid, userUuid, state: ended }: GenerationFinished): Promise<void> {
  const { ended: before, state, price } = await lockCharge(tx, jobUuid, userUuid);
  if (before) return;
  await saveCharge(tx, jobUuid, { ended });
  if (ended === 'done' || state !== 'charged' || price === null) return;
  const { debt } = await hold(tx, userUuid);
  const transfers = returnAiCharge({ user: userUuid, coins: price, owedCoins: 0 - debt });
  await postTransfers(tx, { key: `ai-refund:${jobUuid}`, reason: 'ai-refund', cause: jobUuid, transfers });
}
