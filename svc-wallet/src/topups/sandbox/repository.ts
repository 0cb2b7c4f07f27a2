import type { Currency } from '@meowtale/contracts';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';

/** The sandbox's own record of a payment. Only the sandbox reads this table, like a provider's own database. */
export interface SandboxPayment {
  ref: string;
  payment_uuid: string;
  coins: number;
  pay_amount: number;
  currency: Currency;
  return_url: string | null;
  form_token: string;
  state: SandboxState;
  /** Id of its dispute, once there was one. */
  dispute_ref: string | null;
}

export type SandboxState = 'open' | 'paid' | 'declined' | 'refunded' | 'disputed' | 'won' | 'lost';

/** Transitions of a payment by the choices on the sandbox's page. */
export const CHOICES = {
  pay: { from: ['open'], to: 'paid' },
  decline: { from: ['open'], to: 'declined' },
  refund: { from: ['paid'], to: 'refunded' },
  dispute: { from: ['paid'], to: 'disputed' },
  win: { from: ['disputed', 'lost'], to: 'won' },
  lose: { from: ['disputed'], to: 'lost' },
} as const satisfies Record<string, { from: readonly SandboxState[]; to: SandboxState }>;

export type Choice = keyof typeof CHOICES;

/** Returns the choices that are possible in a state. */
export function choicesFor(state: SandboxState): Choice[] {
  return (Object.keys(CHOICES) as Choice[]).filter((choice) => (CHOICES[choice].from as readonly SandboxState[]).includes(state));
}

/** Opens a payment, or returns the existing one for the same payment of ours. */
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
 * Applies a choice with the token of the payment's page, each once. Returns null when the payment's state has changed since, or the
 * token is wrong.
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
