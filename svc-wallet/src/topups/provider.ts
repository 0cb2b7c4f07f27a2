import type { Currency } from '@meowtale/contracts';
import type { Db } from '../database.ts';

/** A payment as it is handed to a provider. */
export interface NewPayment {
  paymentUuid: string;
  coins: number;
  currency: Currency;
  /** Hundredths of the currency. */
  payAmount: number;
  /** A path on our own site to come back to. */
  returnPath: string | null;
}

/** What a provider knows of a payment. */
export interface ProviderPayment {
  paymentUuid: string;
  ref: string;
  outcome: 'pending' | 'paid' | 'failed';
  currency: string;
  /** Hundredths of the currency. */
  payAmount: number;
}

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
  /** Asked again for the same payment it answers with the one it has. */
  createPayment(db: Db, payment: NewPayment): Promise<{ ref: string; url: string }>;
  /** Throws `payment/webhook-signature` (400) for a changed byte and for a timestamp more than 300 s off. */
  verifyWebhook(webhook: Webhook): ProviderPayment;
  /** Null when the provider doesn't know it. */
  fetchPayment(db: Db, ref: string): Promise<ProviderPayment | null>;
}
