import type { Currency } from '@meowtale/contracts';
import type { Db } from '../database.ts';

/** A payment as input of a provider. */
export interface NewPayment {
  paymentUuid: string;
  coins: number;
  /** The plan that it pays for, or null; `coins` is 0 for a plan. */
  vipGrade: number | null;
  currency: Currency;
  /** Hundredths of the currency. */
  payAmount: number;
  /** A path on our own site to return to. */
  returnPath: string | null;
}

/** A provider's refund of a payment; a failed one returned no money. */
export interface ProviderRefund {
  /** The provider's id of the refund, which may be reported any number of times. */
  refundRef: string;
  /** Hundredths of the payment's currency. */
  amount: number;
  failed: boolean;
}

interface KnownPayment {
  paymentUuid: string;
  ref: string;
  /** The payment's currency, also for a dispute. When it differs from ours, nothing is credited and staff reconcile it. */
  currency: string;
  /** The whole payment, in hundredths of the currency. */
  payAmount: number;
  /** Some or all refunds of the payment, failed ones included. */
  refunds?: readonly ProviderRefund[];
}

/**
 * A provider's report of a payment. Reports may come in any order and repeatedly, with the same result: any report of paid money
 * credits the top-up first; refunds of the whole amount reverse it, partial ones wait for staff; `dispute-won` overrides
 * `dispute-lost`, and both override `disputed` of the same dispute.
 * - `disputed`: the buyer's bank has taken the payment back until the dispute is decided; `disputeRef` is the provider's id of it.
 * - `dispute-won`, `dispute-lost`: how it ended for us. A payment may be disputed more than once, each with its own id.
 */
export type ProviderPayment =
  | (KnownPayment & { outcome: 'pending' | 'paid' | 'failed' })
  | (KnownPayment & { outcome: DisputeOutcome; disputeRef: string });

export type DisputeOutcome = 'disputed' | 'dispute-won' | 'dispute-lost';

/** A webhook's report. An id that was handled before has no effect. */
export type ProviderEvent = ProviderPayment & { eventId: string };

/** A received webhook: the exact body, and the database's time, by which its age is checked. */
export interface Webhook {
  body: string;
  signature: string | undefined;
  now: Date;
}

/** An adapter of a payment provider. Webhook and polling return the same type, so that both are handled by the same code. */
export interface PaymentProvider {
  id: string;
  key: string;
  method: string;
  currencies: readonly Currency[];
  /** Creates a payment. Repeated calls, also concurrent ones, return the same: `paymentUuid` is the idempotency key. */
  createPayment(db: Db, payment: NewPayment): Promise<{ ref: string; url: string }>;
  /**
   * Verifies and parses a webhook; returns null when it is genuine but concerns no payment of ours. May call the provider to find
   * the payment of a dispute. Throws `payment/webhook-signature` (400) for a wrong signature or a timestamp more than 300 s off.
   */
  verifyWebhook(webhook: Webhook): Promise<ProviderEvent | null>;
  /** Fetches a payment's status with its refunds and last dispute. Returns null when the provider doesn't know it. */
  fetchPayment(db: Db, ref: string): Promise<ProviderPayment | null>;
}
