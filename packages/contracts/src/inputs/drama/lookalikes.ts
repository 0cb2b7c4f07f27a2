/** Letters and the Latin ones that they look like, in the same order. */
type Pairs = readonly (readonly [letters: string, latin: string])[];

/** Nobody sees a difference: in Cyrillic and Greek small and capital letters for themselves, since в and η are like no b and no h. */
const SAME: Pairs = [
  ['аеорсухѕіјһԁԛԝӏ', 'aeopcyxsijhdqwl'],
  ['АВЕЅІЈКМНОРСТУХӀ', 'abesijkmhopctyxl'],
  ['ονϲϳ', 'ovcj'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
  // Latin ones that no word of our languages is written with: an o that is struck through, and small capitals.
  ['øᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'oabcdefghijklmnoprstuvwyz'],
];
/** Near enough to be read as that letter among Latin ones. */
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

/** What a letter is read as, one unit for one, and whether by everybody: of one that is like none, itself. */
export function lookOf(letter: string): { look: string; isSame: boolean } {
  const look = same.get(letter);
  const small = letter.toLowerCase();
  return look ? { look, isSame: true } : { look: near.get(small) ?? small, isSame: LATIN.test(letter) };
}

/** A word that is written in several scripts is no word of any of them. */
const isMixed = (word: string): boolean => [LATIN, CYRILLIC, GREEK].filter((script) => script.test(word)).length > 1;

/** Whether a word of a text is written in several of these alphabets. */
export const mixesAlphabets = (text: string): boolean => (text.match(WORDS) ?? []).some(isMixed);

/**
 * A text as it is read at a glance, unit by unit: words of several scripts, and those of one script whose letters are all like Latin
 * ones. Whichever has a letter of its script's own is a word of that and stays as it is written.
 * @param looks what each of its letters looks like
 * @param same whether exactly so
 */
export const readAtAGlance = (text: string, looks: string, same: readonly boolean[]): string =>
  text.replaceAll(WORDS, (word, at: number) => {
    const end = at + word.length;
    return isMixed(word) || same.slice(at, end).every(Boolean) ? looks.slice(at, end) : word;
  });
