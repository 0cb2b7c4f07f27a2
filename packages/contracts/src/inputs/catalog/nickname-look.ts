import { lookOf } from '../drama/lookalikes.ts';

/** Digits and signs that are written in place of letters; i and l look alike, so that both are i. */
const WRITTEN_FOR: Readonly<Record<string, string>> = Object.fromEntries(
  ['0o', '1i', '3e', '4a', '5s', '7t', '@a', '$s', '|i', '!i', 'li'].map(([sign, letter]) => [sign, letter]),
);

const readLetters = (decomposed: string): string =>
  [...decomposed]
    .map((sign) => lookOf(sign).look)
    .map((look) => WRITTEN_FOR[look] ?? look)
    .join('');

/** Returns a name as it is read at a glance: letters alone, without case, marks, width and alphabet. */
export const lettersOf = (name: string): string => readLetters(name.normalize('NFKD')).replace(/[^\p{L}\p{N}]/gu, '');

/** Marks on letters of these scripts are accents and vowels that may be left out; in others they tell letters apart. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]\p{M}*)\p{M}/gu;
/** Signs at the end of a word are no letters. */
const SIGNS_AFTER = /[@$|!](?!\p{L})/gu;
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}|(?<!\p{L}\p{M}*)\p{M}/gu;

/**
 * Returns what two nicknames that pass for one another have in common. One without letters is compared as it is. Stored as
 * `users.nickname_look`: a migration must make it anew when this changes.
 */
export function nicknameLook(name: string): string {
  const plain = name.normalize('NFKD').replace(ACCENTS, '').replace(SIGNS_AFTER, '');
  const letters = readLetters(plain).replace(NO_LETTERS, '').normalize('NFC');
  return letters === '' ? name.normalize('NFKC') : letters;
}
