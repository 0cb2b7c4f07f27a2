import type Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderPayment, ProviderRefund } from '../provider.ts';
import { isMissing, READ, refusalOf } from './client.ts';
import { disputed, disputeFacts, type KnownBy, knownBy, outcomeOf, refundFacts, refundOf, sessionFacts } from './facts.ts';

/** With `latest_charge`, because a payment that was declined and tried again has several. */
const EXPANDED = ['payment_intent.latest_charge'];

const intentFacts = z.object({
  id: z.string(),
  status: z.string(),
  latest_charge: z.object({ disputed: z.boolean() }).nullish().catch(null),
});

/** Returns how a payment stands at Stripe, with all its refunds and its last dispute. Null for what Stripe doesn't know. */
export async function readPayment(stripe: Stripe, ref: string): Promise<ProviderPayment | null> {
  const session = await stripe.checkout.sessions.retrieve(ref, { expand: EXPANDED }, READ).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw refusalOf(error);
  });
  const facts = session && sessionFacts.parse(session);
  const known = facts && knownBy(facts);
  if (!known) return null;
  const outcome = outcomeOf(facts);
  const intent = intentFacts.safeParse(session.payment_intent).data;
  if (!intent) return { ...known, outcome };
  // A bank that was asked and refused leaves the session complete, and the intent without a way to pay.
  if (facts.status === 'complete' && ['requires_payment_method', 'canceled'].includes(intent.status))
    return { ...known, outcome: 'failed' };
  if (!intent.latest_charge) return { ...known, outcome };
  // Also where the charge reports no refund: one that failed is in the list alone.
  const refunds = await refundsOf(stripe, intent.id);
  const dispute = intent.latest_charge.disputed ? await lastDispute(stripe, intent.id, known) : null;
  return { ...(dispute ?? { ...known, outcome }), refunds };
}

/** Returns all refunds of a PaymentIntent, failed ones as well. */
export async function refundsOf(stripe: Stripe, intent: string): Promise<ProviderRefund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 }, READ).catch((error: unknown) => {
    throw refusalOf(error);
  });
  return data.map((refund) => refundOf(refundFacts.parse(refund)));
}

/** Stripe lists the newest first. */
async function lastDispute(stripe: Stripe, intent: string, known: KnownBy): Promise<ProviderPayment | null> {
  const { data } = await stripe.disputes.list({ payment_intent: intent, limit: 100 }, READ).catch((error: unknown) => {
    throw refusalOf(error);
  });
  return data.map((dispute) => disputed(known, disputeFacts.parse(dispute))).find((told) => told !== null) ?? null;
}

/** Which payment of ours a PaymentIntent belongs to; null when it is none. */
export async function paymentOfIntent(stripe: Stripe, intent: string | null | undefined): Promise<KnownBy | null> {
  if (!intent) return null;
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }, READ).catch((error: unknown) => {
    throw refusalOf(error);
  });
  return data[0] ? knownBy(sessionFacts.parse(data[0])) : null;
}
