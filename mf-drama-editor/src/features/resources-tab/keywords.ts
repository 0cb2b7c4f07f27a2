import { findBlocked } from '@meowtale/contracts/inputs/drama/blocked-words';
import { keywordFaults } from '@meowtale/contracts/inputs/drama/keywords';
import type { TextMark } from '../marked-text/marks.ts';

/** Marks the blocked words of a prompt wherever they are now. */
export const blockedMarks = (text: string, blocked: readonly string[]): TextMark[] =>
  findBlocked(text, blocked).map(({ word, from, to }) => ({ from, to, key: 'resources.blocked', params: { word } }));

/** Returns all errors of keywords, in the order of their positions. */
export const keywordMarks = (text: string, blocked: readonly string[]): TextMark[] =>
  [...keywordFaults(text), ...blockedMarks(text, blocked)].sort((one, other) => one.from - other.from || one.to - other.to);

/** Converts a description's sentences to keywords: separated by commas where one ends and another begins. */
export function keywordsOf(description: string): string {
  const parts = description
    .replaceAll(/[.!?;:]+(?=\s|$)|\n+/g, ',')
    .split(',')
    .map((part) => part.replaceAll(/\s+/g, ' ').trim());
  return parts.filter((part) => part !== '').join(', ');
}
