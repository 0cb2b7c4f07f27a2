import { COINS_PER_USD } from '@meowtale/contracts';
import { formatMoney } from '@meowtale/contracts/money';
import { numberFormat } from './formats.ts';

/** Coins with the language's grouping, no unit: the disc beside it says what it is. */
export function formatCoins(coins: number, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 0 }).format(coins);
}

/** What coins are worth in US dollars, by SPEC §9's fixed rate. */
export function formatCoinsAsUsd(coins: number, locale: string): string {
  return formatMoney(Math.round((coins * 100) / COINS_PER_USD), 'USD', locale);
}
