import { lookOf, readAtAGlance } from './lookalikes.ts';

/** A word that a prompt may not have, and its position in UTF-16 units. */
export interface BlockedWord {
  /** As in the list. */
  word: string;
  from: number;
  to: number;
}

/** Characters that can hide a word unseen: joiners, soft hyphens, and marks for any letter. Marks of one script belong to it. */
const UNSEEN =
  /\p{Default_Ignorable_Code_Point}|[\u0300-\u036F]|[\u0483-\u0489]|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20FF]|[\uFE20-\uFE2F]/gu;
/** Scripts with spaces between words, in which an adjacent letter makes another word. */
const GAPPED = [/[\p{Script=Latin}\p{Nd}]/u, /[\p{Script=Cyrillic}\p{Nd}]/u, /[\p{Script=Greek}\p{Nd}]/u];
const LETTER = /[\p{L}\p{N}\p{M}]/u;
/** Single letters with up to three signs between them; apostrophes only with each other, because “l’a d’abord” spells nothing. */
const APART =
  /(?<![\p{L}\p{N}\p{M}])\p{L}(?:(?:[^\p{L}\p{N}\p{M}'’]{1,3}\p{L}(?![\p{L}\p{N}\p{M}]|['’]\p{L}))+|(?:['’]\p{L}(?![\p{L}\p{N}\p{M}]))+)/gu;
/** Minimum for alphabets, because two single letters are often words side by side. */
const APART_MIN = 3;

/** A text reduced to what distinguishes words, by UTF-16 unit. */
interface Plain {
  text: string;
  /** The lookalike of each unit, and whether it looks exactly the same. */
  skeleton: string;
  same: boolean[];
  /** Start and end of each unit in the original. */
  from: number[];
  to: number[];
}

const nothing = (): Plain => ({ text: '', skeleton: '', same: [], from: [], to: [] });

interface Sign {
  small: string;
  look: string;
  isSame: boolean;
}

const signsOf = (char: string): Sign[] =>
  [...char.normalize('NFKD').replaceAll(UNSEEN, '')].map((written) => ({ small: written.toLowerCase(), ...lookOf(written) }));

function add(plain: Plain, { small, look, isSame }: Sign, from: number, to: number): void {
  plain.text += small;
  plain.skeleton += look;
  for (let unit = 0; unit < small.length; unit += 1) {
    plain.from.push(from);
    plain.to.push(to);
    plain.same.push(isSame);
  }
}

/** Normalizes width, case, accents and invisible characters. */
function plainOf(original: string): Plain {
  const plain = nothing();
  const known = new Map<string, Sign[]>();
  let at = 0;
  for (const char of original) {
    const signs = known.get(char) ?? signsOf(char);
    known.set(char, signs);
    for (const sign of signs) add(plain, sign, at, at + char.length);
    at += char.length;
  }
  return plain;
}

/** Returns single letters joined to words. */
function joinedIn({ text, skeleton, same, from, to }: Plain): Plain[] {
  return [...text.matchAll(APART)].flatMap(({ 0: run, index: start }) => {
    const word = nothing();
    let at = start;
    for (const sign of run) {
      if (LETTER.test(sign)) {
        const end = at + sign.length;
        word.text += sign;
        word.skeleton += skeleton.slice(at, end);
        word.same.push(...same.slice(at, end));
        word.from.push(...from.slice(at, end));
        word.to.push(...to.slice(at, end));
      }
      at += sign.length;
    }
    const isAlphabet = GAPPED.some((script) => script.test(word.text));
    return isAlphabet && word.text.length < APART_MIN ? [] : [word];
  });
}

/** Returns whether a word continues in the next letter; in scripts without spaces it never does. */
const goesOn = (inside: string | undefined, outside: string | undefined): boolean =>
  inside !== undefined && outside !== undefined && GAPPED.some((script) => script.test(inside) && script.test(outside));

/** Returns where a word begins in a text; with `anywhere` also within other words, for text without spaces. */
function beginningsIn(text: string, wanted: string, anywhere: boolean): number[] {
  const found: number[] = [];
  for (let at = wanted === '' ? -1 : text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (anywhere || !(goesOn(wanted[0], text[at - 1]) || goesOn(wanted.at(-1), text[at + wanted.length]))) found.push(at);
  }
  return found;
}

/** A text to search: the text itself, or its joined letters. */
interface Reading extends Plain {
  glance: string;
  isJoined: boolean;
}

function readingsOf(text: string): Reading[] {
  const plain = plainOf(text);
  const of = (each: Plain, isJoined: boolean) => ({ ...each, isJoined, glance: readAtAGlance(each.text, each.skeleton, each.same) });
  return [of(plain, false), ...joinedIn(plain).map((each) => of(each, true))];
}

const lettersOf = (text: string): string => [...text].filter((sign) => LETTER.test(sign)).join('');

/** Returns where a word begins: as it is written, or as it looks where its letters are disguised. */
function beginningsOf({ text, glance, isJoined }: Reading, word: Plain): number[] {
  const [written, skeleton] = isJoined ? [lettersOf(word.text), lettersOf(word.skeleton)] : [word.text, word.skeleton];
  const disguised = glance === text ? [] : beginningsIn(glance, skeleton, isJoined);
  const isDisguise = (at: number) => glance.slice(at, at + skeleton.length) !== text.slice(at, at + skeleton.length);
  return [...beginningsIn(text, written, isJoined), ...disguised.filter(isDisguise)];
}

/**
 * Returns the blocked words in a text with their positions, in order. Form and API use this function, so that what is marked is what is
 * rejected (SPEC §5).
 */
export function findBlocked(text: string, blocked: readonly string[]): BlockedWord[] {
  const readings = readingsOf(text);
  const found = blocked.flatMap((word) => {
    const wanted = plainOf(word.trim());
    const length = { apart: lettersOf(wanted.text).length, together: wanted.text.length };
    const places = readings.flatMap((reading) =>
      beginningsOf(reading, wanted).map((at): BlockedWord => {
        const last = at + (reading.isJoined ? length.apart : length.together) - 1;
        return { word, from: reading.from[at] ?? 0, to: reading.to[last] ?? text.length };
      }),
    );
    // A word that the list itself spaces out is found in both readings.
    return [...new Map(places.map((place) => [`${place.from} ${place.to}`, place])).values()];
  });
  return found.sort((one, other) => one.from - other.from || other.to - one.to);
}
