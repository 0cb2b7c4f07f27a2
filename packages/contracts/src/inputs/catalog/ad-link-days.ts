import { z } from 'zod';

/** Maximum days between the first and the last one (SPEC §5). */
export const AD_LINK_DAYS_MAX = 999;
const AD_LINK_DAYS_USUAL = 30;
const DAY_MS = 86_400_000;

const day = z.iso.date('invalid.time').refine((value) => !value.startsWith('0000'), 'invalid.time');

/** Days in UTC, both inclusive. */
export const adLinkDaysInput = z
  .object({ from: day.nullish(), to: day.nullish() })
  .refine(({ from, to }) => !from || !to || from <= to, { message: 'invalid.time-order', path: ['to'] })
  .refine(({ from, to }) => !from || !to || (Date.parse(to) - Date.parse(from)) / DAY_MS <= AD_LINK_DAYS_MAX, {
    message: 'invalid.too-many',
    path: ['to'],
  });

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * Returns the range of days: without `from` the thirty days up to `to`; without `to` up to today, at most 999 days after `from`.
 */
export function daysOf({ from, to }: z.output<typeof adLinkDaysInput>, now: Date): { from: string; to: string } {
  const end = to ?? dayOf(from ? Math.min(now.getTime(), Date.parse(from) + AD_LINK_DAYS_MAX * DAY_MS) : now.getTime());
  return { from: from ?? dayOf(Date.parse(end) - (AD_LINK_DAYS_USUAL - 1) * DAY_MS), to: end };
}
