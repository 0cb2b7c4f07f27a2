import { createHash } from 'node:crypto';
import { cleanText } from '@meowtale/contracts/text/clean';
import { Converter } from 'opencc-js/t2cn';

/** Characters of scripts without spaces, or with attached particles: their terms have one or two characters. */
const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー';
const RUNS = new RegExp(`[${CJK}]+|[^${CJK}]+`, 'gu');
const IS_CJK = new RegExp(`^[${CJK}]`, 'u');

/** Letters whose plain form isn't derived by removing accents. With the dotless i, İ, I, ı and i are one letter in every language. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  ё: 'е',
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');
const TERM_MAX = 40;

const simplified = Converter({ from: 'tw', to: 'cn' });
const simpleSigns = new Map<string, string>();

/** Returns the simplified form of a Han character, independent of its neighbours, which differ between a search and a text. */
function simpleSign(sign: string): string {
  const known = simpleSigns.get(sign);
  if (known !== undefined) return known;
  const simple = simplified(sign);
  simpleSigns.set(sign, simple);
  return simple;
}

/**
 * Returns a text for comparison: without case, accents on Latin and Greek letters, and width; katakana as hiragana, and traditional
 * characters as simplified ones. Marks of Thai, Hangul and kana are letters and stay.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin}|\p{Script=Greek})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(NOT_PLAIN, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\u30A1-\u30F6]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
    .replace(/\p{Script=Han}/gu, simpleSign);
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

/** Returns the words of a text that isn't CJK; segmented before folding, which would split Thai vowels. */
function wordsOf(text: string, language: string): string[] {
  const terms: string[] = [];
  for (const { segment, isWordLike } of segmenterOf(language).segment(text)) {
    if (isWordLike) terms.push(...fold(segment).split(/[^\p{L}\p{N}\p{M}]+/u));
  }
  return terms.filter((word) => word !== '').map((word) => [...word].slice(0, TERM_MAX).join(''));
}

const pairs = (signs: readonly string[], step: number): string[] =>
  signs.slice(0, -1).flatMap((sign, at) => (at % step === 0 || at === signs.length - 2 ? [`${sign}${signs[at + 1]}`] : []));

const runsOf = (text: string): string[] =>
  cleanText(text)
    .replace(/[\uFF00-\uFFEF]+/gu, (wide) => wide.normalize('NFKC'))
    .match(RUNS) ?? [];

/** Returns characters outside of words, as terms that no word equals. A name may consist of them. */
const signsIn = (text: string): string[] =>
  [...cleanText(text).replace(/[\s\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')].map((sign) => `~${sign}`);

/** Returns the terms of a text in a language: its words; of CJK each character and each pair. */
export function termsOf(text: string, language: string): Set<string> {
  const terms = runsOf(text).flatMap((run) => {
    if (!IS_CJK.test(run)) return wordsOf(run, language);
    const signs = [...fold(run)];
    return [...signs, ...pairs(signs, 1)];
  });
  return new Set(terms);
}

/** Returns the terms of a name: its words or, without any, its symbols, so that its exact text always finds it. */
export function nameTermsOf(name: string, language: string): Set<string> {
  const terms = termsOf(name, language);
  return terms.size > 0 ? terms : new Set(signsIn(name));
}

/** A word of a search. */
export interface Wanted {
  term: string;
  /** True for CJK, which is neither a prefix nor misspelt. */
  exact: boolean;
}

/**
 * Returns the words of a keyword, all of which are required. A CJK run becomes the fewest pairs that cover it; symbols alone find names of
 * symbols.
 */
export function wantedOf(keyword: string, language = 'en-US'): Wanted[] {
  const wanted = runsOf(keyword).flatMap((run): Wanted[] => {
    if (!IS_CJK.test(run)) return wordsOf(run, language).map((term) => ({ term, exact: false }));
    const signs = [...fold(run)];
    return (signs.length === 1 ? signs : pairs(signs, 2)).map((term) => ({ term, exact: true }));
  });
  const terms = wanted.length > 0 ? wanted : signsIn(keyword).map((term) => ({ term, exact: true }));
  return [...new Map(terms.map((each) => [each.term, each])).values()];
}

/** Returns the term of a tag, which begins with a symbol that no word has. */
export const tagTerm = (tag: string): string => `#${fold(tag)}`;
export const authorTerm = (ownerUuid: string): string => `@${ownerUuid}`;
export const categoryTerm = (category: string): string => `=${category}`;

const MISSPELT_FROM = 4;
const TWO_SLIPS_FROM = 8;
const COMPARED = 7;

/** Returns how many slips a word may have: none below four letters, one, two from eight on. */
export const slipsOf = (term: string): number => {
  const { length } = [...term];
  return length < MISSPELT_FROM ? 0 : length < TWO_SLIPS_FROM ? 1 : 2;
};

function withoutLetters(word: string, times: number): Set<string> {
  const all = new Set([word]);
  let last = [word];
  for (let round = 0; round < times; round += 1) {
    last = last.flatMap((each) => Array.from(each, (_, at) => each.slice(0, at) + each.slice(at + 1)));
    for (const each of last) all.add(each);
  }
  return all;
}

/**
 * Returns hashes of a word's beginning without one letter, or two of a long one. Two words within their slips share one (the symmetric
 * delete of SymSpell); empty for a word without slips.
 */
export function variantsOf(term: string): number[] {
  const slips = slipsOf(term);
  if (slips === 0 || IS_CJK.test(term) || !/^\p{L}[\p{L}\p{M}]*$/u.test(term)) return [];
  const left = withoutLetters([...term].slice(0, COMPARED).join(''), slips);
  return [...new Set(Array.from(left, (text) => createHash('md5').update(text).digest().readInt32BE()))];
}

/** Returns the number of slips between two words: one inserted, missing or changed letter, or two swapped neighbours. */
export function slipsBetween(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    const above = rows[i - 1] as number[];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
