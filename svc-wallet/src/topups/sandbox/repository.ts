import type { Currency } from '@meowtale/contracts';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';

/** The sandbox's own book: a provider keeps its payments where we can't see them, so nothing else reads this table. */
export interface SandboxPayment {
  ref: string;
  payment_uuid: string;
  coins: number;
  pay_amount: number;
  currency: Currency;
  return_url: string | null;
  form_token: string;
  state: SandboxState;
  /** How a dispute about it is called, once there was one. */
  dispute_ref: string | null;
}

export type SandboxState = 'open' | 'paid' | 'declined' | 'refunded' | 'disputed' | 'won' | 'lost';

/** What each choice on the sandbox's page makes of a payment, and what it can be made of. */
export const CHOICES = {
  pay: { from: ['open'], to: 'paid' },
  decline: { from: ['open'], to: 'declined' },
  refund: { from: ['paid'], to: 'refunded' },
  dispute: { from: ['paid'], to: 'disputed' },
  win: { from: ['disputed', 'lost'], to: 'won' },
  lose: { from: ['disputed'], to: 'lost' },
} as const satisfies Record<string, { from: readonly SandboxState[]; to: SandboxState }>;

export type Choice = keyof typeof CHOICES;

/** What can still become of a payment. */
export function choicesFor(state: SandboxState): Choice[] {
  return (Object.keys(CHOICES) as Choice[]).filter((choice) => (CHOICES[choice].from as readonly SandboxState[]).includes(state));
}

/** Opens a payment; one that is open already for the same payment of ours is answered instead. */
export async function openSandboxPayment(db: Knex, payment: Omit<SandboxPayment, 'state' | 'dispute_ref'>): Promise<SandboxPayment> {
  await db('sandbox_payments').insert(payment).onConflict('payment_uuid').ignore();
  const row = await db<SandboxPayment>('sandbox_payments').where({ payment_uuid: payment.payment_uuid }).first();
  if (!row) throw new Error('a sandbox payment vanished while it was opened');
  return row;
}

export async function findSandboxPayment(db: Knex, ref: string): Promise<SandboxPayment | null> {
  return (await db<SandboxPayment>('sandbox_payments').where({ ref }).first()) ?? null;
}

/**
 * Makes a choice with the token of the payment's page, each once. Null when the payment has gone on since, or the token is
 * wrong.
 */
export async function chooseForSandboxPayment(db: Knex, ref: string, token: string, choice: Choice): Promise<SandboxPayment | null> {
  const { from, to } = CHOICES[choice];
  const [row] = await db<SandboxPayment>('sandbox_payments')
    .where({ ref, form_token: token })
    .whereIn('state', from)
    .update({ state: to, ...(choice === 'dispute' && { dispute_ref: uuidv7() }) })
    .returning('*');
  return row ?? null;
}
