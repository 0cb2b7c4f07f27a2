import { CURRENCIES, type Locale } from '@meowtale/contracts';
import type Stripe from 'stripe';
import type { NewPayment, PaymentProvider } from '../provider.ts';
import { leftPathOf } from '../return-path.ts';
import { sandboxLocale, sandboxWords } from '../sandbox/words.ts';
import { type StripeAddress, type StripeSecrets, stripeClient, toDomainError } from './client.ts';
import { readPayment } from './read-payment.ts';
import { openWebhook, readEvent } from './webhook.ts';

export interface StripeOptions {
  secrets: StripeSecrets;
  /** The site to which buyers return. */
  publicOrigin: string;
  address?: StripeAddress;
}

/** Creates the provider of card payments by Stripe Checkout, on Stripe's own page, so that no card number reaches ours. */
export function stripeProvider({ secrets, publicOrigin, address }: StripeOptions): PaymentProvider {
  const stripe = stripeClient(secrets.secretKey, address);
  return {
    id: 'stripe',
    key: 'stripe',
    method: 'card',
    currencies: CURRENCIES,
    async createPayment(_db, payment) {
      const params = sessionFor(payment, publicOrigin);
      const session = await stripe.checkout.sessions
        .create(params, { idempotencyKey: payment.paymentUuid })
        .catch((error: unknown) => Promise.reject(toDomainError(error)));
      if (!session.url) throw toDomainError(new Error('a session without an address'));
      return { ref: session.id, url: session.url };
    },
    verifyWebhook: async (webhook) => readEvent(stripe, openWebhook(secrets.webhookSecret, webhook)),
    fetchPayment: (_db, ref) => readPayment(stripe, ref),
  };
}

/** Returns the session's parameters, always the same for a payment: Stripe rejects a repeated idempotency key with other ones. */
function sessionFor(payment: NewPayment, publicOrigin: string): Stripe.Checkout.SessionCreateParams {
  const { paymentUuid, currency, payAmount, returnPath } = payment;
  const locale = sandboxLocale(returnPath?.split(/[/?#]/)[1]);
  const back = returnPath ?? '/';
  return {
    mode: 'payment',
    submit_type: 'pay',
    allowed_payment_method_types: ['card'],
    client_reference_id: paymentUuid,
    // Otherwise Stripe would offer the buyer's own currency instead of the one that we book.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: currency.toLowerCase(), unit_amount: payAmount, product_data: { name: nameOf(payment, locale) } },
      },
    ],
    metadata: { payment_uuid: paymentUuid },
    payment_intent_data: { metadata: { payment_uuid: paymentUuid } },
    locale: STRIPE_LOCALES[locale],
    success_url: `${publicOrigin}${back}`,
    cancel_url: `${publicOrigin}${leftPathOf(back, paymentUuid)}`,
  };
}

/** Returns the product's name on Stripe's page and receipt. */
function nameOf({ coins, vipGrade }: NewPayment, locale: Locale): string {
  const messages = sandboxWords(locale);
  const bought = vipGrade === null ? `${messages.coins} × ${new Intl.NumberFormat(locale).format(coins)}` : `${messages.plan} PRO`;
  return `Meowtale · ${bought}`;
}

const STRIPE_LOCALES = {
  'de-DE': 'de',
  'en-US': 'en',
  'es-ES': 'es',
  'fr-FR': 'fr',
  'ja-JP': 'ja',
  'ko-KR': 'ko',
  'pt-BR': 'pt-BR',
  'ru-RU': 'ru',
  'th-TH': 'th',
  'tr-TR': 'tr',
  'vi-VN': 'vi',
  'zh-CN': 'zh',
  'zh-TW': 'zh-TW',
} as const satisfies Record<Locale, Stripe.Checkout.SessionCreateParams.Locale>;
