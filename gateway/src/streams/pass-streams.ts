import { PassThrough } from 'node:stream';
import { CLOCK_HEADER, DomainError } from '@meowtale/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Limits } from '../guards/limits.ts';
import { requireVersion } from '../guards/same-site.ts';
import type { SignedClient } from '../stitching/signed-client.ts';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Headers that aren't passed on: those of a connection, those that the gateway sets, and cookies. */
const KEPT_BACK =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host|cookie|authorization|x-request-id|x-meowtale-.*|x-forwarded-.*)$/;
const CLIMBING = /(^|\/)(\.|%2e){1,2}(\/|$)/i;

function forwardedHeaders(request: FastifyRequest): Record<string, string | string[]> {
  const forwarded = Object.entries(request.headers).filter(
    (entry): entry is [string, string | string[]] => entry[1] !== undefined && !KEPT_BACK.test(entry[0]),
  );
  return Object.fromEntries(forwarded);
}

/** Minimum speed of a body: it is aborted when less arrived within `stalledAfterMs`. */
interface Pace {
  stalledAfterMs: number;
  slowestBytesPerSecond: number;
}

/** Returns the body as a stream that is destroyed when it is too slow; null for a request without one. */
function bodyOf(request: FastifyRequest, { stalledAfterMs, slowestBytesPerSecond }: Pace): PassThrough | null {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return null;
  // A copy, because an early response destroys it, and the client's own connection must still carry that response.
  const body = new PassThrough();
  request.raw.on('error', (error) => body.destroy(error));
  request.raw.on('aborted', () => body.destroy());
  // A single byte now and then must not keep the connection open.
  const leastBytes = Math.max(1, (slowestBytesPerSecond * stalledAfterMs) / 1000);
  let came = 0;
  const judging = setInterval(() => {
    // While the service doesn't read, the sender can't send.
    if (came < leastBytes && !body.writableNeedDrain) body.destroy(new DomainError('400', { status: 408 }));
    came = 0;
  }, stalledAfterMs);
  request.raw.on('data', (bytes: Buffer) => (came += bytes.length)).once('end', () => clearInterval(judging));
  body.once('close', () => clearInterval(judging));
  request.raw.pipe(body);
  return body;
}

async function pass(
  { client, pace }: { client: SignedClient; pace: Pace },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (CLIMBING.test(request.url.split('?')[0] ?? '')) throw new DomainError('404');
  const closed = new AbortController();
  reply.raw.once('close', () => closed.abort());
  const stream = bodyOf(request, pace);
  // After the response the rest is read and dropped (see registerLingeringClose).
  const dropRest = () => {
    if (stream && !request.raw.readableEnded) request.raw.unpipe(stream).resume();
  };
  const { response: answer } = await client
    .send({
      method: request.method as Dispatcher.HttpMethod,
      path: request.url,
      body: { stream },
      headers: forwardedHeaders(request),
      authorization: request.headers.authorization,
      requestId: request.id,
      signal: closed.signal,
    })
    .catch((error: unknown) => {
      if (stream?.errored instanceof DomainError) throw stream.errored;
      // The client disconnected, which is not an error.
      throw closed.signal.aborted ? new DomainError('400', { cause: error }) : error;
    })
    .finally(dropRest);
  answer.body.once('close', () => stream?.destroy());
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && name !== CLOCK_HEADER && !KEPT_BACK.test(name)) reply.header(name, value);
  }
  return reply.code(answer.statusCode).send(answer.body);
}

export interface StreamRoutes {
  /** Serves /files/*, and /mails/*, the unsubscribe links of mails. */
  files: SignedClient;
  /** Serves /webhooks/*, which providers sign. */
  webhooks: SignedClient;
  /** Serves /exports/*: files that a one-time token in the URL opens. */
  exports: SignedClient;
  limits: Pick<Limits, 'files' | 'filesAtOnce' | 'webhooks'>;
  pace: Pace;
}

/** Registers uploads, webhooks and exports as raw streams, which are neither parsed nor buffered (STACK measured 754 MB otherwise). */
export async function registerStreams(app: FastifyInstance, routes: StreamRoutes): Promise<void> {
  const { files, webhooks, exports, limits, pace } = routes;
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', (_request, _payload, done) => done(null));
    raw.all('/files/*', {
      onRequest: async (request) => {
        limits.files(request.caller, 1);
        if (CHANGING.has(request.method)) await requireVersion(request);
      },
      handler: (request, reply) => limits.filesAtOnce(request.caller, 1, () => pass({ client: files, pace }, request, reply)),
    });
    raw.get('/exports/*', {
      onRequest: async (request) => limits.files(request.caller, 1),
      handler: (request, reply) => limits.filesAtOnce(request.caller, 1, () => pass({ client: exports, pace }, request, reply)),
    });
    raw.all('/webhooks/*', {
      onRequest: async (request) => limits.webhooks(request.caller),
      handler: (request, reply) => pass({ client: webhooks, pace }, request, reply),
    });
    raw.all('/mails/*', {
      onRequest: async (request) => limits.webhooks(request.caller),
      handler: (request, reply) => pass({ client: files, pace }, request, reply),
    });
  });
}
