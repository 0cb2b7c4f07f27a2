/** Scripts that write no spaces: each sign counts as a word there, as authors of those languages count. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** Counts the words a compiled story can say, its choices included. */
export function countWords(compiled: unknown): number {
  if (typeof compiled === 'string') return compiled.startsWith('^') ? wordsIn(compiled.slice(1)) : 0;
  if (Array.isArray(compiled)) return compiled.reduce<number>((sum, item) => sum + countWords(item), 0);
  if (typeof compiled !== 'object' || compiled === null) return 0;
  return Object.values(compiled).reduce<number>((sum, item) => (Array.isArray(item) ? sum + countWords(item) : sum), 0);
}

function wordsIn(text: string): number {
  const signs = text.match(UNSPACED)?.length ?? 0;
  const spaced = text.replace(UNSPACED, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return signs + spaced;
}
