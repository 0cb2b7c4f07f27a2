import { COINS_PER_USD } from '@meowtale/contracts';

/** Reads US dollars, `120`, `120.5` or `120,50`, as coins, which are cents; null for other text. */
export function readDollars(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return whole === undefined ? null : Number(whole) * COINS_PER_USD + Number(part.padEnd(2, '0'));
}

/** Writes coins as US dollars for a form. */
export const writeDollars = (coins: number): string => (coins / COINS_PER_USD).toFixed(2);

/** Masks a number except its last four digits. */
export const masked = (lastFour: string): string => `•••• ${lastFour}`;
