import { ACTIVITY_STATE, type Currency } from '@meowtale/contracts';
import { priceByRatio } from '@meowtale/contracts/country-ratios';
import { payAmountFor } from '@meowtale/contracts/money';
import type { Activity, CountryPrice, Listing } from '../read-models/listing.ts';

/** A price in a country. Coins. */
export interface Price {
  country: string;
  /** Before any discount. */
  original: number;
  /** The charged coins. */
  amount: number;
  percentageDiscount: number;
  /** When the discount ends. */
  endsAt: Date | null;
}

/** The country from whose price missing ones are converted. */
const BASE_COUNTRY = 'us';

/**
 * Returns a listing's price in a country, in coins: its own price, else the us price by the country's ratio, half up, and at least 1
 * unless the us price is 0 (DESIGN §12). Null when the listing has no us price either.
 */
export function countryPrice(prices: readonly CountryPrice[], country: string): number | null {
  const own = prices.find((price) => price.country === country);
  if (own) return own.coins;
  const us = prices.find((price) => price.country === BASE_COUNTRY);
  if (!us) return null;
  return priceByRatio(us.coins, country);
}

/** Returns p − floor(p × percent / 100): the deducted amount is floored to whole coins. */
export function discountedPrice(original: number, percent: number): number {
  return original - Number((BigInt(original) * BigInt(percent)) / 100n);
}

/**
 * Returns a discount's state at a time: its start and end decide, so that it starts and ends without an event; a draft or ended one stays
 * so.
 */
export function activityStateAt({ state, startedAt, endedAt }: Activity, now: Date): number {
  if (state === ACTIVITY_STATE.draft || state === ACTIVITY_STATE.ended) return state;
  if (endedAt && now >= endedAt) return ACTIVITY_STATE.ended;
  if (startedAt && now < startedAt) return ACTIVITY_STATE.scheduled;
  return startedAt ? ACTIVITY_STATE.active : state;
}

/** Returns a work's price in a country at a time, in coins; for a reward its minimum. Null when the listing has no price. */
export function priceOf(
  listing: Pick<Listing, 'authType' | 'rewardMinimum' | 'prices' | 'activity'>,
  country: string,
  now: Date,
): Price | null {
  if (listing.authType === 2)
    return { country, original: listing.rewardMinimum, amount: listing.rewardMinimum, percentageDiscount: 0, endsAt: null };
  const original = countryPrice(listing.prices, country);
  if (original === null) return null;
  const active = listing.activity && activityStateAt(listing.activity, now) === ACTIVITY_STATE.active ? listing.activity : null;
  return {
    country,
    original,
    amount: discountedPrice(original, active?.percent ?? 0),
    percentageDiscount: active?.percent ?? 0,
    endsAt: active?.endedAt ?? null,
  };
}

const CURRENCY_BY_COUNTRY: Readonly<Record<string, Currency>> = { tw: 'TWD', cn: 'CNY' };

/** Converts coins to a country's money, in hundredths: TWD in tw, CNY in cn, USD everywhere else. */
export function localMoney(coins: number, country: string): { currency: Currency; amount: number } {
  const currency = CURRENCY_BY_COUNTRY[country] ?? 'USD';
  return { currency, amount: payAmountFor(coins, currency) };
}
