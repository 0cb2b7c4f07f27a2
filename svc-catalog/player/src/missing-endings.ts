import type { Words } from './words.ts';

const ROWS_MAX = 12;

/** Returns a row for each unfound ending, or one that counts them where there are many. */
export function missingRows(missing: number, { notFound, language }: Pick<Words, 'notFound' | 'language'>): string[] {
  if (missing <= ROWS_MAX) return new Array<string>(Math.max(0, missing)).fill(notFound);
  return [`${notFound}: ${new Intl.NumberFormat(language).format(missing)}`];
}
