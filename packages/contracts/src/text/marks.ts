/**
 * The most marks on one letter that words of its script have, and one more. Latin, Cyrillic and Greek have at most two besides composed
 * letters; Thai a vowel and a tone; Hebrew a dagesh, a dot, a vowel, an accent and a meteg; Arabic a shadda, a vowel, a small alef and
 * recitation signs; Indic scripts a nukta, a vowel, a nasal and accents; Tibetan writes letters as marks.
 */
const MARKS_MAX: readonly (readonly [script: RegExp, max: number])[] = [
  [/[\p{Script=Thai}\p{Script=Lao}]/u, 3],
  [/\p{Script=Tibetan}/u, 10],
  [/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 3],
  [/\p{L}/u, 6],
];
/** For digits, emoji and blanks. */
const ELSEWHERE_MAX = 3;
const FEWEST = 4;

const maxOn = (base: string): number => MARKS_MAX.find(([script]) => script.test(base))?.[1] ?? ELSEWHERE_MAX;

/** Long runs of marks and joiners, with their base. */
const RUNS = new RegExp(`([^\\p{M}\\u200C\\u200D]?)([\\p{M}\\u200C\\u200D]{${FEWEST},})`, 'gu');
/** Marks without width, which can be stacked. */
const STACKED = /[\p{Mn}\p{Me}]/u;

/** Drops a letter's marks above the limit of its script; spacing vowel signs aren't counted. */
export const limitMarks = (text: string): string =>
  text.replace(RUNS, (_, base: string, marks: string) => {
    let room = maxOn(base);
    const allowed = [...marks].filter((mark) => {
      if (!STACKED.test(mark)) return true;
      room -= 1;
      return room >= 0;
    });
    return base + allowed.join('');
  });
