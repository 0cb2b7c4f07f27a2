import { BASIS_POINTS } from '@meowtale/contracts';

/**
 * What a work costs in a country that its maker gave no price, as a part of the us price in basis points. A country that
 * isn't listed pays the us price.
 */
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

/** In basis points of the us price. */
export function countryRatioBp(country: string): number {
  return RATIOS[country] ?? BASIS_POINTS;
}
