import type { StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import { distance } from './distance.ts';
import type { Finding } from './kinds.ts';
import { calledIn, callings, type Language, type Named, patternOf, stemOf, UNSPACED } from './names.ts';
import { type Node, pathTo } from './net.ts';
import type { Scope } from './scope.ts';

/** A word with this many occurrences in a story is intended. */
const MEANT_FROM = 3;

/** A word of a text; `isFirst` when it begins a sentence. */
interface Word {
  word: string;
  isFirst: boolean;
}

interface Place {
  node: Node;
  line: StoryLine;
  text: string;
}

/** Returns words that differ from a name by one or two letters, in every language of the story. */
export function findNearNames(scope: Scope): Finding[] {
  const { language, languages } = scope.story.setting;
  return [...new Set([language, ...languages])].flatMap((each) => findIn(scope, each));
}

function findIn(scope: Scope, language: Language): Finding[] {
  const { story, net } = scope;
  const source = story.setting.language;
  const all: Named[] = [...story.characters.values(), ...story.entries.values()];
  const names = all.flatMap((each) => calledIn(each, language, source).flatMap((name) => namesToCompare(each, name)));
  const places = net.flatMap((node) => scope.lines(node).map((line): Place => ({ node, line, text: line.words[language] ?? '' })));
  if (names.length === 0) return [];
  const known = patternOf(
    [...all.flatMap((each) => calledIn(each, language, source)), ...names.map(({ name }) => name), ...terms(scope)],
    language,
  );
  const counts = new Map<string, number>();
  const met = places.map((place) => {
    const words = candidatesIn(place.text, language, names);
    for (const { word } of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { place, words };
  });
  const count = (word: string) => counts.get(word) ?? 0;
  const isMeant = (word: string) => {
    const small = word.toLocaleLowerCase(language);
    return count(word) >= MEANT_FROM || (small !== word && count(small) > 0) || word.replace(known, '') === '';
  };
  const nearest = new Map<string, NameToCompare | null>();
  const near = ({ word, isFirst }: Word): NameToCompare | null => {
    const key = `${isFirst} ${word}`;
    const found = nearest.get(key);
    if (found !== undefined) return found;
    const fresh = isMeant(word) ? null : (names.find((name) => isNear(word, isFirst, name, language)) ?? null);
    nearest.set(key, fresh);
    return fresh;
  };
  return met.flatMap(({ place, words }) =>
    words.flatMap((word) => {
      const name = near(word);
      return name ? [finding(scope, place, word.word, name, language)] : [];
    }),
  );
}

interface NameToCompare {
  named: Named;
  name: string;
  whole: string;
}

const namesToCompare = (target: Named, whole: string): NameToCompare[] =>
  (whole.includes(' ') ? callings(whole) : [whole]).map((name) => ({ named: target, name, whole }));

const terms = ({ story }: Scope): string[] =>
  story.setting.glossary.flatMap(({ term, words }) => [term, ...Object.values(words)]).filter((term) => term !== undefined && term !== '');

const segmenters = new Map<Language, Intl.Segmenter>();

function segmenterOf(language: Language): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/**
 * Returns the words of a text; and for names in Han, also text that differs from a name in one character which the segmenter sees as a
 * separate word.
 */
function candidatesIn(text: string, language: Language, names: readonly NameToCompare[]): Word[] {
  if (text === '') return [];
  const words: Word[] = [];
  const alone = new Set<number>();
  let isFirst = true;
  for (const { segment, index, isWordLike } of segmenterOf(language).segment(text)) {
    if (isWordLike) words.push({ word: segment, isFirst });
    if (isWordLike && [...segment].length === 1) alone.add(index);
    if (isWordLike) isFirst = false;
    else if (/[.!?…:;\n"“”„«»‘(—–-]/u.test(segment)) isFirst = true;
  }
  for (const { name } of names) {
    if (!isInHan(name)) continue;
    for (let at = 0; at + name.length <= text.length; at += 1) {
      const other = differing(text.slice(at, at + name.length), name);
      if (other !== null && alone.has(at + other)) words.push({ word: text.slice(at, at + name.length), isFirst: false });
    }
  }
  return words;
}

const isInHan = (name: string): boolean => name.length >= 3 && /^[\p{Script=Han}]+$/u.test(name);

/** Returns the index of the only character in which two words of one length differ; null when none or several do. */
function differing(one: string, other: string): number | null {
  const places = [...one].map((_, at) => at).filter((at) => one[at] !== other[at]);
  return places.length === 1 && one.length === other.length ? (places[0] ?? null) : null;
}

/** Returns the length of the shortest name to compare. German capitalizes every noun, so short nouns are near to many names. */
const shortest = (language: Language): number => (language === 'de-DE' ? 5 : 4);

function isNear(word: string, isFirst: boolean, { named, name }: NameToCompare, language: Language): boolean {
  if (isInHan(name)) return word.length === name.length && differing(word, name) !== null;
  if (/^\p{Script=Hangul}+$/u.test(name)) return isNearInHangul(word, name);
  const length = [...name].length;
  if (length < (UNSPACED.test(name) ? 3 : shortest(language)) || isCapital(word) !== isCapital(name)) return false;
  // At the beginning of a sentence any word has a capital.
  if (isFirst && (named.kind === 'entry' || length < 5) && isCapital(name)) return false;
  const max = length >= 7 && !isFirst ? 2 : 1;
  return distance(stemOf(word.normalize(), language), stemOf(name.normalize(), language), max) <= max;
}

/**
 * Returns whether a word begins with a near-miss of a name: one letter of one syllable differs. Korean endings follow the name without a
 * space.
 */
function isNearInHangul(word: string, name: string): boolean {
  const begin = word.slice(0, name.length);
  return name.length >= 3 && differing(begin, name) !== null && distance(begin.normalize('NFD'), name.normalize('NFD'), 1) <= 1;
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

function finding(scope: Scope, { node, line, text }: Place, word: string, { named, whole }: NameToCompare, language: Language): Finding {
  return {
    kind: 'name',
    params: { word, name: whole, language },
    first: { part: named.id, quote: whole },
    second: { part: node.paragraph.id, line: line.id, quote: text },
    path: scope.ids(pathTo(scope.trail, node.at)),
  };
}
