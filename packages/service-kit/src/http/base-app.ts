import underPressure from '@fastify/under-pressure';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { DomainError, RETRY_AFTER_SECONDS } from '../errors.ts';
import { domainErrorIn, extensionsOf } from '../graphql/format-error.ts';
import { createLogStream } from '../log-stream.ts';
import { registerLingeringClose } from './lingering-close.ts';

export const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w-]{8,64}$/;
const BODY_LIMIT_BYTES = 1_048_576;

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body, which the gateway's signature covers. */
    rawBody: Buffer | null;
  }
}

/** Set on every response, unless a route sets its own: no sniffing, no scripts, no framing. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

export interface BaseAppOptions {
  name: string;
  logLevel: string;
  /** Proxies whose `x-forwarded-for` is trusted, as Fastify's trustProxy; none unless given. */
  trustProxy?: string | boolean;
  /** Where log lines go; standard output unless given. */
  logStream?: { write(line: string): void };
  /** Event loop delay in milliseconds above which load is shed; none is shed unless given. */
  maxEventLoopDelayMs?: number;
  /** Removes secrets, such as capabilities, from a path before it is logged. */
  pathForLog?: (path: string) => string;
}

function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : uuidv7();
}

/** Maps any error to a domain error: Fastify's own keep their status without their message, others become 500. */
function toDomainError(error: FastifyError): DomainError {
  const domainError = domainErrorIn(error);
  if (domainError) return domainError;
  const status = error.statusCode ?? 500;
  if (status === 413) return new DomainError('upload/too-large', { cause: error });
  if (status === 503) return new DomainError('service/overloaded', { cause: error });
  if (status >= 400 && status < 500) return new DomainError('400', { status, cause: error });
  return new DomainError('500', { cause: error });
}

function sendDomainError(error: DomainError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply.code(error.status).send({ errors: [{ message: error.code, extensions: extensionsOf(error, request.id) }] });
}

function logger({ name, logLevel, logStream }: BaseAppOptions) {
  return {
    level: logLevel,
    base: { service: name },
    redact: ['req.headers.authorization', 'req.headers["x-meowtale-signature"]', 'headers.authorization'],
    stream: logStream ?? createLogStream(),
  };
}

/** JSON is UTF-8 (RFC 8259); a body in another charset would be decoded wrongly, so it is rejected. */
const isUtf8 = ({ headers }: FastifyRequest): boolean => /^(?:utf-?8)?$/i.test(charsetOf(headers['content-type']));
const charsetOf = (type = ''): string => /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1] ?? '';

/** Stores the raw bytes of a JSON body beside the parsed one. */
function saveRawBody(app: FastifyInstance): void {
  app.decorateRequest('rawBody', null);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    if (!isUtf8(request)) return done(new DomainError('400', { status: 415 }));
    parseJson(request, body.toString('utf8'), done);
  });
}

/** Sheds load with 503 and Retry-After when the event loop can't keep up; health and metrics stay available. */
async function shedLoad(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    retryAfter: RETRY_AFTER_SECONDS,
    pressureHandler: (request) => {
      if (/^\/(health|metrics)/.test(request.url)) return;
      throw new DomainError('service/overloaded');
    },
  });
}

/** Creates the server of services and gateway: log lines with request ids, one error path, load shedding, lingering close. */
export async function createBaseApp(options: BaseAppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logger(options),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestIdHeader: false,
    trustProxy: options.trustProxy ?? false,
    genReqId: (request) => requestIdOf(request.headers[REQUEST_ID_HEADER]),
    forceCloseConnections: 'idle',
    // A malformed URL reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...SECURITY_HEADERS, [REQUEST_ID_HEADER]: request.id });
      return sendDomainError(toDomainError(error as FastifyError), request, reply);
    },
  });
  const pathForLog = options.pathForLog ?? ((path: string) => path);
  saveRawBody(app);
  registerLingeringClose(app);
  await shedLoad(app, options.maxEventLoopDelayMs ?? 0);
  app.addHook('onRequest', async (request, reply) => void reply.headers({ ...SECURITY_HEADERS, [REQUEST_ID_HEADER]: request.id }));
  app.addHook('onResponse', async (request, reply) => {
    if (/^\/(health|metrics)/.test(request.url)) return;
    request.log.info(
      {
        event: 'request.completed',
        method: request.method,
        path: pathForLog(request.url.split('?')[0] ?? ''),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request completed',
    );
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const domainError = toDomainError(error);
    if (domainError.status >= 500) request.log.error({ event: 'request.failed', err: error }, 'a request failed');
    return sendDomainError(domainError, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendDomainError(new DomainError('404'), request, reply));
  return app as unknown as FastifyInstance & { log: FastifyBaseLogger };
}
