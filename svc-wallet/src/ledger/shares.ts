import { BASIS_POINTS, PLATFORM_FEE_BP } from '@meowtale/contracts';

export interface SplitRates {
  priceCoins: number;
  /** Basis points of the price less the fee; null without a promoter. */
  promoterRateBp: number | null;
  /** Basis points of the price less fee and promoter's share; null without an agent. */
  agentRateBp: number | null;
}

/** Shares in coins; their sum is the price. */
export interface Shares {
  fee: number;
  promoter: number;
  agent: number;
  owner: number;
}

/**
 * Divides a price: fee first, then promoter, then agent, each floored, and the owner takes the remainder (DESIGN §4).
 * 499 coins with a promoter at 20 % and an agent at 15 % give 149, 70, 42, 238.
 */
export function splitPrice({ priceCoins, promoterRateBp, agentRateBp }: SplitRates): Shares {
  const fee = partOf(priceCoins, PLATFORM_FEE_BP);
  const promoter = partOf(priceCoins - fee, promoterRateBp ?? 0);
  const agent = partOf(priceCoins - fee - promoter, agentRateBp ?? 0);
  return { fee, promoter, agent, owner: priceCoins - fee - promoter - agent };
}

/** Returns an amount's part at a rate in basis points, floored to whole coins; exact for every safe integer. */
function partOf(amountCoins: number, rateBp: number): number {
  return Number((BigInt(amountCoins) * BigInt(rateBp)) / BigInt(BASIS_POINTS));
}
