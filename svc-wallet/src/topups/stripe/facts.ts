import { z } from 'zod';
import type { DisputeOutcome, ProviderPayment, ProviderRefund } from '../provider.ts';

/** An id, or the object itself when it was expanded. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

/** The fields that we read of a Checkout session, in responses and events. */
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

/** The PaymentIntent of a charge or refund. */
export const ofIntentFacts = z.object({ payment_intent: reference });

export const refundFacts = z.object({ id: z.string(), amount: z.int().positive(), status: z.string().nullish() });

/** Returns a session's ids at Stripe and here, and its amount; null for a session that isn't ours. */
export function idsOf({ id: ref, client_reference_id, currency, amount_total }: SessionFacts) {
  const paymentUuid = z.uuid().safeParse(client_reference_id).data;
  if (!paymentUuid || !currency || amount_total == null) return null;
  // All our currencies have two decimals at Stripe, even TWD, so its minor units are our hundredths.
  return { ref, paymentUuid, currency: currency.toUpperCase(), payAmount: amount_total };
}
export type SessionIds = NonNullable<ReturnType<typeof idsOf>>;

/** Returns a session's outcome. Complete but unpaid is pending, as with a bank transfer. */
export function outcomeOf({ status, payment_status }: SessionFacts): 'paid' | 'failed' | 'pending' {
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'failed' : 'pending';
}

/** Disputes by status. An inquiry (`warning_…`) and a prevented dispute take no money, so they have no outcome. */
const DISPUTES: Readonly<Record<string, DisputeOutcome>> = {
  needs_response: 'disputed',
  under_review: 'disputed',
  appeal_needs_response: 'disputed',
  appeal_under_review: 'disputed',
  won: 'dispute-won',
  lost: 'dispute-lost',
};

export function disputed(known: SessionIds, { id: disputeRef, status }: DisputeFacts): ProviderPayment | null {
  const outcome = DISPUTES[status];
  return outcome ? { ...known, outcome, disputeRef } : null;
}

/** Converts a refund. A failed or cancelled one returned no money, even if it was reported as successful before. */
export function refundOf({ id: refundRef, amount, status }: z.output<typeof refundFacts>): ProviderRefund {
  return { refundRef, amount, failed: status === 'failed' || status === 'canceled' };
}
