import { wordsIn } from '../words.ts';

/** Counts the words of a compiled story, including its choices. */
export function countWords(compiled: unknown): number {
  if (typeof compiled === 'string') return compiled.startsWith('^') ? wordsIn(compiled.slice(1)) : 0;
  if (Array.isArray(compiled)) return compiled.reduce<number>((sum, item) => sum + countWords(item), 0);
  if (typeof compiled !== 'object' || compiled === null) return 0;
  return Object.values(compiled).reduce<number>((sum, item) => (Array.isArray(item) ? sum + countWords(item) : sum), 0);
}
