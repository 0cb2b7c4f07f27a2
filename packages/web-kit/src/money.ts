import { COINS_PER_USD } from '@meowtale/contracts';
import { numberFormat } from './formats.ts';

/** Coins with the language's grouping, no unit: the disc beside it says what it is. */
export function formatCoins(coins: number, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 0 }).format(coins);
}

/** An amount in hundredths of a currency, e.g. 240 USD hundredths in en-US: `$2.40`. */
export function formatMoney(hundredths: number, currency: string, locale: string): string {
  return numberFormat(locale, { style: 'currency', currency }).format(hundredths / 100);
}

/** What coins are worth in US dollars, by SPEC §9's fixed rate. */
export function formatCoinsAsUsd(coins: number, locale: string): string {
  return formatMoney(Math.round((coins * 100) / COINS_PER_USD), 'USD', locale);
}
