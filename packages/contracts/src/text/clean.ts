import { limitMarks } from './marks.ts';

/** Line ends of systems, spreadsheets and word processors. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const LINE_ENDS_AND_TABS = /[\n\t]+/g;
/** Controls except line end and tab, lone surrogates, and noncharacters. */
const NEVER = /[^\P{Cc}\n\t]|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

/** Scripts whose letters join or form conjuncts, which zero-width joiners control. */
const JOINING = [
  'Arab',
  'Syrc',
  'Nkoo',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Khmr',
  'Mymr',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const PICTURE = '\\p{Extended_Pictographic}';
/** Invisible characters where they have a meaning; anywhere else they are dropped. */
const MEANINGFUL = [
  // Between the parts of an emoji, which may have a skin tone.
  `(?<=${PICTURE}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D(?=${PICTURE})`,
  // Within a word, and at its end for a joined form.
  `(?<=[${JOINING}]\\p{M}{0,8})\\u200D`,
  `(?<=[${JOINING}]\\p{M}{0,8})\\u200C(?=[${JOINING}])`,
  // Emoji or text style; on digits only in keycaps.
  '(?<=[^\\P{Emoji}0-9#*])[\\uFE0E\\uFE0F]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  // Variants of Han and mathematical characters and of Mongolian letters.
  '(?<=[\\p{Script=Han}\\p{Sm}])[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{Script=Mong})[\\u180B-\\u180F]',
  // Flags of regions, up to the last tag.
  '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{0,8})[\\u{E0020}-\\u{E007F}]',
  // Fillers for missing letters in syllables of old Korean.
  '\\u115F(?=[\\u1161-\\u11A7])',
  '\\u1160(?=[\\u11A8-\\u11FF])',
];
/** Direction marks order signs among right-to-left letters; without such letters they are only invisible. */
const DIRECTION = '\\u061C\\u200E\\u200F';
const UNSEEN = '[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]';
const unseenWhen = (allowed: readonly string[]) => new RegExp(`${allowed.join('|')}|(${UNSEEN})`, 'gu');
const UNSEEN_LEFT_TO_RIGHT = unseenWhen(MEANINGFUL);
const UNSEEN_RIGHT_TO_LEFT = unseenWhen([...MEANINGFUL, `[${DIRECTION}]`]);
const RIGHT_TO_LEFT = /(?=\p{L})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** SARA AM of Thai and Lao in two parts, which NFC doesn't compose, with the tone mark before or between them. */
const AM_IN_PARTS: readonly (readonly [parts: RegExp, composed: string])[] = [
  [/([\u0E48-\u0E4B]?)\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1$2\u0E33'],
  [/([\u0EC8-\u0ECB]?)\u0ECD([\u0EC8-\u0ECB]?)\u0EB2/g, '$1$2\u0EB3'],
];
const composeAm = (text: string): string => AM_IN_PARTS.reduce((all, [parts, composed]) => all.replace(parts, composed), text);

/** Text that cleaning never changes. */
const PLAIN = /^[\n\t\x20-\x7E]*$/;

function composeSeen(text: string): string {
  const seen = text.replace(RIGHT_TO_LEFT.test(text) ? UNSEEN_RIGHT_TO_LEFT : UNSEEN_LEFT_TO_RIGHT, (sign, unseen) =>
    unseen === undefined ? sign : '',
  );
  return composeAm(seen.normalize('NFC'));
}

function clean(given: string, cleanOnce: (text: string) => string): string {
  let text = given.replace(LINE_ENDS, '\n').replace(NEVER, '');
  if (PLAIN.test(text)) return text;
  // Dropping or composing characters makes new neighbours, so it is repeated until nothing changes; each round shortens or composes.
  for (let before = ''; before !== text; ) {
    before = text;
    text = cleanOnce(text);
  }
  return text;
}

/**
 * Returns a text as it is stored and compared: composed (NFC), with \n as line ends, without control characters and invisible characters
 * that mean nothing, and with no more marks on a letter than its script uses. Blanks stay unchanged.
 */
export const cleanText = (given: string): string => clean(given, (text) => limitMarks(composeSeen(text)));

/** Returns whether a letter has more marks than `cleanText` keeps. */
export function hasTooManyMarks(given: string): boolean {
  const text = clean(given, composeSeen);
  return limitMarks(text) !== text;
}

/** A visible character: a text of joiners, fillers and blanks only counts as empty. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;
const emptyUnlessVisible = (text: string): string => (VISIBLE.test(text) ? text : '');

/** Cleans and trims a text of several lines; one without visible characters becomes empty. */
export const cleanLines = (text: string): string => emptyUnlessVisible(cleanText(text).trim());

/** Cleans and trims a text of one line; line ends and tabs become blanks. */
export const cleanLine = (text: string): string => emptyUnlessVisible(cleanText(text).replace(LINE_ENDS_AND_TABS, ' ').trim());
