import type { Notification } from './documents.ts';

export const DAY_GROUPS = ['today', 'yesterday', 'week', 'earlier'] as const;
export type DayGroup = (typeof DAY_GROUPS)[number];

const DAY_MS = 86_400_000;

/** Returns the number of a day in a time zone, for comparing days. */
function dayOf(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS;
}

function stretchOf(days: number): DayGroup {
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? 'week' : 'earlier';
}

/** Groups notifications by the reader's days, in their order; empty groups are left out. */
export function groupByDay(notices: readonly Notification[], now: Date, timeZone: string): [DayGroup, Notification[]][] {
  const today = dayOf(now, timeZone);
  const groups = Map.groupBy(notices, ({ created_at }) => stretchOf(today - dayOf(new Date(created_at), timeZone)));
  return DAY_GROUPS.flatMap((stretch) => {
    const list = groups.get(stretch);
    return list ? [[stretch, list] as [DayGroup, Notification[]]] : [];
  });
}
