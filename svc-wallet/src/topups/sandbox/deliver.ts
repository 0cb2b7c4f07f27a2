import { SANDBOX_WEBHOOK } from './provider.ts';
import type { DeliverWebhook } from './routes.ts';

const TIMEOUT_MS = 3000;

/** Returns a function that sends webhooks to the site's public address, like a real provider. */
export function deliverThrough(origin: string): DeliverWebhook {
  return async (body, headers) => {
    const answer = await fetch(new URL(SANDBOX_WEBHOOK, origin), {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the webhook was answered with ${answer.status}`);
  };
}
