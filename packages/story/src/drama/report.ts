import { wordsIn } from '../words.ts';
import type { Drama } from './drama.ts';

type Language = Drama['language'];
type Words = Drama['paragraphs'][number]['lines'][number]['words'];

/** Returns the texts that readers get and that need a translation; alternative texts of pictures are read to some. */
const toldWords = ({ paragraphs, pictures = [] }: Drama): Words[] => [
  ...paragraphs.flatMap(({ lines, choices, ending }) => [
    ...lines.map(({ words }) => words),
    ...choices.map(({ words }) => words),
    ...(ending ? [ending] : []),
  ]),
  ...pictures.filter(({ decorative }) => !decorative).map(({ alt }) => alt),
];

/** Counts a story's words in a language, without texts that it lacks. */
export const wordsTold = (drama: Drama, language: Language): number =>
  toldWords(drama).reduce((sum, translations) => sum + wordsIn(translations[language] ?? ''), 0);

/**
 * Returns the share of a story's texts that a language translates, from 0 to 1 in hundredths, rounded down. A translation that equals its
 * source doesn't count, nor does a source without letters. Returns 1 when there is nothing to translate.
 */
export function shareTranslated(drama: Drama, language: Language): number {
  if (language === drama.language) return 1;
  const written = toldWords(drama).filter((translations) => /\p{L}/u.test(translations[drama.language] ?? ''));
  const translated = written.filter((translations) => translations[language] && translations[language] !== translations[drama.language]);
  return written.length === 0 ? 1 : Math.floor((translated.length * 100) / written.length) / 100;
}
