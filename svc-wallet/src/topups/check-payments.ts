import type { Db } from '../database.ts';
import { abandonPayment, type Log, learnOutcome } from './outcomes.ts';
import type { PaymentProvider } from './provider.ts';
import { type PaymentToCheck, takePaymentsToCheck } from './repository.ts';
import type { TopUps } from './service.ts';

/** How many payments one process asks of at a time, one after the other: no provider is asked in a rush. */
export const CHECKED_AT_ONCE = 50;

export interface PaymentCheck {
  paymentUuid: string;
  outcome: 'unchanged' | 'found' | 'abandoned' | 'failed';
  /** Why it failed; the payment is asked of again later. */
  error?: unknown;
}

/**
 * Asks providers how payments stand that are pending or were decided not long ago, so that what a lost webhook would have told
 * is found out: paid, refunded whole or in part, disputed, won or lost. What nobody made within a day has failed. Any number of processes may.
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
    return { paymentUuid, outcome: await askOf(db, provider, payment, log) };
  } catch (error) {
    return { paymentUuid, outcome: 'failed', error };
  }
}

async function askOf(db: Db, provider: PaymentProvider, payment: PaymentToCheck, log: Log): Promise<PaymentCheck['outcome']> {
  const known = payment.provider_ref ? await provider.fetchPayment(db, payment.provider_ref) : null;
  if (known && known.outcome !== 'pending') return (await learnOutcome(db, provider.key, known, log)) ? 'found' : 'unchanged';
  return payment.abandoned && (await abandonPayment(db, payment)) ? 'abandoned' : 'unchanged';
}
