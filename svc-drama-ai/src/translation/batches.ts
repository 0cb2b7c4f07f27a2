import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts';

/** Limits of one request. */
const BATCH = { items: 40, units: 4000 } as const;

export const wordFor = (language: Locale): string => `${LOCALE_NATIVE_NAMES[language]} (${language})`;

/** Splits texts into batches for one request each, in order. */
export function batchesOf<Item extends { text: string }>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (size + item.text.length > BATCH.units || (batches.at(-1)?.length ?? 0) >= BATCH.items) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(item);
    size += item.text.length;
  }
  return batches;
}
