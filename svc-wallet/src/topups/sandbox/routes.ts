import { clockNow, type RouteTools } from '@meowtale/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { receiveWebhook } from '../outcomes.ts';
import type { PaymentProvider } from '../provider.ts';
import { leftPathOf } from '../return-path.ts';
import { missingPage, outcomePage, PAGE_HEADERS, paymentPage } from './page.ts';
import { SANDBOX_PAGES, SANDBOX_WEBHOOK, webhookBodyOf } from './provider.ts';
import { CHOICES, type Choice, chooseForSandboxPayment, findSandboxPayment, type SandboxPayment } from './repository.ts';
import { SANDBOX_SIGNATURE_HEADER, signWebhook } from './signature.ts';
import { sandboxLocale } from './words.ts';

/** Sends the sandbox's webhook like a provider: from outside, to the public address. */
export type DeliverWebhook = (body: string, headers: Record<string, string>) => Promise<void>;

export interface SandboxRoutes {
  provider: PaymentProvider;
  secret: string;
  deliver: DeliverWebhook;
}

const reference = z.uuid();
const choices = Object.keys(CHOICES) as Choice[];
const decision = z.object({ token: z.string().max(64), action: z.enum([...choices, 'leave']) });

/** Registers the sandbox's hosted pages and its webhook; the gateway passes on everything below /webhooks. */
export async function sandboxRoutes(app: FastifyInstance, tools: RouteTools, { provider, secret, deliver }: SandboxRoutes): Promise<void> {
  const { db } = tools;
  app.addHook('onRequest', tools.requireGatewayStream);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get<{ Params: { ref: string }; Querystring: { lang?: string } }>(`${SANDBOX_PAGES}/:ref`, async ({ params, query }, reply) => {
    const locale = sandboxLocale(query.lang);
    const payment = await find(params.ref);
    if (!payment) return sendPage(reply.code(404), missingPage(locale));
    return sendPage(reply, payment.state === 'open' ? paymentPage(payment, locale) : outcomePage(payment, locale));
  });

  app.post<{ Params: { ref: string }; Querystring: { lang?: string } }>(`${SANDBOX_PAGES}/:ref`, async (request, reply) => {
    const locale = sandboxLocale(request.query.lang);
    const payment = await find(request.params.ref);
    const decided = decision.safeParse(request.body);
    if (!payment || !decided.success) return sendPage(reply.code(404), missingPage(locale));
    const { token, action } = decided.data;
    if (action !== 'leave') {
      const ended = await chooseForSandboxPayment(db, payment.ref, token, action);
      // Wrong token or changed state: nothing changes, and the page shows the current state.
      if (!ended) return reply.code(303).header('location', request.url).send();
      await tell(ended).catch((error: unknown) =>
        request.log.warn({ event: 'sandbox.webhook-failed', err: error }, 'the webhook was not delivered; polling will apply the outcome'),
      );
    }
    // The buyer who has decided returns to the shop; choices of the bank stay on the page.
    if (payment.return_url && payment.state === 'open') {
      const back = action === 'leave' ? leftPathOf(payment.return_url, payment.payment_uuid) : payment.return_url;
      return reply.code(303).header('location', back).send();
    }
    return action === 'leave' ? sendPage(reply, outcomePage(payment, locale)) : reply.code(303).header('location', request.url).send();
  });

  app.post(SANDBOX_WEBHOOK, async (request, reply) => {
    const signature = request.headers[SANDBOX_SIGNATURE_HEADER];
    const body = request.rawBody?.toString('utf8') ?? '';
    await receiveWebhook(db, provider, { body, signature: typeof signature === 'string' ? signature : undefined }, request.log);
    return reply.code(204).send();
  });

  async function find(ref: string): Promise<SandboxPayment | null> {
    return reference.safeParse(ref).success ? findSandboxPayment(db, ref) : null;
  }

  async function tell(payment: SandboxPayment): Promise<void> {
    const body = webhookBodyOf(payment);
    const signature = signWebhook(secret, body, await clockNow(db));
    await deliver(body, { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signature });
  }
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.headers(PAGE_HEADERS).send(html);
}
