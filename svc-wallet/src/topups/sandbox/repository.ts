import type { Currency } from '@meowtale/contracts';
import type { Knex } from 'knex';

/** The sandbox's own book: a provider keeps its payments where we can't see them, so nothing else reads this table. */
export interface SandboxPayment {
  ref: string;
  payment_uuid: string;
  coins: number;
  pay_amount: number;
  currency: Currency;
  return_url: string | null;
  form_token: string;
  state: 'open' | 'paid' | 'declined';
}

/** Opens a payment; one that is open already for the same payment of ours is answered instead. */
export async function openSandboxPayment(db: Knex, payment: Omit<SandboxPayment, 'state'>): Promise<SandboxPayment> {
  await db('sandbox_payments').insert(payment).onConflict('payment_uuid').ignore();
  const row = await db<SandboxPayment>('sandbox_payments').where({ payment_uuid: payment.payment_uuid }).first();
  if (!row) throw new Error('a sandbox payment vanished while it was opened');
  return row;
}

export async function findSandboxPayment(db: Knex, ref: string): Promise<SandboxPayment | null> {
  return (await db<SandboxPayment>('sandbox_payments').where({ ref }).first()) ?? null;
}

/** Ends an open payment with the token of its page, which is good once. Null when it was ended before or the token is wrong. */
export async function endSandboxPayment(db: Knex, ref: string, token: string, state: 'paid' | 'declined'): Promise<SandboxPayment | null> {
  const [row] = await db<SandboxPayment>('sandbox_payments')
    .where({ ref, form_token: token, state: 'open' })
    .update({ state })
    .returning('*');
  return row ?? null;
}
