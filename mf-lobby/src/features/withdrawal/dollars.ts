import { COINS_PER_USD } from '@meowtale/contracts';

/** What somebody writes as US dollars, `120`, `120.5` or `120,50`, in coins, which are cents; null for what isn't an amount. */
export function readDollars(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return whole === undefined ? null : Number(whole) * COINS_PER_USD + Number(part.padEnd(2, '0'));
}

/** The same the other way round, as a form holds it. */
export const writeDollars = (coins: number): string => (coins / COINS_PER_USD).toFixed(2);

/** The last four of a number that nobody sees whole. */
export const masked = (lastFour: string): string => `•••• ${lastFour}`;
