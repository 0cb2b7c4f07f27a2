import { DomainError } from '@meowtale/service-kit';
import Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderEvent, ProviderPayment, Webhook } from '../provider.ts';
import { disputed, disputeFacts, idsOf, ofIntentFacts, outcomeOf, sessionFacts } from './facts.ts';
import { paymentOfIntent, refundsOf } from './read-payment.ts';

const TOLERANCE_SECONDS = 300;
const envelope = z.object({ id: z.string().min(1).max(255), type: z.string(), data: z.object({ object: z.unknown() }) });

/** Verifies and parses a webhook's event. Throws `payment/webhook-signature` (400). */
export function openWebhook(secret: string, { body, signature, now }: Webhook): z.output<typeof envelope> {
  try {
    const event = Stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_SECONDS, undefined, now.getTime());
    // The library rejects only old signatures.
    const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
    if (seconds - now.getTime() / 1000 > TOLERANCE_SECONDS) throw new Error('signed in the future');
    return envelope.parse(event);
  } catch {
    // Without the cause, because it contains the request's body.
    throw new DomainError('payment/webhook-signature');
  }
}

/** Returns an event's report of a payment of ours; null for other events. */
export async function readEvent(stripe: Stripe, { id: eventId, type, data }: z.output<typeof envelope>): Promise<ProviderEvent | null> {
  const known = await READERS.get(type)?.(data.object, stripe);
  return known ? { ...known, eventId } : null;
}

type Reader = (object: unknown, stripe: Stripe) => ProviderPayment | null | Promise<ProviderPayment | null>;

const ofSession =
  (outcome?: 'paid' | 'failed'): Reader =>
  (object) => {
    const session = sessionFacts.parse(object);
    const known = idsOf(session);
    return known && { ...known, outcome: outcome ?? outcomeOf(session) };
  };

const ofDispute: Reader = async (object, stripe) => {
  const dispute = disputeFacts.parse(object);
  const known = await paymentOfIntent(stripe, dispute.payment_intent);
  return known && disputed(known, dispute);
};

/** Reads all refunds again, because the charge in the event may be older than the last webhook. */
const ofRefund: Reader = async (object, stripe) => {
  const { payment_intent: intent } = ofIntentFacts.parse(object);
  const known = await paymentOfIntent(stripe, intent);
  return known && intent ? { ...known, outcome: 'paid', refunds: await refundsOf(stripe, intent) } : null;
};

/**
 * A dispute's outcome is read from its status, not from the event's name: events come in any order, and an inquiry that becomes a
 * dispute is only reported by `updated` and `funds_withdrawn`.
 */
const READERS: ReadonlyMap<string, Reader> = new Map([
  ['checkout.session.completed', ofSession()],
  ['checkout.session.async_payment_succeeded', ofSession('paid')],
  ['checkout.session.async_payment_failed', ofSession('failed')],
  ['checkout.session.expired', ofSession('failed')],
  ['charge.dispute.created', ofDispute],
  ['charge.dispute.updated', ofDispute],
  ['charge.dispute.funds_withdrawn', ofDispute],
  ['charge.dispute.funds_reinstated', ofDispute],
  ['charge.dispute.closed', ofDispute],
  ['charge.refunded', ofRefund],
  ['charge.refund.updated', ofRefund],
  ['refund.created', ofRefund],
  ['refund.updated', ofRefund],
  ['refund.failed', ofRefund],
]);
