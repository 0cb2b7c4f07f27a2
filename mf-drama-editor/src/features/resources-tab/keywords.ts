import { findBlocked } from '@meowtale/contracts/inputs/drama/blocked-words';
import { keywordFaults } from '@meowtale/contracts/inputs/drama/keywords';
import type { TextMark } from '../marked-text/marks.ts';

/** Marks the words that a prompt was refused for, wherever they stand by now. */
export const blockedMarks = (text: string, blocked: readonly string[]): TextMark[] =>
  findBlocked(text, blocked).map(({ word, from, to }) => ({ from, to, key: 'resources.blocked', params: { word } }));

/** Everything that is wrong with keywords, in the order in which it stands there. */
export const keywordMarks = (text: string, blocked: readonly string[]): TextMark[] =>
  [...keywordFaults(text), ...blockedMarks(text, blocked)].sort((one, other) => one.from - other.from || one.to - other.to);

/** What a description's sentences are as keywords: parted by commas where one ends and another begins. */
export function keywordsOf(description: string): string {
  const parts = description
    .replaceAll(/[.!?;:]+(?=\s|$)|\n+/g, ',')
    .split(',')
    .map((part) => part.replaceAll(/\s+/g, ' ').trim());
  return parts.filter((part) => part !== '').join(', ');
}
