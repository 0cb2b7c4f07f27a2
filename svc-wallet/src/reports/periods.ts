import { ORDER_RANGE_MAX_DAYS } from '@meowtale/contracts';

/** Days in UTC, both among them; `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const MONTHS_UNLESS_TOLD = 12;

/**
 * The days that a report is about: this month and the eleven before it, where they aren't told; from a day that is, up to today, or as
 * many as one may ask for.
 */
export function daysOf(asked: { from?: string | null | undefined; to?: string | null | undefined }, today: string): Days {
  const to = asked.to ?? (asked.from ? endOf(asked.from, today) : today);
  return { from: asked.from ?? firstOf(to, 1 - MONTHS_UNLESS_TOLD), to };
}

function endOf(from: string, today: string): string {
  const furthest = new Date(Date.parse(from) + ORDER_RANGE_MAX_DAYS * DAY_MS).toISOString().slice(0, 10);
  if (from > today) return from;
  return furthest < today ? furthest : today;
}

/** The first of a day's month, or of one so many months from it. */
export function firstOf(day: string, months = 0): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Every month that some of these days are in, as `YYYY-MM`. */
export function monthsIn({ from, to }: Days): string[] {
  const months: string[] = [];
  for (let first = firstOf(from); first <= to; first = firstOf(first, 1)) months.push(first.slice(0, 7));
  return months;
}

export function everyDay({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
