import { z } from 'zod';

/** A month in UTC, `YYYY-MM`. */
export const month = z.string('invalid.month').regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid.month');

export const settlementInput = z.object({ month: month.nullish() });
