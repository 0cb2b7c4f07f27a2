import { type Currency, PAYMENT_STATE } from '@meowtale/contracts';
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

/** Remembers how the provider calls a payment and where it is made. */
export async function savePaymentAddress(db: Knex, uuid: string, ref: string, url: string): Promise<void> {
  await db('payments').where({ uuid }).update({ provider_ref: ref, payment_url: url });
}

export async function findPaymentOf(db: Knex, uuid: string, userUuid: string): Promise<PaymentRow | null> {
  return (await db<PaymentRow>('payments').where({ uuid, user_uuid: userUuid }).first()) ?? null;
}

/** A payment, held until the transaction ends: webhook and polling wait for each other here. */
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
