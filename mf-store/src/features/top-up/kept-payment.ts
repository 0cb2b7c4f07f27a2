import type { OpenPayment, PaymentFor } from './payment-watch.ts';

interface KeptPayment extends OpenPayment {
  begunAt: number;
}

/** Nobody sits in front of a payment's page for longer. */
const KEPT_MS = 30 * 60_000;
const nameOf = (what: PaymentFor, person: string) => `meowtale.payment.${what}.${person}`;

/** The payment that somebody began in this tab and of which no end was heard, also after a reload; null where there is none. */
export function readPayment(what: PaymentFor, person: string): OpenPayment | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(what, person)) ?? 'null') as KeptPayment | null;
    return kept && Date.now() - kept.begunAt < KEPT_MS ? { uuid: kept.uuid, paymentUrl: kept.paymentUrl } : null;
  } catch {
    return null;
  }
}

/** Keeps the payment until its end is heard (null). A browser that refuses storage keeps nothing. */
export function keepPayment(what: PaymentFor, person: string, payment: OpenPayment | null): void {
  try {
    if (payment) sessionStorage.setItem(nameOf(what, person), JSON.stringify({ ...payment, begunAt: Date.now() }));
    else sessionStorage.removeItem(nameOf(what, person));
  } catch {
    return;
  }
}
