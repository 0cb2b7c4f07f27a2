import type { Db } from '../database.ts';
import { abandonPayment, applyReport, type Log } from './outcomes.ts';
import type { PaymentProvider } from './provider.ts';
import { type PaymentToCheck, takePaymentsToCheck } from './repository.ts';
import type { TopUps } from './service.ts';

/** How many payments one sweep checks, one after the other, so as not to burden providers. */
export const CHECKED_AT_ONCE = 50;

export interface PaymentCheck {
  paymentUuid: string;
  outcome: 'unchanged' | 'found' | 'abandoned' | 'failed';
  /** Why the check failed; the payment is checked again later. */
  error?: unknown;
}

/**
 * Fetches payments that are pending or were decided recently from their providers, and applies what a lost webhook would have
 * reported. Fails payments that weren't made within a day. Any number of processes may run it.
 */
export async function checkPayments(db: Db, { providers }: Pick<TopUps, 'providers'>, log: Log): Promise<PaymentCheck[]> {
  const byKey = new Map(providers.map((provider) => [provider.key, provider]));
  const checks: PaymentCheck[] = [];
  for (const payment of await takePaymentsToCheck(db, [...byKey.keys()], CHECKED_AT_ONCE)) {
    const provider = byKey.get(payment.provider_key);
    if (provider) checks.push(await checkPayment(db, provider, payment, log));
  }
  return checks;
}

async function checkPayment(db: Db, provider: PaymentProvider, payment: PaymentToCheck, log: Log): Promise<PaymentCheck> {
  const paymentUuid = payment.uuid;
  try {
    return { paymentUuid, outcome: await fetchAndApply(db, provider, payment, log) };
  } catch (error) {
    return { paymentUuid, outcome: 'failed', error };
  }
}

async function fetchAndApply(db: Db, provider: PaymentProvider, payment: PaymentToCheck, log: Log): Promise<PaymentCheck['outcome']> {
  const known = payment.provider_ref ? await provider.fetchPayment(db, payment.provider_ref) : null;
  if (known && known.outcome !== 'pending') return (await applyReport(db, provider.key, known, log)) ? 'found' : 'unchanged';
  return payment.abandoned && (await abandonPayment(db, payment)) ? 'abandoned' : 'unchanged';
}
