import { askForCoins } from '../charges/service.ts';
import type { Db } from '../database.ts';

/** A use of generation, or a picture; each may have a price. */
export type ChargedUse = string;
export const PICTURE_USE = 'picture';

/** Coins by provider and use: `{"openai": {"all": 50, "dialogues": 5}, "sdwebui": {"picture": 3}}`. Unnamed ones are free. */
export type Prices = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface ChargedJob {
  job: string;
  owner: string;
  drama: string | null;
  use: ChargedUse;
  priceCoins: number;
}

/**
 * Payment of generation. A job with a price is added parked; the wallet's decision releases it (`releaseJob`) or fails it (`failJob`),
 * and the coins are returned when it fails later.
 */
export interface Charges {
  /** Returns the price in coins; 0 is free. */
  priceOf(provider: string, use: ChargedUse): number;
  /** Requests a parked job's coins, in the transaction that adds it. */
  begin(tx: Db, charged: ChargedJob): Promise<void>;
}

/** The built-in provider, which is always free. */
const FREE = 'draft';

/** Returns charges by the configured prices, paid from the wallet. */
export const chargesOf = (prices: Prices): Charges => ({
  priceOf: (provider, use) => (provider === FREE ? 0 : (prices[provider]?.[use] ?? 0)),
  begin: askForCoins,
});
