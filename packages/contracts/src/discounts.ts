import { DISCOUNT_LOCKOUT_DAYS, SEASONAL_AFTER_DAYS, WEEK_DISCOUNT } from './constants.ts';
import type { FieldError } from './error-codes.ts';
import { addWallDays } from './zoned-time.ts';

/**
 * Rules of when a listing may cost less (SPEC §9), used by the calendar, which disables days with a reason, and by the service. Times are
 * ISO 8601 in UTC; an error's `path` is a field of the discount, times in its `params` are for display.
 */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export interface Discount {
  percentage_discount: number;
  /** `custom` and `week` are the creator's, `official` is a platform-wide promotion. */
  type: string;
  started_at: string;
  ended_at: string;
  /** The IANA zone in which a custom discount's days were chosen; null or missing is UTC. */
  time_zone?: string | null;
}

export interface DiscountRules {
  /** Milliseconds; in the service by the database's clock. */
  now: number;
  /** When the listing was first released; null before it. */
  releasedAt: string | null;
  /** Discounts that are or were public, each until its actual end. */
  existing: readonly Discount[];
}

const isoDaysAfter = (time: string, days: number): string => new Date(Date.parse(time) + days * DAY_MS).toISOString();

/** Returns an error unless a week's discount begins at 0:00 UTC and lasts seven days. */
export function weekFault({ started_at, ended_at }: Pick<Discount, 'started_at' | 'ended_at'>): 'invalid.discount-week' | null {
  const [start, end] = [Date.parse(started_at), Date.parse(ended_at)];
  return start % DAY_MS === 0 && end - start === WEEK_DISCOUNT.days * DAY_MS ? null : 'invalid.discount-week';
}

/** Returns whether it is a discount that was public already, unchanged or ending sooner. */
export const goesOn = (discount: Discount, existing: Discount): boolean =>
  existing.type === discount.type &&
  existing.percentage_discount === discount.percentage_discount &&
  existing.started_at === discount.started_at &&
  discount.ended_at <= existing.ended_at;

/** Returns why a listing can't have this discount; null when it can. A start within the last day counts as today's. */
export function discountFault(discount: Discount, { now, releasedAt, existing }: DiscountRules): FieldError | null {
  const { type, started_at, ended_at } = discount;
  if (existing.some((other) => goesOn(discount, other))) return null;
  if (Date.parse(ended_at) <= now) return { path: 'ended_at', key: 'invalid.discount-past' };
  if (Date.parse(started_at) < now - DAY_MS) return { path: 'started_at', key: 'invalid.discount-past' };
  if (type === 'official') {
    if (!releasedAt) return { path: 'started_at', key: 'invalid.discount-unreleased', params: { days: SEASONAL_AFTER_DAYS } };
    const from = isoDaysAfter(releasedAt, SEASONAL_AFTER_DAYS);
    if (started_at < from) return { path: 'started_at', key: 'invalid.discount-new', params: { days: SEASONAL_AFTER_DAYS, from } };
  }
  const over = existing.find((other) => started_at < other.ended_at && ended_at > other.started_at);
  if (over) return { path: 'started_at', key: 'invalid.discount-overlap', params: { from: over.started_at, to: over.ended_at } };
  const until = type === 'official' ? undefined : lockedUntil(existing);
  if (!until || started_at >= until) return null;
  return { path: 'started_at', key: 'invalid.discount-lockout', params: { weeks: DISCOUNT_LOCKOUT_DAYS / 7, from: nextMinute(until) } };
}

/** Returns when the last lockout ends: so many calendar days after a custom discount, at the same time by the clock of its zone. */
function lockedUntil(existing: readonly Discount[]): string | undefined {
  return existing
    .filter(({ type }) => type === 'custom')
    .map(({ ended_at, time_zone }) => addWallDays(ended_at, DISCOUNT_LOCKOUT_DAYS, time_zone ?? 'UTC'))
    .sort()
    .at(-1);
}

/** Discounts begin at a full minute, and what ends at 23:59:59 leaves the next day free. */
const nextMinute = (time: string): string => new Date(Math.ceil(Date.parse(time) / MINUTE_MS) * MINUTE_MS).toISOString();
