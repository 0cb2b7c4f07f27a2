/**
 * Returns how many characters a text has: Unicode code points of its composed form (NFC). PostgreSQL's `char_length` counts the same
 * ones of what is stored, and every form's counter shows them (ADR 54).
 */
export function countCharacters(text: string): number {
  const composed = text.normalize('NFC');
  return composed.length - (composed.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

/** UTF-16 units of the longest spelling that one character may have: three marks decomposed, each beyond the first plane. */
const UNITS_MAX = 8;

/** Whether a text has more than `max` characters. A text that is far longer isn't counted. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > UNITS_MAX * max || countCharacters(text) > max);

/** How far around a cut the text is read for where a sign that people see as one begins. */
const AROUND = 256;
let segmenter: Intl.Segmenter | undefined;

/** The place at or before `at` between two graphemes; only the text around it is segmented, whatever its length. */
function boundaryBefore(text: string, at: number): number {
  let from = Math.max(0, at - AROUND);
  if (/[\uDC00-\uDFFF]/.test(text.charAt(from))) from += 1;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const grapheme = segmenter.segment(text.slice(from, at + AROUND)).containing(at - from);
  return grapheme ? from + grapheme.index : text.length;
}

/**
 * Returns the beginning of a text, at most `max` characters long. It ends between two graphemes: an emoji, a syllable and a letter with
 * its marks are in it whole or not at all. Where already the first is longer, it is cut between characters.
 */
export function beginning(text: string, max: number): string {
  if (!isLongerThan(text, max)) return text;
  let end = 0;
  for (let count = 0; count < max; count += 1) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  const whole = boundaryBefore(text, end);
  return text.slice(0, whole === 0 ? end : whole);
}

/** Returns a text of at most `max` characters, the last of which is an ellipsis where more followed. */
export const shortened = (text: string, max: number): string => (isLongerThan(text, max) ? `${beginning(text, max - 1).trimEnd()}…` : text);

/** A sign beyond the first plane may come from the keyboard in two halves. */
const HALF_TYPED = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])/g;

/**
 * Returns the `maxlength` in UTF-16 units, the browser's unit, with which a field that has `value` stops typing at `max` characters. What is
 * pasted may exceed it up to twice, so that it can be read and shortened rather than being cut unseen.
 */
export const maxUnitsOf = (value: string, max: number): number =>
  value.length + 2 * Math.max(0, max - countCharacters(value.replace(HALF_TYPED, '')));
