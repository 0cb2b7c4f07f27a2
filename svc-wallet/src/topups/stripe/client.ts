import { DomainError } from '@meowtale/service-kit';
import Stripe from 'stripe';

/** An account's API key and the secret that signs its webhooks. Neither is ever logged. */
export interface StripeSecrets {
  secretKey: string;
  webhookSecret: string;
}

/** Address of a Stripe double in tests; the product never sets it. */
export interface StripeAddress {
  host: string;
  port: number;
  protocol: 'http';
}

/** Version of the API objects that we read; the webhook endpoint must be created with the same version. */
export const STRIPE_API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 8000;
const RETRIES = 2;
/** Reads aren't retried: polling and the sweep repeat them. */
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

/** Stripe's codes for an amount outside its limits, after conversion to the payout currency. */
const AMOUNT_REJECTED = ['amount_too_small', 'amount_too_large'];

/**
 * Converts an error of Stripe's client: `payment/amount-refused` for an amount outside its limits, else `payment/provider`. The cause
 * for the log contains what Stripe's support asks for, but not the response itself.
 */
export function toDomainError(error: unknown): DomainError {
  if (!(error instanceof Stripe.errors.StripeError)) return new DomainError('payment/provider', { cause: error });
  const { type, code, statusCode, requestId } = error;
  if (code && AMOUNT_REJECTED.includes(code)) return new DomainError('payment/amount-refused');
  return new DomainError('payment/provider', { cause: { type, code, statusCode, requestId } });
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}
