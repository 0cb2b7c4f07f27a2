import type { Currency } from './constants.ts';

/** Price of 100 coins (US$ 1), in hundredths of each currency. */
const HUNDREDTHS_PER_100_COINS: Readonly<Record<Currency, number>> = { USD: 100, TWD: 3200, CNY: 720 };

/** The smallest amount charged in a currency, in its hundredths: NT$ are whole, because there is no smaller coin. */
const SMALLEST_HUNDREDTHS: Readonly<Record<Currency, number>> = { USD: 1, TWD: 100, CNY: 1 };

/**
 * Returns the price of coins in hundredths of a currency: proportional to the price of 100, rounded up to the smallest amount charged, so
 * that single coins are never cheaper than several at once. Everything that shows or takes money for coins uses it.
 */
export function payAmountFor(coins: number, currency: Currency): number {
  const unit = BigInt(SMALLEST_HUNDREDTHS[currency]);
  const perUnit = 100n * unit;
  return Number(((BigInt(coins) * BigInt(HUNDREDTHS_PER_100_COINS[currency]) + perUnit - 1n) / perUnit) * unit);
}

/** Returns the most coins that an amount in hundredths of a currency buys; null if it isn't the price of whole coins. */
export function coinsFor(payAmount: number, currency: Currency): number | null {
  const coins = Math.floor((payAmount * 100) / HUNDREDTHS_PER_100_COINS[currency]);
  return coins > 0 && payAmountFor(coins, currency) === payAmount ? coins : null;
}

/** Returns the step of amounts to pay, in hundredths of a currency: the price of a coin or the smallest amount charged. */
export function payAmountStep(currency: Currency): number {
  return Math.max(HUNDREDTHS_PER_100_COINS[currency] / 100, SMALLEST_HUNDREDTHS[currency]);
}

/** Returns whether coins are worth less than the smallest amount charged, so that their rounded price would be too high. */
export function isBelowSmallest(coins: number, currency: Currency): boolean {
  return coins * HUNDREDTHS_PER_100_COINS[currency] < 100 * SMALLEST_HUNDREDTHS[currency];
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats hundredths of a currency as people there write them: 499 USD in en-US is `$4.99`, 16,000 TWD is `NT$160` in every language,
 * zh-TW too, where `Intl` writes a bare `$`. NT$ have decimals only where an older payment was not whole.
 */
export function formatMoney(hundredths: number, currency: string, locale: string): string {
  const isWhole = currency === 'TWD' && hundredths % 100 === 0;
  const key = `${locale} ${currency} ${isWhole}`;
  const digits = isWhole ? 0 : 2;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  const parts = format.formatToParts(hundredths / 100);
  return parts.map(({ type, value }) => (type === 'currency' && currency === 'TWD' ? 'NT$' : value)).join('');
}
