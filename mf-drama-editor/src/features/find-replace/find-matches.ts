/** What is looked for, and how. */
export interface Wanted {
  text: string;
  matchCase: boolean;
  wholeWords: boolean;
}

/** A match in a text: UTF-16 offsets, the end excluded. */
export interface Match {
  from: number;
  to: number;
}

const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;
const LETTER = /[\p{L}\p{N}\p{M}_]/u;
/** Scripts that are written without spaces have no words to stop at. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** A sign that continues the previous character. */
const CONTINUES = /^(?:\p{M}|\p{Join_Control}|\p{Variation_Selector})/u;

const lastOf = (text: string): string => [...text.slice(-2)].at(-1) ?? '';
const firstOf = (text: string): string => [...text.slice(0, 2)][0] ?? '';

/** Returns whether a word continues across a position of a text. */
function isWithinWord(text: string, at: number): boolean {
  const [before, after] = [lastOf(text.slice(0, at)), firstOf(text.slice(at))];
  if (!LETTER.test(before) || !LETTER.test(after)) return false;
  return !WITHOUT_SPACES.test(before) && !WITHOUT_SPACES.test(after);
}

/** Returns whether a character continues across a position of a text. */
const isWithinCharacter = (text: string, at: number): boolean => CONTINUES.test(text.slice(at)) || text[at - 1] === '\u200d';

/** Returns the matches in a text from left to right; none overlap or cut a character. */
export function findMatches(text: string, { text: wanted, matchCase, wholeWords }: Wanted): Match[] {
  const sought = wanted.normalize('NFC');
  if (sought === '') return [];
  const pattern = new RegExp(sought.replace(SPECIAL, '\\$&'), matchCase ? 'gu' : 'giu');
  return [...text.matchAll(pattern)]
    .map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
    .filter(({ from, to }) => !isWithinCharacter(text, to) && !(from > 0 && isWithinCharacter(text, from)))
    .filter(({ from, to }) => !wholeWords || !(isWithinWord(text, from) || isWithinWord(text, to)));
}

/** Returns a text with its matches replaced by another text as it is. */
export function withReplaced(text: string, matches: readonly Match[], by: string): string {
  const starts = [0, ...matches.map(({ to }) => to)];
  return starts.map((start, index) => text.slice(start, matches[index]?.from)).join(by);
}
