import { z } from 'zod';
import type { DisputeOutcome, ProviderPayment, ProviderRefund } from '../provider.ts';

/** An id, or the object itself where it was asked for. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

/** What we read of a Checkout session, in an answer and in an event alike. */
export const sessionFacts = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  currency: z.string().nullish(),
  amount_total: z.int().nullish(),
  payment_intent: reference,
  payment_status: z.string(),
  status: z.string().nullish(),
});
export type SessionFacts = z.output<typeof sessionFacts>;

export const disputeFacts = z.object({ id: z.string(), payment_intent: reference, status: z.string() });
export type DisputeFacts = z.output<typeof disputeFacts>;

/** What charges and refunds have in common: which intent they belong to. */
export const ofIntentFacts = z.object({ payment_intent: reference });

export const refundFacts = z.object({ id: z.string(), amount: z.int().positive(), status: z.string().nullish() });

/** How a payment is called on both sides, and what was to be paid; null for a session that isn't one of ours. */
export function knownBy({ id: ref, client_reference_id, currency, amount_total }: SessionFacts) {
  const paymentUuid = z.uuid().safeParse(client_reference_id).data;
  if (!paymentUuid || !currency || amount_total == null) return null;
  // All our currencies have two decimals at Stripe, TWD too: its minor units are our hundredths.
  return { ref, paymentUuid, currency: currency.toUpperCase(), payAmount: amount_total };
}
export type KnownBy = NonNullable<ReturnType<typeof knownBy>>;

/** What a session by itself tells of its payment. Complete and unpaid is money that is on its way, as from a bank. */
export function outcomeOf({ status, payment_status }: SessionFacts): 'paid' | 'failed' | 'pending' {
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'failed' : 'pending';
}

/** A question from the bank (`warning_…`) and a dispute that was headed off take no money: they are no outcome. */
const DISPUTES: Readonly<Record<string, DisputeOutcome>> = {
  needs_response: 'disputed',
  under_review: 'disputed',
  appeal_needs_response: 'disputed',
  appeal_under_review: 'disputed',
  won: 'dispute-won',
  lost: 'dispute-lost',
};

export function disputed(known: KnownBy, { id: disputeRef, status }: DisputeFacts): ProviderPayment | null {
  const outcome = DISPUTES[status];
  return outcome ? { ...known, outcome, disputeRef } : null;
}

/** A refund that failed or was cancelled gave nothing back, also where it had been reported as made before. */
export function refundOf({ id: refundRef, amount, status }: z.output<typeof refundFacts>): ProviderRefund {
  return { refundRef, amount, failed: status === 'failed' || status === 'canceled' };
}
