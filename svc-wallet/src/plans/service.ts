import { CURRENCIES, type Currency, type PlatformKey } from '@meowtale/contracts';
import { PLAN_GRADE, PLAN_SECONDS, PLAN_TIMES_AHEAD_MAX, PLANS, type PlanGrade, PRO_PRICE } from '@meowtale/contracts/plans';
import { clockNow, DomainError, recordEvent } from '@meowtale/service-kit';
import type { Db, Tx } from '../database.ts';
import { buyPlan } from '../ledger/postings.ts';
import { postTransfers } from '../ledger/service.ts';
import { findGrantTimes } from './grants-repository.ts';
import { type PlanPeriod, paidAheadMs, periodsOf } from './periods.ts';
import { findPlans, findValidPayments, insertPlanPayment, lockPlans, savePlans, setPaymentValid } from './repository.ts';

/** A plan that a person has or had; state 1 is active (SPEC §4). */
export interface UserVip {
  state: 0 | 1;
  grade: number;
  started_at: Date;
  ended_at: Date;
}

/** Returns the plans with their services and prices, the same on either platform. */
export function plansOf(platformKey: PlatformKey): object[] {
  return PLANS.map(({ grade, services }) => ({
    platform_key: platformKey,
    grade,
    seconds: grade === PLAN_GRADE.pro ? PLAN_SECONDS : null,
    price: priceOf(grade),
    services: Object.entries(services).map(([key, value]) => ({
      key,
      value,
      age: grade === PLAN_GRADE.pro ? PLAN_SECONDS : null,
      name: `plans.services.${key}`,
      desc: value === null ? `plans.without.${key}` : null,
    })),
  }));
}

/** Returns a plan's prices; Basic is free, and Enterprise's price is negotiated. */
function priceOf(grade: PlanGrade): { currency_id: Currency; pay_amount: number }[] {
  if (grade !== PLAN_GRADE.pro) return [];
  return CURRENCIES.map((currency) => ({ currency_id: currency, pay_amount: PRO_PRICE[currency] }));
}

/** Returns the latest period of each grade that a person has or had. */
export async function vipOf(db: Db, userUuid: string): Promise<UserVip[]> {
  const plans = await findPlans(db, userUuid);
  if (plans.length === 0) return [];
  const now = await clockNow(db);
  return plans.map(({ grade, startedAt, endedAt }) => ({
    state: startedAt <= now && now < endedAt ? 1 : 0,
    grade,
    started_at: startedAt,
    ended_at: endedAt,
  }));
}

/**
 * Asserts that a person's remaining paid time, with `open` payments and one more, is at most `PLAN_TIMES_AHEAD_MAX` durations.
 * Throws `input/invalid`.
 */
export async function assertMayBuyPlan(tx: Tx, userUuid: string, grade: number, open: number): Promise<void> {
  const [payments, grants] = [await findValidPayments(tx, userUuid), await findGrantTimes(tx, userUuid)];
  const paidSeconds = paidAheadMs(payments, grants, grade, await clockNow(tx)) / 1000;
  if (paidSeconds + open * PLAN_SECONDS <= (PLAN_TIMES_AHEAD_MAX - 1) * PLAN_SECONDS) return;
  throw new DomainError('input/invalid', {
    fields: [{ path: 'grade', key: 'invalid.paid-ahead', params: { maximum: PLAN_TIMES_AHEAD_MAX } }],
  });
}

export interface PaidPlan {
  paymentUuid: string;
  userUuid: string;
  grade: number;
  currency: Currency;
  /** Hundredths of the currency. */
  payAmount: number;
}

/** Posts the revenue of a paid plan and extends the person's plan, in the payment's transaction. */
export async function activatePlan(tx: Tx, { paymentUuid, userUuid, grade, currency, payAmount }: PaidPlan): Promise<void> {
  await postTransfers(tx, {
    key: `plan:${paymentUuid}`,
    reason: 'plan',
    cause: paymentUuid,
    transfers: buyPlan({ currency, payAmount }),
  });
  await lockPlans(tx, userUuid);
  await insertPlanPayment(tx, { payment_uuid: paymentUuid, user_uuid: userUuid, grade });
  await tellPlans(tx, userUuid);
}

/** Updates a person's plans after a payment was reversed or restored. */
export async function followPlanPayment(tx: Tx, paymentUuid: string, isValid: boolean): Promise<void> {
  const userUuid = await setPaymentValid(tx, paymentUuid, isValid);
  if (userUuid === null) return;
  await lockPlans(tx, userUuid);
  await tellPlans(tx, userUuid);
}

/** Computes and publishes a person's plans after a payment or a grant changed; the caller has locked them by `lockPlans`. */
export async function tellPlans(tx: Tx, userUuid: string): Promise<void> {
  const plans = periodsOf(await findValidPayments(tx, userUuid), await findGrantTimes(tx, userUuid));
  const revision = await savePlans(tx, userUuid, plans);
  await recordEvent(tx, 'wallet.plan.changed', { aggregateId: userUuid, payload: { userUuid, revision, plans: plans.map(toTold) } });
}

function toTold({ grade, startedAt, endedAt }: PlanPeriod) {
  return { grade, startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() };
}
