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

type Span = Pick<PlanPeriod, 'startedAt' | 'endedAt'>;

/**
 * Returns the latest period of each grade. Each payment gives 2,592,000 s (SPEC §9) from when it was paid or, while the previous one still
 * runs, from its end; these seconds don't pass while a grant by staff gives the same or a higher grade (ADR 65). The result doesn't depend on
 * the order in which payments and grants were reported.
 */
export function periodsOf(payments: readonly ValidPlanPayment[], grants: readonly PlanPeriod[] = []): PlanPeriod[] {
  const grades = new Set([...payments, ...grants].map(({ grade }) => grade));
  return [...grades]
    .toSorted((one, other) => one - other)
    .flatMap((grade) => {
      const paid = paidSpans(payments, grants, grade);
      const latest = joined([...paid, ...grants.filter((grant) => grant.grade === grade)]).at(-1);
      return latest ? [{ grade, ...latest }] : [];
    });
}

/** Returns how much of the time that was paid for a grade has yet to pass, in milliseconds. */
export function paidAheadMs(payments: readonly ValidPlanPayment[], grants: readonly PlanPeriod[], grade: number, now: Date): number {
  const last = paidSpans(payments, grants, grade).at(-1);
  if (!last || last.endedAt <= now) return 0;
  const paused = pausesOf(grants, grade).reduce((sum, pause) => sum + overlapMs(pause, { startedAt: now, endedAt: last.endedAt }), 0);
  return last.endedAt.getTime() - now.getTime() - paused;
}

/** Returns the periods that were paid for a grade, in order. */
function paidSpans(payments: readonly ValidPlanPayment[], grants: readonly PlanPeriod[], grade: number): Span[] {
  const pauses = pausesOf(grants, grade);
  const spans: Span[] = [];
  const ofGrade = payments.filter((payment) => payment.grade === grade);
  for (const { paidAt } of ofGrade.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime())) {
    const before = spans.at(-1);
    const isRunning = before !== undefined && before.endedAt > paidAt;
    const endedAt = endOf(isRunning ? before.endedAt : paidAt, pauses);
    if (isRunning) before.endedAt = endedAt;
    else spans.push({ startedAt: paidAt, endedAt });
  }
  return spans;
}

/** Returns when a payment's time has passed that begins at `from`, with the pauses in it. */
function endOf(from: Date, pauses: readonly Span[]): Date {
  let endedAt = new Date(from.getTime() + PLAN_SECONDS * 1000);
  // A pause moves the end, so that the next one may be before it too; they are in order and don't overlap.
  for (const pause of pauses) {
    if (pause.startedAt >= endedAt) break;
    const pausedMs = pause.endedAt.getTime() - Math.max(pause.startedAt.getTime(), from.getTime());
    if (pausedMs > 0) endedAt = new Date(endedAt.getTime() + pausedMs);
  }
  return endedAt;
}

/** Returns the times at which paid time of a grade doesn't pass. */
function pausesOf(grants: readonly PlanPeriod[], grade: number): Span[] {
  return joined(grants.filter((grant) => grant.grade >= grade));
}

/** Joins overlapping spans; returns them in order, without empty ones. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { startedAt, endedAt } of spans.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime())) {
    const last = result.at(-1);
    if (endedAt <= startedAt) continue;
    if (!last || last.endedAt <= startedAt) result.push({ startedAt, endedAt });
    else if (last.endedAt < endedAt) last.endedAt = endedAt;
  }
  return result;
}

function overlapMs(one: Span, other: Span): number {
  const from = Math.max(one.startedAt.getTime(), other.startedAt.getTime());
  return Math.max(0, Math.min(one.endedAt.getTime(), other.endedAt.getTime()) - from);
}
