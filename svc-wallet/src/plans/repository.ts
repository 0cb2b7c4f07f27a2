import type { Knex } from 'knex';
import type { PlanPeriod, ValidPlanPayment } from './periods.ts';

export async function insertPlanPayment(tx: Knex, row: { payment_uuid: string; user_uuid: string; grade: number }): Promise<void> {
  await tx('plan_payments').insert(row);
}

/** Saves whether a payment for a plan isn't reversed; returns its person, or null when nothing changed. */
export async function setPaymentValid(tx: Knex, paymentUuid: string, isValid: boolean): Promise<string | null> {
  const [row] = await tx('plan_payments')
    .where({ payment_uuid: paymentUuid, standing: !isValid })
    .update({ standing: isValid })
    .returning<{ user_uuid: string }[]>('user_uuid');
  return row?.user_uuid ?? null;
}

export async function findValidPayments(tx: Knex, userUuid: string): Promise<ValidPlanPayment[]> {
  const rows = await tx<{ user_uuid: string; grade: number; paid_at: Date; standing: boolean }>('plan_payments')
    .where({ user_uuid: userUuid, standing: true })
    .select('grade', 'paid_at');
  return rows.map(({ grade, paid_at: paidAt }) => ({ grade, paidAt }));
}

interface UserPlansRow {
  user_uuid: string;
  revision: number;
  plans: { grade: number; startedAt: string; endedAt: string }[];
}

/** Locks a person's plans until the transaction ends, so that two concurrent payments give two periods in succession. */
export async function lockPlans(tx: Knex.Transaction, userUuid: string): Promise<void> {
  await tx('user_plans').insert({ user_uuid: userUuid }).onConflict('user_uuid').ignore();
  await tx<UserPlansRow>('user_plans').where({ user_uuid: userUuid }).forUpdate().first('user_uuid');
}

export async function findPlans(db: Knex, userUuid: string): Promise<PlanPeriod[]> {
  const row = await db<UserPlansRow>('user_plans').where({ user_uuid: userUuid }).first('plans');
  return (row?.plans ?? []).map(({ grade, startedAt, endedAt }) => ({
    grade,
    startedAt: new Date(startedAt),
    endedAt: new Date(endedAt),
  }));
}

/** Saves a person's plans; returns the new revision. */
export async function savePlans(tx: Knex, userUuid: string, plans: readonly PlanPeriod[]): Promise<number> {
  const [row] = await tx('user_plans')
    .where({ user_uuid: userUuid })
    .update({ plans: JSON.stringify(plans), revision: tx.raw('revision + 1'), updated_at: tx.raw('clock_now()') })
    .returning<{ revision: number }[]>('revision');
  if (!row) throw new Error('locked plans are gone');
  return row.revision;
}
