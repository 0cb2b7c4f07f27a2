/**
 * Returns how many characters a text has: Unicode code points of its composed form (NFC). PostgreSQL's `char_length` returns the same for
 * the stored text, and every form's counter shows it (ADR 54).
 */
export function countCharacters(text: string): number {
  const composed = text.normalize('NFC');
  return composed.length - (composed.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

/** UTF-16 units of the longest spelling of one character: three decomposed marks, each beyond the first plane. */
const UNITS_MAX = 8;

/** Returns whether a text has more than `max` characters; a far longer one isn't counted. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > UNITS_MAX * max || countCharacters(text) > max);

/** How far around a cut the text is segmented into graphemes. */
const AROUND = 256;
let segmenter: Intl.Segmenter | undefined;

/** Returns the grapheme boundary at or before `at`; segments only the text around it. */
export function boundaryBefore(text: string, at: number): number {
  let from = Math.max(0, at - AROUND);
  if (/[\uDC00-\uDFFF]/.test(text.charAt(from))) from += 1;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const grapheme = segmenter.segment(text.slice(from, at + AROUND)).containing(at - from);
  return grapheme ? from + grapheme.index : text.length;
}

/** Returns the first grapheme: an emoji of several people, or a letter with its marks, is one. */
export function firstGrapheme(text: string): string {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text.slice(0, AROUND)).containing(0)?.segment ?? '';
}

/**
 * Returns the beginning of a text, at most `max` characters long. It ends between two graphemes, so that no emoji, syllable or letter with
 * marks is split, unless the first one alone is longer.
 */
export function beginning(text: string, max: number): string {
  if (!isLongerThan(text, max)) return text;
  let end = 0;
  for (let count = 0; count < max; count += 1) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  const whole = boundaryBefore(text, end);
  return text.slice(0, whole === 0 ? end : whole);
}

/** Returns a text of at most `max` characters, ending with an ellipsis if it was cut. */
export const shortened = (text: string, max: number): string => (isLongerThan(text, max) ? `${beginning(text, max - 1).trimEnd()}…` : text);

/** A character beyond the first plane may be typed in two halves. */
const HALF_TYPED = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])/g;

/**
 * Returns the `maxlength`, in UTF-16 units as browsers count, with which a field with `value` stops typing at `max` characters. Pasted text
 * may be up to twice as long, so that the person can shorten it instead of having it cut unseen.
 */
export const maxUnitsOf = (value: string, max: number): number =>
  value.length + 2 * Math.max(0, max - countCharacters(value.replace(HALF_TYPED, '')));
