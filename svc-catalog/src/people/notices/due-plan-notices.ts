import type { AccountNotice } from '@meowtale/contracts/inputs/catalog/notice';
import { PLAN_GRADE, PLAN_WARNING_DAYS } from '@meowtale/contracts/plans';
import type { NotifiedPlan, SavedPlan } from '../../library/plans/model.ts';

const WARNING_MS = PLAN_WARNING_DAYS * 86_400_000;

interface PlanNotice {
  key: Extract<AccountNotice, `plan-${string}`>;
  grade: number;
  /** The plan's end; of an ended plan the one that was last known. */
  until: string;
  /** The grade that applies after its end; of a plan that begins its own. */
  next: number;
}

/**
 * Compares a person's plans with what they were notified of. Each period's beginning and end, and each of its ends that comes near, is
 * reported once; a plan that ends while a higher one continues changes nothing and isn't reported. `checkAt` is when the next notice is due.
 */
export function duePlanNotices(plans: readonly SavedPlan[], before: readonly NotifiedPlan[], now: Date) {
  const nowMs = now.getTime();
  const running = plans.filter((plan) => isRunning(plan, nowMs));
  const ended = before.filter((known) => !running.some(({ grade }) => grade === known.grade));
  const notices = ended.flatMap((known) => endOf('plan-ended', known, plans, nowMs));
  const notified: NotifiedPlan[] = [];
  for (const plan of running) {
    const { grade, endedAt } = plan;
    // A period that begins before the known one ended is the same one, prolonged or shortened.
    const known = before.find((one) => one.grade === grade && Date.parse(plan.startedAt) < Date.parse(one.endedAt));
    const warning = isNear(plan, nowMs) ? endOf('plan-ends', plan, plans, Date.parse(endedAt)) : [];
    if (!known) notices.push({ key: 'plan-begun', grade, until: endedAt, next: grade });
    else if (known.warnedFor !== endedAt) notices.push(...warning);
    notified.push({ grade, endedAt, warnedFor: warning.length > 0 ? endedAt : (known?.warnedFor ?? null) });
  }
  return { notices, notified, checkAt: nextCheck(plans, nowMs) };
}

const isRunning = ({ startedAt, endedAt }: SavedPlan, atMs: number): boolean => Date.parse(startedAt) <= atMs && atMs < Date.parse(endedAt);

const isNear = ({ endedAt }: SavedPlan, nowMs: number): boolean => Date.parse(endedAt) - nowMs <= WARNING_MS;

/** Returns the notice of a plan's end at a time, none while the person has a higher plan. */
function endOf(key: PlanNotice['key'], { grade, endedAt }: { grade: number; endedAt: string }, plans: readonly SavedPlan[], atMs: number) {
  const others = plans.filter((plan) => plan.grade !== grade && isRunning(plan, atMs));
  const next = Math.max(PLAN_GRADE.basic, ...others.map((plan) => plan.grade));
  return next < grade ? [{ key, grade, until: endedAt, next }] : [];
}

/** Returns when the first plan begins, comes near its end or ends; null when all have ended. */
function nextCheck(plans: readonly SavedPlan[], nowMs: number): Date | null {
  const times = plans.flatMap(({ startedAt, endedAt }) => [Date.parse(startedAt), Date.parse(endedAt) - WARNING_MS, Date.parse(endedAt)]);
  const nextMs = Math.min(...times.filter((time) => time > nowMs));
  return Number.isFinite(nextMs) ? new Date(nextMs) : null;
}
