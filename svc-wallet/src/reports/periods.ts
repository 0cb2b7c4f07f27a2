import { ORDER_RANGE_MAX_DAYS } from '@meowtale/contracts';

/** Days in UTC, both included; `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const MONTHS_UNLESS_TOLD = 12;

/**
 * Returns the days of a report: by default this month and the eleven before; with only a first day, up to today or the maximum
 * number of days.
 */
export function daysOf(period: { from?: string | null | undefined; to?: string | null | undefined }, today: string): Days {
  const to = period.to ?? (period.from ? endOf(period.from, today) : today);
  return { from: period.from ?? firstOf(to, 1 - MONTHS_UNLESS_TOLD), to };
}

function endOf(from: string, today: string): string {
  const furthest = new Date(Date.parse(from) + ORDER_RANGE_MAX_DAYS * DAY_MS).toISOString().slice(0, 10);
  if (from > today) return from;
  return furthest < today ? furthest : today;
}

/** Returns the first day of a day's month, or of the month `months` later. */
export function firstOf(day: string, months = 0): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Returns the months of these days, as `YYYY-MM`. */
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
