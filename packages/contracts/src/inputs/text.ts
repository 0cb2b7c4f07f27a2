import { z } from 'zod';

/** Characters that break a line of text, a log or a JSON column: C0 and C1 controls, bidirectional overrides. */
const CONTROL = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
/** The same without line feed and tab, for text of several lines. */
const CONTROL_IN_LINES = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;

/** One line of a person's words, trimmed, at most `max` UTF-16 units. */
export const line = (max: number) =>
  z
    .string('invalid.text')
    .trim()
    .max(max, 'invalid.too-long')
    .refine((value) => value.isWellFormed() && !CONTROL.test(value), 'invalid.characters');

/** Several lines of a person's words, trimmed, at most `max` UTF-16 units. */
export const lines = (max: number) =>
  z
    .string('invalid.text')
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .max(max, 'invalid.too-long')
        .refine((value) => value.isWellFormed() && !CONTROL_IN_LINES.test(value), 'invalid.characters'),
    );

/** An id of ours. */
export const uuid = z.uuid('invalid.id');

/** An instant, as a form writes it (ISO 8601) or as the API's DateTime reads it; kept as ISO 8601 in UTC. */
export const instant = z
  .union([z.date('invalid.time'), z.iso.datetime({ offset: true, error: 'invalid.time' })], 'invalid.time')
  .transform((time) => new Date(time).toISOString())
  // Years beyond 9999 and before 0 are written with a sign, which no database column of ours takes.
  .refine((time) => time.length === 24, 'invalid.time');
