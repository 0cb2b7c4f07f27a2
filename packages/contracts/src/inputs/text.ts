import { z } from 'zod';
import { isLongerThan } from '../text/characters.ts';
import { cleanLine, cleanLines, hasTooManyMarks } from '../text/clean.ts';

/** Keys of sentences of a field's own. */
interface Messages {
  tooLong?: string;
  missing?: string;
}

/** Refuses what has more than `max` characters, named with the limit. */
const atMost =
  (max: number, message = 'invalid.too-long') =>
  (context: z.core.ParsePayload<string>) => {
    const { value: input, issues } = context;
    if (isLongerThan(input, max)) issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, message, input });
  };

/** One line of a person's words: cleaned (ADR 54), trimmed, at most `max` characters. */
export const line = (max: number, { tooLong, missing = 'invalid.text' }: Messages = {}) =>
  z.string(missing).overwrite(cleanLine).check(atMost(max, tooLong));

/** Several lines of a person's words: cleaned (ADR 54), trimmed, at most `max` characters. */
export const lines = (max: number, { tooLong, missing = 'invalid.text' }: Messages = {}) =>
  z.string(missing).overwrite(cleanLines).check(atMost(max, tooLong));

/** Refuses what cleaning would change before its writer's eyes. */
const marksFit = ({ value: input, issues }: z.core.ParsePayload<string>) => {
  if (hasTooManyMarks(input)) issues.push({ code: 'custom', message: 'invalid.marks', input });
};

/** A `line` that others read under its writer's name: letters with more marks than words need are refused rather than cut. */
export const publicLine = (max: number, { tooLong, missing = 'invalid.text' }: Messages = {}) =>
  z.string(missing).check(marksFit).overwrite(cleanLine).check(atMost(max, tooLong));

/** The same of several `lines`. */
export const publicLines = (max: number, { tooLong, missing = 'invalid.text' }: Messages = {}) =>
  z.string(missing).check(marksFit).overwrite(cleanLines).check(atMost(max, tooLong));

/** An id, in the small letters in which it is kept and compared: either case writes the same one (RFC 9562). */
export const uuid = z.uuid('invalid.id').toLowerCase();

/** An instant, as a form writes it (ISO 8601) or as the API's DateTime reads it; kept as ISO 8601 in UTC. */
export const instant = z
  .union([z.date('invalid.time'), z.iso.datetime({ offset: true, error: 'invalid.time' })], 'invalid.time')
  .transform((time) => new Date(time).toISOString())
  // Years beyond 9999 and before 0 are written with a sign; neither them nor a year 0 any database column of ours takes.
  .refine((time) => time.length === 24 && !time.startsWith('0000'), 'invalid.time');
