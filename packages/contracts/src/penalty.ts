import { BASIS_POINTS, PENALTY_FEES, PLATFORM_FEE_BP } from './constants.ts';

/** What selling off the platform costs, in coins: five times the fee, floored, on what was sold (SPEC §9); exact for every safe integer. */
export function penaltyOf(soldCoins: number): number {
  return PENALTY_FEES * Number((BigInt(soldCoins) * BigInt(PLATFORM_FEE_BP)) / BigInt(BASIS_POINTS));
}
