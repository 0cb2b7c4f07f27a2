/** Scripts without spaces, in which each character counts as a word, as their authors count. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** Counts a text's words, in any language. */
export function wordsIn(text: string): number {
  const signs = text.match(UNSPACED)?.length ?? 0;
  const spaced = text.replace(UNSPACED, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return signs + spaced;
}
