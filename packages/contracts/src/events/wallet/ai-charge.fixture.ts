import type { AiChargeDecided } from './index.ts';

const job = { jobUuid: '01900000-0000-7000-8000-0000000000c1', userUuid: '01900000-0000-7000-8000-0000000000b1', coins: 30 };

export const AI_CHARGED: AiChargeDecided = { ...job, state: 'charged', reason: null, missing: null };

/** The person has 10 of 30 coins. */
export const AI_CHARGE_REFUSED: AiChargeDecided = {
  ...job,
  state: 'refused',
  reason: 'insufficient',
  missing: { remainCoins: 20, debtCoins: 0 },
};
