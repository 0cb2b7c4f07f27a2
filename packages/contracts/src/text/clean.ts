import { limitMarks } from './marks.ts';

/** Ends of lines as systems, spreadsheets and word processors write them. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const LINE_ENDS_AND_TABS = /[\n\t]+/g;
/** Controls but the end of a line and the tab, halves of surrogate pairs, and code points that Unicode gives to no character. */
const NEVER = /[^\P{Cc}\n\t]|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

/** Scripts whose letters join or form conjuncts, which the joiners of zero width decide. */
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
/** Signs that show nothing by themselves, each where it means something; everywhere else they are dropped. */
const MEANINGFUL = [
  // Between the parts of one emoji, which may have a colour of skin.
  `(?<=${PICTURE}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D(?=${PICTURE})`,
  // Within a word and, for a joined form by itself, at its end.
  `(?<=[${JOINING}]\\p{M}{0,8})\\u200D`,
  `(?<=[${JOINING}]\\p{M}{0,8})\\u200C(?=[${JOINING}])`,
  // As a picture or as text; on digits only in keycaps.
  '(?<=[^\\P{Emoji}0-9#*])[\\uFE0E\\uFE0F]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  // Forms of Han signs, mathematical ones and Mongolian letters.
  '(?<=[\\p{Script=Han}\\p{Sm}])[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{Script=Mong})[\\u180B-\\u180F]',
  // Flags of regions, up to their last tag.
  '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{0,8})[\\u{E0020}-\\u{E007F}]',
  // Places of absent letters in syllables of old Korean.
  '\\u115F(?=[\\u1161-\\u11A7])',
  '\\u1160(?=[\\u11A8-\\u11FF])',
];
/** Marks of direction order signs among right-to-left letters; without any they only hide. */
const DIRECTION = '\\u061C\\u200E\\u200F';
const UNSEEN = '[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]';
const unseenWhen = (kept: readonly string[]) => new RegExp(`${kept.join('|')}|(${UNSEEN})`, 'gu');
const UNSEEN_LEFT_TO_RIGHT = unseenWhen(MEANINGFUL);
const UNSEEN_RIGHT_TO_LEFT = unseenWhen([...MEANINGFUL, `[${DIRECTION}]`]);
const RIGHT_TO_LEFT = /(?=\p{L})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** SARA AM of Thai and Lao in two parts, which NFC leaves apart, with the mark of tone before or between them. */
const AM_IN_PARTS: readonly (readonly [parts: RegExp, composed: string])[] = [
  [/([\u0E48-\u0E4B]?)\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1$2\u0E33'],
  [/([\u0EC8-\u0ECB]?)\u0ECD([\u0EC8-\u0ECB]?)\u0EB2/g, '$1$2\u0EB3'],
];
const composeAm = (text: string): string => AM_IN_PARTS.reduce((all, [parts, composed]) => all.replace(parts, composed), text);

/** Nothing in it is ever changed. */
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
  // What is dropped or composed gives its neighbours others; each round shortens or composes the text, so that one changes nothing.
  for (let before = ''; before !== text; ) {
    before = text;
    text = cleanOnce(text);
  }
  return text;
}

/**
 * Returns a text as it is stored and compared: composed (NFC), its lines ended by \n, without control characters and signs that show
 * nothing and mean nothing where they are, and with no more marks on a letter than its script uses. Blanks stay as they are.
 */
export const cleanText = (given: string): string => clean(given, (text) => limitMarks(composeSeen(text)));

/** Returns whether a letter of a text has more marks than `cleanText` leaves on it. */
export function hasTooManyMarks(given: string): boolean {
  const text = clean(given, composeSeen);
  return limitMarks(text) !== text;
}

/** Whatever a reader sees: words of joiners, fillers and blanks alone show nothing, and mean no more than empty ones. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;
const emptyUnlessVisible = (text: string): string => (VISIBLE.test(text) ? text : '');

/** Cleans a text of several lines, and trims it; one that shows nothing is empty. */
export const cleanLines = (text: string): string => emptyUnlessVisible(cleanText(text).trim());

/** Cleans a text of one line, and trims it: ends of lines and tabs become blanks. */
export const cleanLine = (text: string): string => emptyUnlessVisible(cleanText(text).replace(LINE_ENDS_AND_TABS, ' ').trim());
