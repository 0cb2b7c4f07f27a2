import type Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderPayment, ProviderRefund } from '../provider.ts';
import { isMissing, READ, toDomainError } from './client.ts';
import { disputed, disputeFacts, idsOf, outcomeOf, refundFacts, refundOf, type SessionIds, sessionFacts } from './facts.ts';

/** Includes `latest_charge`, because a payment that was declined and retried has several charges. */
const EXPANDED = ['payment_intent.latest_charge'];

const intentFacts = z.object({
  id: z.string(),
  status: z.string(),
  latest_charge: z.object({ disputed: z.boolean() }).nullish().catch(null),
});

/** Fetches a payment from Stripe with all its refunds and its last dispute. Returns null when Stripe doesn't know it. */
export async function readPayment(stripe: Stripe, ref: string): Promise<ProviderPayment | null> {
  const session = await stripe.checkout.sessions.retrieve(ref, { expand: EXPANDED }, READ).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw toDomainError(error);
  });
  const facts = session && sessionFacts.parse(session);
  const known = facts && idsOf(facts);
  if (!known) return null;
  const outcome = outcomeOf(facts);
  const intent = intentFacts.safeParse(session.payment_intent).data;
  if (!intent) return { ...known, outcome };
  // A bank transfer that failed leaves the session complete and the intent without a payment method.
  if (facts.status === 'complete' && ['requires_payment_method', 'canceled'].includes(intent.status))
    return { ...known, outcome: 'failed' };
  if (!intent.latest_charge) return { ...known, outcome };
  // Also when the charge reports no refund, because failed refunds are only in the list.
  const refunds = await refundsOf(stripe, intent.id);
  const dispute = intent.latest_charge.disputed ? await lastDispute(stripe, intent.id, known) : null;
  return { ...(dispute ?? { ...known, outcome }), refunds };
}

/** Returns all refunds of a PaymentIntent, failed ones as well. */
export async function refundsOf(stripe: Stripe, intent: string): Promise<ProviderRefund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 }, READ).catch((error: unknown) => {
    throw toDomainError(error);
  });
  return data.map((refund) => refundOf(refundFacts.parse(refund)));
}

/** Returns the last dispute that took money; Stripe lists the newest first. */
async function lastDispute(stripe: Stripe, intent: string, known: SessionIds): Promise<ProviderPayment | null> {
  const { data } = await stripe.disputes.list({ payment_intent: intent, limit: 100 }, READ).catch((error: unknown) => {
    throw toDomainError(error);
  });
  return data.map((dispute) => disputed(known, disputeFacts.parse(dispute))).find((reported) => reported !== null) ?? null;
}

/** Returns our payment of a PaymentIntent; null when there is none. */
export async function paymentOfIntent(stripe: Stripe, intent: string | null | undefined): Promise<SessionIds | null> {
  if (!intent) return null;
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }, READ).catch((error: unknown) => {
    throw toDomainError(error);
  });
  return data[0] ? idsOf(sessionFacts.parse(data[0])) : null;
}
