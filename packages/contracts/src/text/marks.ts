/**
 * How many marks above, below and through one letter its script's words need, and one more. Latin, Cyrillic and Greek have at most two
 * beside composed letters; Thai a vowel and a tone; Hebrew a dagesh, a dot, a vowel, an accent and a meteg; Arabic a shadda, a vowel,
 * a small alef and signs of recitation; Indic ones a nukta, a vowel, a nasal and accents; Tibetan writes letters as marks.
 */
const MARKS_MAX: readonly (readonly [script: RegExp, max: number])[] = [
  [/[\p{Script=Thai}\p{Script=Lao}]/u, 3],
  [/\p{Script=Tibetan}/u, 10],
  [/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 3],
  [/\p{L}/u, 6],
];
/** Digits, pictures and blanks. */
const ELSEWHERE_MAX = 3;
const FEWEST = 4;

const maxOn = (base: string): number => MARKS_MAX.find(([script]) => script.test(base))?.[1] ?? ELSEWHERE_MAX;

/** Runs of marks with the joiners between them that may be too long, after what they are written on. */
const RUNS = new RegExp(`([^\\p{M}\\u200C\\u200D]?)([\\p{M}\\u200C\\u200D]{${FEWEST},})`, 'gu');
/** Marks that take no room beside their letter, and so can be stacked. */
const STACKED = /[\p{Mn}\p{Me}]/u;

/** Drops the marks of a letter beyond the number that words of its script need ; spacing vowel signs aren't counted. */
export const limitMarks = (text: string): string =>
  text.replace(RUNS, (_, base: string, marks: string) => {
    let room = maxOn(base);
    const kept = [...marks].filter((mark) => {
      if (!STACKED.test(mark)) return true;
      room -= 1;
      return room >= 0;
    });
    return base + kept.join('');
  });
