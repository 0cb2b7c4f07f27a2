import type { RouteTools } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { receiveWebhook } from '../outcomes.ts';
import type { PaymentProvider } from '../provider.ts';

/** Below /webhooks, because the gateway passes everything there on to the wallet. */
export const STRIPE_WEBHOOK = '/webhooks/stripe/events';

/** Registers Stripe's webhook. Stripe repeats a webhook that was rejected or failed for three days. */
export async function stripeRoutes(app: FastifyInstance, tools: RouteTools, provider: PaymentProvider): Promise<void> {
  app.addHook('onRequest', tools.requireGatewayStream);
  app.post(STRIPE_WEBHOOK, async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    const body = request.rawBody?.toString('utf8') ?? '';
    await receiveWebhook(tools.db, provider, { body, signature: typeof signature === 'string' ? signature : undefined }, request.log);
    return reply.code(204).send();
  });
}
