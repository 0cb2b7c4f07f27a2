import type { FieldError } from '@meowtale/contracts';
import { ACTIVITY_STATE } from '@meowtale/contracts';
import { type DiscountRules, discountFault, goesOn } from '@meowtale/contracts/discounts';
import type { Day } from '@meowtale/ui';
import { dayOf, lastDayOf } from '../store-editor/discount-times.ts';
import type { DiscountedWork, ListedDiscount } from './discount-documents.ts';

/** `planned`: of an unreleased version. */
export type DiscountStatus = 'active' | 'scheduled' | 'planned' | 'ended';

export interface DiscountLine extends ListedDiscount {
  work: DiscountedWork;
  status: DiscountStatus;
}

const STATUS_OF_STATE: Readonly<Record<number, DiscountStatus>> = {
  [ACTIVITY_STATE.scheduled]: 'scheduled',
  [ACTIVITY_STATE.active]: 'active',
  [ACTIVITY_STATE.ended]: 'ended',
};
const ORDER: readonly DiscountStatus[] = ['active', 'scheduled', 'planned', 'ended'];

/** Returns all discounts of these works: active, scheduled, planned, ended; each group with the nearest first. */
export function linesOf(works: readonly DiscountedWork[]): DiscountLine[] {
  const lines = works.flatMap((work): DiscountLine[] => {
    const planned = plannedOf(work);
    return [
      ...work.discounts.map((discount) => ({ ...discount, work, status: STATUS_OF_STATE[discount.state] ?? 'ended' })),
      ...(planned ? [{ ...planned, work, status: 'planned' as const }] : []),
    ];
  });
  const near = (line: DiscountLine) => Date.parse(line.started_at) * (line.status === 'ended' ? -1 : 1);
  return lines.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || near(a) - near(b));
}

function plannedOf({ discounts, current_submit }: DiscountedWork): ListedDiscount | null {
  const written = current_submit?.data.store_submit_price.activity ?? null;
  return written && !discounts.some((existing) => goesOn(written, existing)) && written.state !== ACTIVITY_STATE.ended ? written : null;
}

/** A discount with its first and last day: in the creator's zone; of a week's, which is in UTC, in UTC. */
export type PlacedLine = DiscountLine & { from: Day; to: Day };

/** Returns all discounts of these works with their days, in the order of `linesOf`. */
export function placedLinesOf(works: readonly DiscountedWork[], timeZone: string): PlacedLine[] {
  return linesOf(works).map((line) => {
    const kind = line.type === 'week' ? 'week' : 'custom';
    return { ...line, from: dayOf(line.started_at, kind, timeZone), to: lastDayOf(line, kind, timeZone) };
  });
}

export const linesOn = (lines: readonly PlacedLine[], day: Day): PlacedLine[] => lines.filter(({ from, to }) => from <= day && day <= to);

export const rulesOf = ({ released_at, discounts }: DiscountedWork, now: number): DiscountRules => ({
  now,
  releasedAt: released_at,
  existing: discounts,
});

const HOUR_MS = 3_600_000;

/** Returns why a discount of this kind can't begin within an hour and last one; null where it can. `params` has its end. */
export function lockOf(work: DiscountedWork, type: 'custom' | 'official', now: number): FieldError | null {
  const at = (hours: number) => new Date(now + hours * HOUR_MS).toISOString();
  return discountFault({ percentage_discount: 10, type, started_at: at(1), ended_at: at(2) }, rulesOf(work, now));
}
