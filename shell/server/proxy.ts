import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShellEnv } from './env.ts';

/** Paths that the shell proxies to the gateway unchanged, bodies as streams. */
const PREFIXES = ['/graphql', '/webhooks', '/files', '/mails', '/exports', '/countries.json', '/resources/templates'] as const;

/** Codes of a connection that was lost, or of a time-out, after a request was sent. */
const LOST: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** Sends 503 for a gateway that wasn't reached, and 504 for one that may have received the request: a mutation may have succeeded. */
function answerDown(reply: FastifyReply, { cause }: Error): void {
  const status = LOST.has((cause as { code?: unknown } | undefined)?.code) ? 504 : 503;
  const extensions = { code: 'service/unavailable', status, service: 'gateway', requestId: reply.request.id };
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '2' }) })
    .send({ errors: [{ message: 'service/unavailable', extensions }] });
}

/** Proxies the addresses of DESIGN §8 to the gateway; an unreachable gateway is one readable error without its address. */
export async function registerProxy(app: FastifyInstance, env: ShellEnv): Promise<void> {
  await app.register(async (proxied) => {
    // A body that Fastify parsed would no longer be the original bytes, and would be sent with a type that reply-from must understand.
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
      // A generation or an upload may take long; the service behind it has its own time limit.
      undici: { headersTimeout: 120_000, bodyTimeout: 120_000 },
      replyOptions: {
        // The shell sets the visitor's address: the gateway would trust a claimed one, by which it counts requests.
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-request-id': request.id, 'x-forwarded-for': request.ip }),
        onError: (reply, { error }) => answerDown(reply as unknown as FastifyReply, error),
      },
    });
  }
}
