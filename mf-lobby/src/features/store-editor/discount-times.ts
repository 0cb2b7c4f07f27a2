import { CUSTOM_DISCOUNT, WEEK_DISCOUNT } from '@meowtale/contracts';
import { type DiscountRules, discountFault } from '@meowtale/contracts/discounts';
import type { StorePriceDraft } from '@meowtale/contracts/inputs/catalog/store-price';
import { fromWallClock, toWallClock } from '@meowtale/contracts/zoned-time';
import { addDays, type Day } from '@meowtale/ui';
import { z } from 'zod';

export type Activity = NonNullable<StorePriceDraft['activity']>;
export type OwnKind = 'custom' | 'week';
export type DiscountTimes = Pick<Activity, 'started_at' | 'ended_at' | 'time_zone'>;

const HOUR_MS = 3_600_000;

/** Returns the day of an instant in the creator's zone; of a week's discount, which is in UTC, in UTC. */
export function dayOf(time: string | number, kind: OwnKind, timeZone: string): Day {
  return toWallClock(new Date(time).toISOString(), kind === 'week' ? 'UTC' : timeZone).slice(0, 10);
}

/** Returns the first instant of a day: 1:00 where summer time skips its midnight. */
const startOf = (day: Day, timeZone: string): number => Date.parse(fromWallClock(`${day} 00:00:00`, timeZone));

/** Returns the times from the first day's beginning, or the next full hour where that is today, to the last day's last second (SPEC §5). */
export function customTimes(from: Day, to: Day, now: number, timeZone: string): DiscountTimes {
  const isToday = from === dayOf(now, 'custom', timeZone);
  const start = isToday ? (Math.floor(now / HOUR_MS) + 1) * HOUR_MS : startOf(from, timeZone);
  return {
    started_at: new Date(start).toISOString(),
    ended_at: new Date(startOf(addDays(to, 1), timeZone) - 1000).toISOString(),
    time_zone: timeZone,
  };
}

/** Returns seven days from 0:00 UTC. */
export function weekTimes(from: Day): DiscountTimes {
  return { started_at: `${from}T00:00:00.000Z`, ended_at: `${addDays(from, WEEK_DISCOUNT.days)}T00:00:00.000Z`, time_zone: null };
}

/** Returns the initial discount of a kind: from a wished day or tomorrow, or from the first day on which it may begin. */
export function presetDiscount(kind: OwnKind, rules: DiscountRules, timeZone: string, from?: Day | null): Activity {
  const days = kind === 'week' ? WEEK_DISCOUNT.days : CUSTOM_DISCOUNT.days;
  const percentage_discount = kind === 'week' ? WEEK_DISCOUNT.percent : CUSTOM_DISCOUNT.percent;
  const on = (day: Day): Activity => {
    const times = kind === 'week' ? weekTimes(day) : customTimes(day, addDays(day, days - 1), rules.now, timeZone);
    return { percentage_discount, type: kind, official_uuid: null, ...times };
  };
  let offered = on(from ?? addDays(dayOf(rules.now, kind, timeZone), 1));
  // An active discount has its end, and a lockout may follow: each gives the time from which it no longer applies.
  for (let tries = 0; tries < 3; tries += 1) {
    const params = discountFault(offered, rules)?.params;
    const free = params?.to ?? params?.from;
    if (typeof free !== 'string') break;
    const day = dayOf(free, kind, timeZone);
    offered = on(day).started_at >= free ? on(day) : on(addDays(day, 1));
  }
  return offered;
}

/** Returns the wished first day of a discount in an address; null for an invalid one, and for one before `today`. */
export function wishedDay(search: string, today: Day): Day | null {
  const day = z.iso.date().safeParse(new URLSearchParams(search).get('from'));
  return day.success && day.data >= today ? day.data : null;
}

/** Returns the last day of a discount, in the creator's zone. */
export const lastDayOf = ({ ended_at }: Pick<Activity, 'ended_at'>, kind: OwnKind, timeZone: string): Day =>
  dayOf(Date.parse(ended_at) - 1000, kind, timeZone);
