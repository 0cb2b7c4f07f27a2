import { PLAN_SECONDS } from '@meowtale/contracts/plans';

/** A payment for a plan that isn't reversed. */
export interface ValidPlanPayment {
  grade: number;
  paidAt: Date;
}

/** A period without a gap in which a person has a plan. */
export interface PlanPeriod {
  grade: number;
  startedAt: Date;
  endedAt: Date;
}

/**
 * Returns the latest period of each grade: each payment gives 2,592,000 s (SPEC §9) from when it was paid or, while the previous one
 * still runs, from its end. The result doesn't depend on the order in which payments were reported.
 */
export function periodsOf(payments: readonly ValidPlanPayment[]): PlanPeriod[] {
  const latest = new Map<number, PlanPeriod>();
  for (const { grade, paidAt } of payments.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime())) {
    const before = latest.get(grade);
    const running = before && before.endedAt > paidAt ? before : null;
    const from = running?.endedAt ?? paidAt;
    const endedAt = new Date(from.getTime() + PLAN_SECONDS * 1000);
    latest.set(grade, { grade, startedAt: running?.startedAt ?? paidAt, endedAt });
  }
  return [...latest.values()].sort((one, other) => one.grade - other.grade);
}
