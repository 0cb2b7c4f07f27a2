import { wordsIn } from '../words.ts';
import type { Drama } from './drama.ts';

type Language = Drama['language'];
type Words = Drama['paragraphs'][number]['lines'][number]['words'];

/** Everything that somebody reads and that has to be written in each language. */
const toldWords = (drama: Drama): Words[] =>
  drama.paragraphs.flatMap(({ lines, choices, ending }) => [
    ...lines.map(({ words }) => words),
    ...choices.map(({ words }) => words),
    ...(ending ? [ending] : []),
  ]);

/** How many words a story has in a language; what it lacks there doesn't count. */
export const wordsTold = (drama: Drama, language: Language): number =>
  toldWords(drama).reduce((sum, words) => sum + wordsIn(words[language] ?? ''), 0);

/**
 * How much of a story a language tells in its own words, 0 to 1 in hundredths, rounded down: of all that is written in the story's
 * own language and says something, what doesn't stand there letter for letter. 1 where there is nothing to translate.
 */
export function shareTranslated(drama: Drama, language: Language): number {
  if (language === drama.language) return 1;
  const written = toldWords(drama).filter((words) => /\p{L}/u.test(words[drama.language] ?? ''));
  const translated = written.filter((words) => words[language] && words[language] !== words[drama.language]);
  return written.length === 0 ? 1 : Math.floor((translated.length * 100) / written.length) / 100;
}
