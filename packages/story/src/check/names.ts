import type { StoryCharacter, StoryEntry } from '@meowtale/contracts/inputs/drama/story';
import type { StoryWords } from '@meowtale/contracts/inputs/drama/story-words';

export type Language = keyof StoryWords;

/** Scripts without spaces: a name there may begin and end anywhere. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Endings that a language adds to names, as patterns. */
const ENDINGS: Partial<Record<Language, string>> = {
  'de-DE': '(?:s|es|n|ns)?',
  'en-US': 's?',
  'es-ES': 's?',
  'fr-FR': 's?',
  'pt-BR': 's?',
  'ko-KR': '\\p{Script=Hangul}{0,4}',
  'ru-RU': '\\p{L}{0,3}',
  'tr-TR': "(?:['’]?\\p{L}{0,6})?",
};

/** Returns a name without the final vowel that Russian declension replaces. */
export const stemOf = (name: string, language: Language): string =>
  language === 'ru-RU' && [...name].length > 3 ? name.replace(/[аеёийоуыэюяь]$/u, '') : name;

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const isUnspaced = (word: string): boolean => UNSPACED.test([...word][0] ?? '') || UNSPACED.test([...word].at(-1) ?? '');

/** Returns a pattern that finds words, in its first or second group; as whole words in scripts with spaces. */
export function patternOf(words: readonly string[], language: Language): RegExp {
  const anyOf = (some: string[]): string => {
    const longestFirst = some.sort((one, other) => other.length - one.length).map(quoted);
    return longestFirst.length === 0 ? '(?!)()' : `(${longestFirst.join('|')})`;
  };
  const stems = [...new Set(words.map((word) => stemOf(word, language)))];
  const spaced = anyOf(stems.filter((word) => !isUnspaced(word)));
  const unspaced = anyOf(stems.filter(isUnspaced));
  const mark = '[\\p{L}\\p{M}\\p{N}]';
  return new RegExp(`(?<!${mark})${spaced}${ENDINGS[language] ?? ''}(?!${mark})|${unspaced}`, 'gu');
}

/** Returns whether a text contains a name, with any ending of the language. */
export const isNamedIn = (name: string, text: string, language: Language): boolean => patternOf([name], language).test(text);

/** Scripts that names are read in, where that isn't Latin. */
const SCRIPTS: Partial<Record<Language, RegExp>> = {
  'ja-JP': /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  'ko-KR': /\p{Script=Hangul}/u,
  'ru-RU': /\p{Script=Cyrillic}/u,
  'th-TH': /\p{Script=Thai}/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
};
const LATIN = /\p{Script=Latin}/u;

/** Returns whether a name has letters that a language isn't written in. A name without them may stay untranslated. */
export const isForeign = (name: string, language: Language): boolean =>
  [...name].some((letter) => /\p{L}/u.test(letter) && !(SCRIPTS[language] ?? LATIN).test(letter));

/** A character or entry, which has a name. */
export type Named = StoryCharacter | StoryEntry;

/** Returns its full names in a language. */
export function calledIn(target: Named, language: Language, source: Language): string[] {
  const other = target.kind === 'character' ? target.names[language] : undefined;
  return [...new Set(language === source ? [target.name, other ?? ''] : [other || target.name])].filter((name) => name !== '');
}

/** Returns the words of a name by which a character may be called alone: not those in lower case, such as "the" or "von". */
export const callings = (name: string): string[] =>
  name.split(/\s+/u).filter((word) => [...word].length > 1 && word !== word.toLocaleLowerCase('und'));

/** Returns a function that finds the characters and entries that a text names: by full name, or by a word that only one name has. */
export function finderOf(all: readonly Named[], language: Language, source: Language): (text: string) => Set<string> {
  const owners = new Map<string, Set<string>>();
  for (const named of all) {
    for (const name of calledIn(named, language, source)) {
      for (const word of [name, ...(named.kind === 'character' ? callings(name) : [])]) {
        owners.set(word, (owners.get(word) ?? new Set<string>()).add(named.id));
      }
    }
  }
  const clear = [...owners].flatMap(([word, [id, ...others]]) => (id !== undefined && others.length === 0 ? [[word, id] as const] : []));
  const byStem = new Map(clear.map(([word, id]) => [stemOf(word, language), id]));
  const pattern = patternOf(
    clear.map(([word]) => word),
    language,
  );
  return (text) => new Set([...text.matchAll(pattern)].flatMap(([, spaced, unspaced]) => byStem.get(spaced || unspaced || '') ?? []));
}
