import { BASIS_POINTS, PENALTY_FEES, PLATFORM_FEE_BP } from './constants.ts';

/**
 * Returns the penalty for selling outside the platform, in coins: five times the floored fee on the coins sold (SPEC §9); exact for every
 * safe integer.
 */
export function penaltyOf(soldCoins: number): number {
  return PENALTY_FEES * Number((BigInt(soldCoins) * BigInt(PLATFORM_FEE_BP)) / BigInt(BASIS_POINTS));
}
