import { createHmac, randomBytes } from 'node:crypto';
import { CURRENCIES } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { PaymentProvider, ProviderPayment } from '../provider.ts';
import { findSandboxPayment, openSandboxPayment, type SandboxPayment } from './repository.ts';
import { verifyWebhookSignature } from './signature.ts';
import { sandboxLocale } from './words.ts';

/** Below /webhooks, because the gateway passes everything there on to the wallet. */
export const SANDBOX_PAGES = '/webhooks/sandbox/pay';
export const SANDBOX_WEBHOOK = '/webhooks/sandbox/events';

const paymentBody = { event_id: z.uuid(), ref: z.uuid(), payment_uuid: z.uuid(), currency: z.string(), pay_amount: z.int() };
const webhookBody = z.discriminatedUnion('outcome', [
  z.object({ ...paymentBody, outcome: z.enum(['pending', 'paid', 'failed', 'refunded']) }),
  z.object({ ...paymentBody, outcome: z.enum(['disputed', 'dispute-won', 'dispute-lost']), dispute_ref: z.uuid() }),
]);
type WebhookBody = z.input<typeof webhookBody>;

const OUTCOMES = { open: 'pending', paid: 'paid', declined: 'failed', refunded: 'refunded' } as const;
const DISPUTES = { disputed: 'disputed', won: 'dispute-won', lost: 'dispute-lost' } as const;

/** Derives the secret that signs the sandbox's webhooks; both ends run in this service. */
export function sandboxSecret(grantSecret: string): string {
  return createHmac('sha256', grantSecret).update('sandbox webhook').digest('hex');
}

/** Returns the webhook's body for a payment's current state. */
export function webhookBodyOf({ ref, payment_uuid, currency, pay_amount, state, dispute_ref }: SandboxPayment): string {
  const body = { event_id: uuidv7(), ref, payment_uuid, currency, pay_amount };
  const report: WebhookBody = isDisputed(state)
    ? { ...body, outcome: DISPUTES[state], dispute_ref: nameOf(ref, dispute_ref) }
    : { ...body, outcome: OUTCOMES[state] };
  return JSON.stringify(report);
}

function toKnown({ ref, payment_uuid: paymentUuid, currency, pay_amount: payAmount, state, dispute_ref }: SandboxPayment): ProviderPayment {
  const payment = { paymentUuid, ref, currency, payAmount };
  if (isDisputed(state)) return { ...payment, outcome: DISPUTES[state], disputeRef: nameOf(ref, dispute_ref) };
  return withRefund(payment, OUTCOMES[state]);
}

/** Adds the refund of a refunded payment, which is always of the whole amount; its id is the payment's. */
function withRefund<P extends { ref: string; payAmount: number }>(payment: P, outcome: (typeof OUTCOMES)[keyof typeof OUTCOMES]) {
  if (outcome !== 'refunded') return { ...payment, outcome };
  return { ...payment, outcome: 'paid' as const, refunds: [{ refundRef: payment.ref, amount: payment.payAmount, failed: false }] };
}

function isDisputed(state: SandboxPayment['state']): state is keyof typeof DISPUTES {
  return Object.hasOwn(DISPUTES, state);
}

function nameOf(ref: string, disputeRef: string | null): string {
  if (!disputeRef) throw new Error(`the disputed sandbox payment ${ref} has no dispute`);
  return disputeRef;
}

/** Creates a provider that takes no money: its pages offer to pay, to decline and to leave. Not allowed in production (see env.ts). */
export function sandboxProvider({ secret, publicOrigin }: { secret: string; publicOrigin: string }): PaymentProvider {
  return {
    id: 'sandbox',
    key: 'sandbox',
    method: 'card',
    currencies: CURRENCIES,
    async createPayment(db, { paymentUuid, coins, currency, payAmount, returnPath }) {
      const { ref } = await openSandboxPayment(db, {
        ref: uuidv7(),
        payment_uuid: paymentUuid,
        coins,
        pay_amount: payAmount,
        currency,
        return_url: returnPath,
        form_token: randomBytes(24).toString('base64url'),
      });
      return { ref, url: `${publicOrigin}${SANDBOX_PAGES}/${ref}${languageQuery(returnPath)}` };
    },
    async verifyWebhook({ body, signature, now }) {
      verifyWebhookSignature(secret, body, signature, now);
      const { data } = webhookBody.safeParse(JSON.parse(body));
      if (!data) throw new DomainError('payment/webhook-signature');
      const { event_id: eventId, ref, payment_uuid: paymentUuid, currency, pay_amount: payAmount } = data;
      const event = { eventId, paymentUuid, ref, currency, payAmount };
      return 'dispute_ref' in data ? { ...event, outcome: data.outcome, disputeRef: data.dispute_ref } : withRefund(event, data.outcome);
    },
    async fetchPayment(db, ref): Promise<ProviderPayment | null> {
      const payment = await findSandboxPayment(db, ref);
      return payment && toKnown(payment);
    },
  };
}

/** Returns the query for the language of the page that the person came from. */
function languageQuery(returnPath: string | null): string {
  const locale = sandboxLocale(returnPath?.split(/[/?#]/)[1]);
  return locale === 'en-US' ? '' : `?lang=${locale}`;
}
