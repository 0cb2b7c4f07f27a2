import { askForCoins } from '../charges/service.ts';
import type { Db } from '../database.ts';

/** What has a price: what generation is asked for, and a picture. */
export type ChargedUse = string;
export const PICTURE_USE = 'picture';

/** Coins by provider and use: `{"openai": {"all": 50, "dialogues": 5}, "sdwebui": {"picture": 3}}`. What isn't named is free. */
export type Prices = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface ChargedJob {
  job: string;
  owner: string;
  drama: string | null;
  use: ChargedUse;
  priceCoins: number;
}

/**
 * How generation is paid. A job with a price is added parked; whoever has the coins releases it (`releaseJob`), whoever hasn't ends it
 * (`failJob`), and when it fails they are given back.
 */
export interface Charges {
  /** In coins; 0 is free. */
  priceOf(provider: string, use: ChargedUse): number;
  /** Asks for a parked job's coins, in the transaction that adds it. */
  begin(tx: Db, charged: ChargedJob): Promise<void>;
}

/** The built-in provider costs nobody anything. */
const FREE = 'draft';

/** Prices as configured, paid from the wallet. */
export const chargesOf = (prices: Prices): Charges => ({
  priceOf: (provider, use) => (provider === FREE ? 0 : (prices[provider]?.[use] ?? 0)),
  begin: askForCoins,
});
