import { z } from 'zod';

/** Characters that break a line of text, a log or a JSON column: C0 and C1 controls, line and paragraph separators, bidirectional overrides. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** The same without those that end a line and the tab, for text of several lines. */
const CONTROL_IN_LINES = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;

/** Whatever a reader sees: words of joiners, fillers and blanks alone show nothing, and mean no more than empty ones. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;
const emptyUnlessVisible = (value: string) => (VISIBLE.test(value) || CONTROL_IN_LINES.test(value) ? value : '');

/** One line of a person's words, trimmed, at most `max` UTF-16 units. */
export const line = (max: number) =>
  z
    .string('invalid.text')
    .trim()
    .overwrite(emptyUnlessVisible)
    .max(max, 'invalid.too-long')
    .refine((value) => value.isWellFormed() && !CONTROL.test(value), 'invalid.characters');

/** The beginning of a text, at most `max` UTF-16 units long and never half a character. */
export const beginning = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

/** Several lines of a person's words, trimmed, at most `max` UTF-16 units. */
export const lines = (max: number) =>
  z
    .string('invalid.text')
    .transform((value) => emptyUnlessVisible(value.replaceAll('\r\n', '\n').trim()))
    .pipe(
      z
        .string()
        .max(max, 'invalid.too-long')
        .refine((value) => value.isWellFormed() && !CONTROL_IN_LINES.test(value), 'invalid.characters'),
    );

/** An id, in the small letters in which it is kept and compared: either case writes the same one (RFC 9562). */
export const uuid = z.uuid('invalid.id').toLowerCase();

/** An instant, as a form writes it (ISO 8601) or as the API's DateTime reads it; kept as ISO 8601 in UTC. */
export const instant = z
  .union([z.date('invalid.time'), z.iso.datetime({ offset: true, error: 'invalid.time' })], 'invalid.time')
  .transform((time) => new Date(time).toISOString())
  // Years beyond 9999 and before 0 are written with a sign; neither them nor a year 0 any database column of ours takes.
  .refine((time) => time.length === 24 && !time.startsWith('0000'), 'invalid.time');
