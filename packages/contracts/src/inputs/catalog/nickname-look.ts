import { lookOf } from '../drama/lookalikes.ts';

/** Digits and signs that are written for letters; i and l look alike, so both become i. */
const WRITTEN_FOR: Readonly<Record<string, string>> = Object.fromEntries(
  ['0o', '1i', '3e', '4a', '5s', '7t', '@a', '$s', '|i', '!i', 'li'].map(([sign, letter]) => [sign, letter]),
);

const readLetters = (decomposed: string): string =>
  [...decomposed]
    .map((sign) => lookOf(sign).look)
    .map((look) => WRITTEN_FOR[look] ?? look)
    .join('');

/** Returns a name's letters and digits only, without case, marks, width and alphabet, as a reader sees it at a glance. */
export const lettersOf = (name: string): string => readLetters(name.normalize('NFKD')).replace(/[^\p{L}\p{N}]/gu, '');

/** Marks in these scripts are accents and optional vowels; in others they distinguish letters. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]\p{M}*)\p{M}/gu;
/** Signs at the end of a word stand for no letters. */
const SIGNS_AFTER = /[@$|!](?!\p{L})/gu;
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}|(?<!\p{L}\p{M}*)\p{M}/gu;

/**
 * Returns the same value for nicknames that look alike. A name without letters is compared unchanged. It is stored as
 * `users.nickname_look`, so that a change of this function needs a migration.
 */
export function nicknameLook(name: string): string {
  const plain = name.normalize('NFKD').replace(ACCENTS, '').replace(SIGNS_AFTER, '');
  const ownLetters = readLetters(plain).replace(NO_LETTERS, '').normalize('NFC');
  return ownLetters === '' ? name.normalize('NFKC') : ownLetters;
}
