import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShellEnv } from './env.ts';

/** What the shell hands on to the gateway untouched, bodies as streams. */
const PREFIXES = ['/graphql', '/webhooks', '/files', '/mails', '/exports', '/countries.json', '/resources/templates'] as const;

function answerDown(reply: FastifyReply): void {
  const extensions = { code: 'service/unavailable', status: 503, service: 'gateway', requestId: reply.request.id };
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '2' })
    .send({ errors: [{ message: 'service/unavailable', extensions }] });
}

/** Hands the addresses of DESIGN §8 to the gateway; a gateway that is down is one readable error, never its address. */
export async function registerProxy(app: FastifyInstance, env: ShellEnv): Promise<void> {
  await app.register(async (proxied) => {
    // A body that Fastify parsed is no longer the bytes that came, and is sent on under a type that reply-from must be able to read.
    proxied.removeAllContentTypeParsers();
    await registerPrefixes(proxied, env);
  });
}

async function registerPrefixes(app: FastifyInstance, env: ShellEnv): Promise<void> {
  for (const prefix of PREFIXES) {
    await app.register(httpProxy, {
      upstream: env.GATEWAY_URL,
      prefix,
      rewritePrefix: prefix,
      // A generation or an upload may take long; its own part decides when it is too long.
      undici: { headersTimeout: 120_000, bodyTimeout: 120_000 },
      replyOptions: {
        // The visitor's address is ours to say: what a browser claims would be believed by the gateway, which counts by it.
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-request-id': request.id, 'x-forwarded-for': request.ip }),
        onError: (reply) => answerDown(reply as unknown as FastifyReply),
      },
    });
  }
}
