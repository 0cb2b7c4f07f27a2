import { REWARD_MAX_COINS } from '@meowtale/contracts';

/** The error of a reward, as a locale key (SPEC §5). Amounts in coins. */
export type RewardFault = 'reward.fault.whole' | 'reward.fault.below' | 'reward.fault.above' | 'reward.fault.multiple';

/**
 * Returns the error of a reward, or null. A work with a minimum accepts it or a multiple of it; one without any whole amount from 0; at
 * most REWARD_MAX_COINS.
 */
export function rewardFault(amount: number, minimum: number): RewardFault | null {
  if (!Number.isSafeInteger(amount) || amount < 0) return 'reward.fault.whole';
  if (amount > REWARD_MAX_COINS) return 'reward.fault.above';
  if (minimum === 0) return null;
  if (amount < minimum) return 'reward.fault.below';
  return amount % minimum === 0 ? null : 'reward.fault.multiple';
}

/** Returns the amount after one step up or down; a step beyond the limits is ignored. */
export function stepReward(amount: number, direction: 1 | -1, minimum: number): number {
  const step = minimum > 0 ? minimum : 1;
  const next = amount + direction * step;
  return next < minimum || next < 0 || next > REWARD_MAX_COINS ? amount : next;
}

/** Returns the amounts of the quick buttons for works without a minimum: 5, 10 and 20 % of the suggested price, rounded up to a coin. */
export function quickAmounts(suggested: number): number[] {
  return [...new Set([5, 10, 20].map((percent) => Math.ceil((suggested * percent) / 100)))];
}
