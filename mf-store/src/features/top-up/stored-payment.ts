import type { OpenPayment, PaymentFor } from './payment-watch.ts';

interface KeptPayment extends OpenPayment {
  begunAt: number;
}

/** Longer than anyone stays on a payment's page. */
const KEPT_MS = 30 * 60_000;
const nameOf = (what: PaymentFor, person: string) => `meowtale.payment.${what}.${person}`;

/** Returns the payment that the person began in this tab and whose end is unknown, also after a reload; null without one. */
export function readPayment(what: PaymentFor, person: string): OpenPayment | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(nameOf(what, person)) ?? 'null') as KeptPayment | null;
    return stored && Date.now() - stored.begunAt < KEPT_MS ? { uuid: stored.uuid, paymentUrl: stored.paymentUrl, left: stored.left } : null;
  } catch {
    return null;
  }
}

/** Stores the payment until its end is known (null). A browser without storage stores nothing. */
export function storePayment(what: PaymentFor, person: string, payment: OpenPayment | null): void {
  try {
    if (payment) sessionStorage.setItem(nameOf(what, person), JSON.stringify({ ...payment, begunAt: Date.now() }));
    else sessionStorage.removeItem(nameOf(what, person));
  } catch {
    return;
  }
}
