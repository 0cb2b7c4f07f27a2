import { createHmac, randomBytes } from 'node:crypto';
import { CURRENCIES } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { PaymentProvider, ProviderPayment } from '../provider.ts';
import { findSandboxPayment, openSandboxPayment, type SandboxPayment } from './repository.ts';
import { verifyWebhookSignature } from './signature.ts';
import { sandboxLocale } from './words.ts';

/** Below /webhooks, because the gateway hands everything there on to the wallet. */
export const SANDBOX_PAGES = '/webhooks/sandbox/pay';
export const SANDBOX_WEBHOOK = '/webhooks/sandbox/events';

const webhookBody = z.object({
  event_id: z.uuid(),
  ref: z.uuid(),
  payment_uuid: z.uuid(),
  outcome: z.enum(['paid', 'failed']),
  currency: z.string(),
  pay_amount: z.int(),
});

const OUTCOMES = { open: 'pending', paid: 'paid', declined: 'failed' } as const;

/** What the sandbox signs its webhooks with: its own secret, derived, since both ends of it live in this service. */
export function sandboxSecret(grantSecret: string): string {
  return createHmac('sha256', grantSecret).update('sandbox webhook').digest('hex');
}

/** What the sandbox says of a payment, as its webhook carries it. */
export function webhookBodyOf(payment: SandboxPayment): string {
  const { ref, payment_uuid, currency, pay_amount, state } = payment;
  return JSON.stringify({ event_id: uuidv7(), ref, payment_uuid, outcome: OUTCOMES[state], currency, pay_amount } satisfies Record<
    keyof z.input<typeof webhookBody>,
    unknown
  >);
}

/** A provider that takes no money: its pages offer to pay, to decline and to leave. Never in production (see env.ts). */
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
      const told = webhookBody.safeParse(JSON.parse(body));
      if (!told.success) throw new DomainError('payment/webhook-signature');
      const { event_id: eventId, ref, payment_uuid, outcome, currency, pay_amount } = told.data;
      return { eventId, paymentUuid: payment_uuid, ref, outcome, currency, payAmount: pay_amount };
    },
    async fetchPayment(db, ref): Promise<ProviderPayment | null> {
      const payment = await findSandboxPayment(db, ref);
      if (!payment) return null;
      const { payment_uuid: paymentUuid, currency, pay_amount: payAmount, state } = payment;
      return { paymentUuid, ref, outcome: OUTCOMES[state], currency, payAmount };
    },
  };
}

/** The page speaks the language of the page that somebody came from. */
function languageQuery(returnPath: string | null): string {
  const locale = sandboxLocale(returnPath?.split(/[/?#]/)[1]);
  return locale === 'en-US' ? '' : `?lang=${locale}`;
}
