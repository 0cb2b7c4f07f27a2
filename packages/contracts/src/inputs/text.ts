import { z } from 'zod';
import { isLongerThan } from '../text/characters.ts';
import { cleanLine, cleanLines, hasTooManyMarks } from '../text/clean.ts';

/** Locale keys that replace the usual ones. */
interface Messages {
  tooLong?: string;
  missing?: string;
}

/** Rejects more than `max` characters with that limit. */
const atMost =
  (max: number, message = 'invalid.too-long') =>
  (context: z.core.ParsePayload<string>) => {
    const { value: input, issues } = context;
    if (isLongerThan(input, max)) issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, message, input });
  };

/** Returns the schema of one line of text: cleaned (ADR 54), trimmed, at most `max` characters. */
export const line = (max: number, { tooLong, missing = 'invalid.text' }: Messages = {}) =>
  z.string(missing).overwrite(cleanLine).check(atMost(max, tooLong));

/** Returns the schema of several lines of text: cleaned (ADR 54), trimmed, at most `max` characters. */
export const lines = (max: number, { tooLong, missing = 'invalid.text' }: Messages = {}) =>
  z.string(missing).overwrite(cleanLines).check(atMost(max, tooLong));

/** Rejects too many marks on a letter, because cleaning would change the text visibly. */
const marksFit = ({ value: input, issues }: z.core.ParsePayload<string>) => {
  if (hasTooManyMarks(input)) issues.push({ code: 'custom', message: 'invalid.marks', input });
};

/** Returns the schema of a `line` that others read: letters with more marks than words need are rejected instead of cut. */
export const publicLine = (max: number, { tooLong, missing = 'invalid.text' }: Messages = {}) =>
  z.string(missing).check(marksFit).overwrite(cleanLine).check(atMost(max, tooLong));

/** Returns the same schema for several `lines`. */
export const publicLines = (max: number, { tooLong, missing = 'invalid.text' }: Messages = {}) =>
  z.string(missing).check(marksFit).overwrite(cleanLines).check(atMost(max, tooLong));

/** A uuid in lower case, as it is stored and compared; upper case is the same one (RFC 9562). */
export const uuid = z.uuid('invalid.id').toLowerCase();

/** An instant from a form (ISO 8601) or the API's DateTime; stored as ISO 8601 in UTC. */
export const instant = z
  .union([z.date('invalid.time'), z.iso.datetime({ offset: true, error: 'invalid.time' })], 'invalid.time')
  .transform((time) => new Date(time).toISOString())
  // Years above 9999 or below 0 are written with a sign; no database column of ours accepts them, nor the year 0.
  .refine((time) => time.length === 24 && !time.startsWith('0000'), 'invalid.time');
