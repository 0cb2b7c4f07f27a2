import type { Currency } from '@meowtale/contracts';
import type { Db } from '../database.ts';

/** A payment as it is handed to a provider. */
export interface NewPayment {
  paymentUuid: string;
  coins: number;
  /** The plan that it pays for, when it isn't coins: their number is 0 then. */
  vipGrade: number | null;
  currency: Currency;
  /** Hundredths of the currency. */
  payAmount: number;
  /** A path on our own site to come back to. */
  returnPath: string | null;
}

/** Money that a provider gave back of a payment; one that failed gave nothing back. */
export interface ProviderRefund {
  /** The provider's name for it, under which it may be told any number of times. */
  refundRef: string;
  /** Hundredths of the payment's currency. */
  amount: number;
  failed: boolean;
}

interface KnownPayment {
  paymentUuid: string;
  ref: string;
  /** Of the payment, also where the outcome is a dispute's: what differs from our books brings nothing, and staff reconcile it. */
  currency: string;
  /** Hundredths of the currency, of the whole payment. */
  payAmount: number;
  /** The refunds that the provider knows of, failed ones as well; some or all of them. */
  refunds?: readonly ProviderRefund[];
}

/**
 * What a provider knows of a payment. Outcomes and refunds come in any order and however often, and end the same: whatever is told
 * of money that was paid tops up first; refunds of the whole amount take it back, of a part wait for staff; `dispute-won` outlives
 * `dispute-lost`, and both outlive `disputed` of the same dispute.
 * - `disputed`: the buyer's bank has taken the payment back for the time being; `disputeRef` is the provider's name for it.
 * - `dispute-won`, `dispute-lost`: how it ended for us. A payment may be disputed more than once, each under its own name.
 */
export type ProviderPayment =
  | (KnownPayment & { outcome: 'pending' | 'paid' | 'failed' })
  | (KnownPayment & { outcome: DisputeOutcome; disputeRef: string });

export type DisputeOutcome = 'disputed' | 'dispute-won' | 'dispute-lost';

/** What a webhook tells. One with an id that was taken before has no effect. */
export type ProviderEvent = ProviderPayment & { eventId: string };

/** A webhook as it arrived: the exact bytes, and the database's time to judge its age by. */
export interface Webhook {
  body: string;
  signature: string | undefined;
  now: Date;
}

/** How money comes in. Every one of them answers alike, so that webhook and polling end in the same place. */
export interface PaymentProvider {
  id: string;
  key: string;
  method: string;
  currencies: readonly Currency[];
  /** Asked again for the same payment, also by two at once, it answers with the one it has: `paymentUuid` is its idempotency key. */
  createPayment(db: Db, payment: NewPayment): Promise<{ ref: string; url: string }>;
  /**
   * What a webhook tells; null when it is genuine and about nothing that we keep books of. It may ask the provider which
   * payment a dispute is about. Throws `payment/webhook-signature` (400) for a changed byte and for a timestamp more than 300 s off.
   */
  verifyWebhook(webhook: Webhook): Promise<ProviderEvent | null>;
  /** How a payment stands, its refunds and its last dispute included. Null when the provider doesn't know it. */
  fetchPayment(db: Db, ref: string): Promise<ProviderPayment | null>;
}
