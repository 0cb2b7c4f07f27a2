import { type Currency, PAYMENT_ABANDONED_HOURS, PAYMENT_STATE, PAYMENT_WATCHED_DAYS } from '@meowtale/contracts';
import type { Knex } from 'knex';

export interface PaymentRow {
  uuid: string;
  user_uuid: string;
  provider_key: string;
  plan_id: string | null;
  /** The plan that it pays for; null where it pays for coins. */
  vip_grade: number | null;
  currency: Currency;
  coins: number;
  pay_amount: number;
  return_url: string | null;
  state: number;
  provider_ref: string | null;
  payment_url: string | null;
  created_at: Date;
  decided_at: Date | null;
}

type NewPaymentRow = Omit<PaymentRow, 'state' | 'provider_ref' | 'payment_url' | 'created_at' | 'decided_at'>;

export async function insertPayment(tx: Knex, row: NewPaymentRow): Promise<void> {
  await tx('payments').insert(row);
}

/** A person's payments that are pending and not yet abandoned. */
export interface OpenPayments {
  all: number;
  /** Those that are for a plan. */
  plans: number;
}

/** Counts a person's open payments, and locks the person so that concurrent commands can't both add one. */
export async function countOpenPayments(tx: Knex, userUuid: string): Promise<OpenPayments> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`payments:${userUuid}`]);
  const { rows } = await tx.raw<{ rows: OpenPayments[] }>(
    `select count(*) as "all", count(vip_grade) as plans from payments
     where user_uuid = ? and state = ? and created_at > clock_now() - make_interval(hours => ?)`,
    [userUuid, PAYMENT_STATE.pending, PAYMENT_ABANDONED_HOURS],
  );
  return rows[0] ?? { all: 0, plans: 0 };
}

/** Saves the provider's id of a payment and the address of its page. */
export async function savePaymentAddress(db: Knex, uuid: string, ref: string, url: string): Promise<void> {
  await db('payments').where({ uuid }).update({ provider_ref: ref, payment_url: url });
}

export async function findPaymentOf(db: Knex, uuid: string, userUuid: string): Promise<PaymentRow | null> {
  return (await db<PaymentRow>('payments').where({ uuid, user_uuid: userUuid }).first()) ?? null;
}

/** Locks a payment until the transaction ends, which serializes webhook and polling. */
export async function lockPayment(tx: Knex.Transaction, uuid: string, providerKey: string): Promise<PaymentRow | null> {
  return (await tx<PaymentRow>('payments').where({ uuid, provider_key: providerKey }).forUpdate().first()) ?? null;
}

export async function decidePayment(tx: Knex, uuid: string, state: 'paid' | 'failed'): Promise<void> {
  await tx('payments')
    .where({ uuid })
    .update({
      state: PAYMENT_STATE[state],
      decided_at: tx.raw('clock_now()'),
      ...(state === 'paid' && { plan_posted: tx.raw('vip_grade is not null') }),
    });
}

/** A payment that is due to be checked at its provider. */
export interface PaymentToCheck extends PaymentRow {
  /** Whether its time to be made is over. */
  abandoned: boolean;
}

/**
 * Takes payments that are due to be checked, each for one caller only, and schedules the next check: the older a payment, the less
 * often it is checked.
 */
export async function takePaymentsToCheck(db: Knex, providerKeys: readonly string[], limit: number): Promise<PaymentToCheck[]> {
  const { rows } = await db.raw<{ rows: PaymentToCheck[] }>(
    `update payments set check_after = case
       when state = :paid and decided_at < clock_now() - make_interval(days => :paidDays) then null
       when state = :failed and created_at < clock_now() - make_interval(days => :failedDays) then null
       else clock_now() + least(interval '2 days', greatest(
         case state when :pending then interval '1 minute' else interval '1 hour' end,
         (clock_now() - coalesce(decided_at, created_at)) / 4)) end
     where uuid in (
       select uuid from payments where check_after <= clock_now() and provider_key = any(:providerKeys)
       order by check_after limit :limit for update skip locked)
     returning *, created_at < clock_now() - make_interval(hours => :hours) as abandoned`,
    {
      ...PAYMENT_STATE,
      paidDays: PAYMENT_WATCHED_DAYS.paid,
      failedDays: PAYMENT_WATCHED_DAYS.failed,
      providerKeys: [...providerKeys],
      limit,
      hours: PAYMENT_ABANDONED_HOURS,
    },
  );
  return rows;
}
