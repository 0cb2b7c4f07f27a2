/** Scripts that write no spaces: each sign counts as a word there, as authors of those languages count. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** How many words a text has, in whatever language. */
export function wordsIn(text: string): number {
  const signs = text.match(UNSPACED)?.length ?? 0;
  const spaced = text.replace(UNSPACED, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return signs + spaced;
}
