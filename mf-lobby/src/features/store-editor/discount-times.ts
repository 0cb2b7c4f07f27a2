import { CUSTOM_DISCOUNT, WEEK_DISCOUNT } from '@meowtale/contracts';
import { type DiscountRules, discountFault } from '@meowtale/contracts/discounts';
import type { StorePriceDraft } from '@meowtale/contracts/inputs/catalog/store-price';
import { addDays, type Day } from '@meowtale/ui';

export type Activity = NonNullable<StorePriceDraft['activity']>;
export type OwnKind = 'custom' | 'week';

const HOUR_MS = 3_600_000;
const pad = (number: number) => String(number).padStart(2, '0');

/** The day of an instant where the browser is; of a week's discount, which goes by UTC, there. */
export function dayOf(time: string | number, kind: OwnKind): Day {
  const date = new Date(time);
  if (kind === 'week') return date.toISOString().slice(0, 10);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

const localMidnight = (day: Day): number => new Date(`${day}T00:00:00`).getTime();

/** From the first day's beginning, or the next full hour where that is today, to the last second of the last (SPEC §5). */
export function customTimes(from: Day, to: Day, now: number): Pick<Activity, 'started_at' | 'ended_at'> {
  const start = from === dayOf(now, 'custom') ? (Math.floor(now / HOUR_MS) + 1) * HOUR_MS : localMidnight(from);
  return { started_at: new Date(start).toISOString(), ended_at: new Date(localMidnight(addDays(to, 1)) - 1000).toISOString() };
}

/** Seven days from 0:00 UTC. */
export function weekTimes(from: Day): Pick<Activity, 'started_at' | 'ended_at'> {
  return { started_at: `${from}T00:00:00.000Z`, ended_at: `${addDays(from, WEEK_DISCOUNT.days)}T00:00:00.000Z` };
}

/** A discount of a creator's own as it is offered first: from tomorrow, or from the first day on which it may begin. */
export function presetDiscount(kind: OwnKind, rules: DiscountRules): Activity {
  const days = kind === 'week' ? WEEK_DISCOUNT.days : CUSTOM_DISCOUNT.days;
  const percentage_discount = kind === 'week' ? WEEK_DISCOUNT.percent : CUSTOM_DISCOUNT.percent;
  const first = addDays(dayOf(rules.now, kind), 1);
  const on = (day: Day): Activity => {
    const times = kind === 'week' ? weekTimes(day) : customTimes(day, addDays(day, days - 1), rules.now);
    return { percentage_discount, type: kind, official_uuid: null, ...times };
  };
  let offered = on(first);
  // What runs has its end, and a lockout may follow: each says from when on it holds nobody up.
  for (let tries = 0; tries < 3; tries += 1) {
    const params = discountFault(offered, rules)?.params;
    const free = params?.to ?? params?.from;
    if (typeof free !== 'string') break;
    offered = on(addDays(dayOf(free, kind), 1));
  }
  return offered;
}

/** The last day that a discount holds on, where the browser is. */
export const lastDayOf = ({ ended_at }: Pick<Activity, 'ended_at'>, kind: OwnKind): Day => dayOf(Date.parse(ended_at) - 1000, kind);
