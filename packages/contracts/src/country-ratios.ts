import { BASIS_POINTS } from './constants.ts';

/** Prices in countries without a price of their own, in basis points of the us price; the us price for any other country. */
const RATIOS: Readonly<Record<string, number>> = {
  ar: 5000,
  br: 6000,
  cn: 7000,
  co: 6000,
  eg: 4500,
  id: 5500,
  in: 4500,
  kr: 9000,
  kz: 5500,
  mx: 6500,
  my: 6500,
  pe: 6500,
  ph: 5500,
  pl: 8000,
  ru: 6000,
  th: 6500,
  tr: 5000,
  tw: 8500,
  ua: 5000,
  vn: 5500,
  za: 6000,
};

/** Returns basis points of the us price. */
const countryRatioBp = (country: string): number => RATIOS[country] ?? BASIS_POINTS;

/**
 * Returns the price in a country without a price of its own, in coins: the us price by the country's ratio, rounded half up, and at least 1
 * unless the us price is 0 (DESIGN §12). The editor suggests it, the wallet charges it.
 */
export function priceByRatio(usCoins: number, country: string): number {
  if (usCoins === 0) return 0;
  const scaled = BigInt(usCoins) * BigInt(countryRatioBp(country));
  return Math.max(1, Number((scaled + BigInt(BASIS_POINTS / 2)) / BigInt(BASIS_POINTS)));
}
