/** Letters and the Latin letters that they look like, in the same order. */
type Pairs = readonly (readonly [letters: string, latin: string])[];

/** Exact lookalikes; small and capital letters separately for Cyrillic and Greek, because в and η look like no b and no h. */
const SAME: Pairs = [
  ['аеорсухѕіјһԁԛԝӏ', 'aeopcyxsijhdqwl'],
  ['АВЕЅІЈКМНОРСТУХӀ', 'abesijkmhopctyxl'],
  ['ονϲϳ', 'ovcj'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
  // Latin letters that no word of our languages has: a struck-through o, and small capitals.
  ['øᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'oabcdefghijklmnoprstuvwyz'],
];
/** Letters similar enough to be read as that letter among Latin ones. */
const NEAR: Pairs = [
  ['вкмнтпгияьш', 'bkmhtnrurbw'],
  ['αβγεηικμρστυχω', 'abyenikupotuxw'],
];

const tableOf = (pairs: Pairs): ReadonlyMap<string, string> =>
  new Map(pairs.flatMap(([letters, latin]) => [...letters].map((letter, at): [string, string] => [letter, latin[at] ?? letter])));
const same = tableOf(SAME);
const near = tableOf(NEAR);

const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const GREEK = /\p{Script=Greek}/u;
const WORDS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu;

/** Returns the Latin lookalike of a letter, one UTF-16 unit for one, and whether it is exact; the letter itself without one. */
export function lookOf(letter: string): { look: string; isSame: boolean } {
  const look = same.get(letter);
  const small = letter.toLowerCase();
  return look ? { look, isSame: true } : { look: near.get(small) ?? small, isSame: LATIN.test(letter) };
}

/** Returns whether a word mixes scripts. */
const isMixed = (word: string): boolean => [LATIN, CYRILLIC, GREEK].filter((script) => script.test(word)).length > 1;

/** Returns whether a word of a text mixes these alphabets. */
export const mixesAlphabets = (text: string): boolean => (text.match(WORDS) ?? []).some(isMixed);

/**
 * Returns a text as it looks at a glance: replaces words of several scripts, and words of one script whose letters all look exactly like
 * Latin ones. Other words stay unchanged.
 * @param skeleton the lookalike of each UTF-16 unit
 * @param same whether it is exact
 */
export const readAtAGlance = (text: string, skeleton: string, same: readonly boolean[]): string =>
  text.replaceAll(WORDS, (word, at: number) => {
    const end = at + word.length;
    return isMixed(word) || same.slice(at, end).every(Boolean) ? skeleton.slice(at, end) : word;
  });
