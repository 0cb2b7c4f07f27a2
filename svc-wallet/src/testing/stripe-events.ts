import Stripe from 'stripe';
import { STRIPE_KEYS } from './fake-stripe.ts';
import type { TestWallet } from './wallet.ts';

let events = 0;
/** Makes an event by Stripe's reference, with the current object. */
export const stripeEvent = (type: string, object: object, id = `evt_${++events}`): string =>
  JSON.stringify({ id, object: 'event', api_version: '2026-10-28.endive', livemode: false, created: 1, type, data: { object } });

export interface ChangedWebhook {
  secret?: string;
  ageSeconds?: number;
  body?: string;
  header?: string;
}

/** Sends a Stripe webhook, signed by the database's clock, as through the gateway; returns the status. */
export async function sendStripeWebhook(wallet: TestWallet, payload: string, change: ChangedWebhook = {}): Promise<number> {
  const { rows } = await wallet.db.raw<{ rows: { now: Date }[] }>('select clock_now() as now');
  const timestamp = Math.floor((rows[0]?.now.getTime() ?? 0) / 1000) - (change.ageSeconds ?? 0);
  const secret = change.secret ?? STRIPE_KEYS.webhookSecret;
  const header = change.header ?? Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp, scheme: 'v1' });
  const headers = { 'content-type': 'application/json', 'stripe-signature': header };
  const request = { method: 'POST', url: '/webhooks/stripe/events', headers, payload: change.body ?? payload } as const;
  return (await wallet.inject(request, { stream: true })).statusCode;
}
