import type { StoryCharacter, StoryEntry } from '@meowtale/contracts/inputs/drama/story';
import type { StoryWords } from '@meowtale/contracts/inputs/drama/story-words';

export type Language = keyof StoryWords;

/** Scripts that write no spaces: a name there may begin and end anywhere. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** What languages hang on to a name when they use it. */
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

/** A vowel at its end goes when a Russian name is declined. */
export const stemOf = (name: string, language: Language): string =>
  language === 'ru-RU' && [...name].length > 3 ? name.replace(/[аеёийоуыэюяь]$/u, '') : name;

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const isUnspaced = (word: string): boolean => UNSPACED.test([...word][0] ?? '') || UNSPACED.test([...word].at(-1) ?? '');

/** A pattern that finds words (in its first or second group) as whole words where their script has such. */
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

/** Whether a text names it, with whatever the language hangs on to names. */
export const isNamedIn = (name: string, text: string, language: Language): boolean => patternOf([name], language).test(text);

/** Scripts that names are read in, where it isn't the Latin one. */
const SCRIPTS: Partial<Record<Language, RegExp>> = {
  'ja-JP': /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  'ko-KR': /\p{Script=Hangul}/u,
  'ru-RU': /\p{Script=Cyrillic}/u,
  'th-TH': /\p{Script=Thai}/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
};
const LATIN = /\p{Script=Latin}/u;

/** Whether readers of a language read a name in letters that aren't theirs; where they are, it may well stay as it is. */
export const isForeign = (name: string, language: Language): boolean =>
  [...name].some((letter) => /\p{L}/u.test(letter) && !(SCRIPTS[language] ?? LATIN).test(letter));

/** Somebody or something with a name. */
export type Named = StoryCharacter | StoryEntry;

/** What it is called in a language, as a whole. */
export function calledIn(named: Named, language: Language, source: Language): string[] {
  const other = named.kind === 'character' ? named.names[language] : undefined;
  return [...new Set(language === source ? [named.name, other ?? ''] : [other || named.name])].filter((name) => name !== '');
}

/** The words of a name by which somebody may be called alone; small ones ("the", "von") call nobody. */
export const callings = (name: string): string[] =>
  name.split(/\s+/u).filter((word) => [...word].length > 1 && word !== word.toLocaleLowerCase('und'));

/** Tells whom a text names: by their whole name, or by a word of it that is nobody else's. */
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
