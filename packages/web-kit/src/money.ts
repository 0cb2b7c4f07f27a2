import { COINS_PER_USD } from '@meowtale/contracts';
import { formatMoney } from '@meowtale/contracts/money';
import { numberFormat } from './formats.ts';

/** Formats coins with the language's grouping, without a unit, because an icon is beside it. */
export function formatCoins(coins: number, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 0 }).format(coins);
}

/** Formats coins in US dollars, by SPEC §9's fixed rate. */
export function formatCoinsAsUsd(coins: number, locale: string): string {
  return formatMoney(Math.round((coins * 100) / COINS_PER_USD), 'USD', locale);
}
