import { DomainError } from '@meowtale/service-kit';
import Stripe from 'stripe';

/** What Stripe gives an account: a key to ask with, and a secret that its webhooks are signed with. Neither is ever logged. */
export interface StripeSecrets {
  secretKey: string;
  webhookSecret: string;
}

/** Where Stripe is; its own address unless given, which the product never does. */
export interface StripeAddress {
  host: string;
  port: number;
  protocol: 'http';
}

/** Of this version are the objects that we read; the webhook's endpoint has to be made with it too. */
export const STRIPE_API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 8000;
const RETRIES = 2;
/** A read is asked again by polling and by the sweep, so that nobody waits for its repetitions. */
export const READ = { timeout: 4000, maxNetworkRetries: 0 } as const;

export function stripeClient(secretKey: string, address?: StripeAddress): Stripe {
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...address,
  });
}

/** Stripe's own codes for a sum that is less, or more, than it takes once converted to what it pays out in. */
const SUM_REFUSED = ['amount_too_small', 'amount_too_large'];

/**
 * What a call that Stripe refused or didn't answer comes to: `payment/amount-refused` for a sum that it doesn't take,
 * else `payment/provider`. What is kept for the log is what Stripe's support asks for; the answer itself stays out of it.
 */
export function refusalOf(error: unknown): DomainError {
  if (!(error instanceof Stripe.errors.StripeError)) return new DomainError('payment/provider', { cause: error });
  const { type, code, statusCode, requestId } = error;
  if (code && SUM_REFUSED.includes(code)) return new DomainError('payment/amount-refused');
  return new DomainError('payment/provider', { cause: { type, code, statusCode, requestId } });
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}
