import { boundaryBefore } from '@meowtale/contracts/text/characters';
import type { Match } from './find-matches.ts';

/** UTF-16 units shown before the first match and after the last one that fits. */
const BEFORE = 40;
const LENGTH = 240;

export interface Stretch {
  /** Where it begins in the text. */
  from: number;
  text: string;
  isMatch: boolean;
}

/** Returns the part of a text around its first match, in stretches; `…` marks where it was cut. */
export function excerptOf(text: string, matches: readonly Match[]): Stretch[] {
  const first = matches[0]?.from ?? 0;
  const start = first <= BEFORE ? 0 : boundaryBefore(text, first - BEFORE);
  const end = Math.max(matches[0]?.to ?? 0, text.length - start <= LENGTH ? text.length : boundaryBefore(text, start + LENGTH));
  const stretches: Stretch[] = start > 0 ? [{ from: -1, text: '…', isMatch: false }] : [];
  let at = start;
  const add = (to: number, isMatch: boolean) => {
    if (to > at) stretches.push({ from: at, text: text.slice(at, to), isMatch });
    at = Math.max(at, to);
  };
  for (const match of matches.filter(({ to }) => to <= end)) {
    add(match.from, false);
    add(match.to, true);
  }
  add(end, false);
  if (end < text.length) stretches.push({ from: text.length, text: '…', isMatch: false });
  return stretches;
}
