import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onSendAsyncHookHandler,
  preHandlerHookHandler,
} from 'fastify';
import { type DocumentNode, type ExecutionResult, type FormattedExecutionResult, GraphQLError, Kind } from 'graphql';
import { z } from 'zod';
import { DomainError, RETRY_AFTER_SECONDS } from '../errors.ts';
import type { Engine, EngineContext } from './engine.ts';
import { domainErrorIn, extensionsOf, formatError, formatQueryFault } from './format-error.ts';
import { responseTypeFor } from './response-type.ts';

/** More than any of our inputs; deeper variables overflow the stack when they are serialized. */
const VARIABLES_DEPTH_MAX = 64;

/** Returns whether a value nests deeper than `most`. Iterates by level, because recursion could overflow the stack. */
function nestsBeyond(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}

const requestBody = z.object({
  query: z.string().max(100_000).optional(),
  variables: z
    .record(z.string(), z.unknown())
    .refine((variables) => !nestsBeyond(variables, VARIABLES_DEPTH_MAX))
    .nullish(),
  operationName: z.string().max(200).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});
export type GraphqlBody = z.infer<typeof requestBody>;

export interface GraphqlOptions {
  production: boolean;
  /** Parses a body's operation and checks its limits, before anything is resolved. */
  operationOf(body: GraphqlBody, request: FastifyRequest): DocumentNode | Promise<DocumentNode>;
  /** Returns the resolvers' context; throws a DomainError to reject the whole request. */
  contextOf(request: FastifyRequest): Promise<EngineContext>;
  run: Engine['run'];
  /** Hooks that run before the body is read. */
  onRequest?: onRequestAsyncHookHandler[];
  preHandler?: preHandlerHookHandler[];
  /** Limit of the body in bytes; the server's default unless given. */
  bodyLimitBytes?: number;
  /** Returns the HTTP status of a response with errors; 200 unless given. */
  statusOf?(answer: FormattedExecutionResult): number;
}

function bodyOf(request: FastifyRequest): GraphqlBody {
  const body = requestBody.safeParse(request.body);
  if (!body.success) throw new DomainError('input/invalid', { fields: [{ path: 'query', key: 'errors.query.body' }] });
  return body.data;
}

/** Asserts that a given operation name exists. @throws DomainError `input/invalid` (400) when the document has no such operation */
function requireNamed({ operationName }: GraphqlBody, { definitions }: DocumentNode): void {
  const isThere = definitions.some((node) => node.kind === Kind.OPERATION_DEFINITION && node.name?.value === operationName);
  if (operationName != null && !isThere)
    throw new DomainError('input/invalid', { fields: [{ path: 'operationName', key: 'errors.query.operationName' }] });
}

/** Returns the validation errors inside an error of mercurius, which throws them together as one. */
function queryFaultsIn(error: unknown): GraphQLError[] | undefined {
  const faults = (error as { errors?: unknown } | null)?.errors;
  if (!Array.isArray(faults)) return undefined;
  return faults.map((fault) => (fault instanceof GraphQLError ? fault : new GraphQLError((fault as Error).message)));
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown, production: boolean): FastifyReply {
  const shown = { requestId: request.id, log: request.log, production };
  const domainError = domainErrorIn(error);
  if (domainError) {
    if (domainError.status >= 500)
      request.log.error({ event: 'request.failed', err: domainError, cause: domainError.cause }, 'a request failed');
    if (domainError.retryAfterSeconds !== undefined) reply.header('retry-after', domainError.retryAfterSeconds);
    return reply
      .code(domainError.status)
      .send({ data: null, errors: [{ message: domainError.code, extensions: extensionsOf(domainError, request.id) }] });
  }
  const faults = queryFaultsIn(error);
  if (faults) return reply.code(400).send({ data: null, errors: faults.map((fault) => formatQueryFault(fault, shown)) });
  const masked = formatError(new GraphQLError('failed', { originalError: error as Error }), shown);
  return reply.code(500).send({ data: null, errors: [masked] });
}

const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Registers `POST /graphql`: one operation per request, all errors formatted the same way, internal errors masked. */
export function registerGraphql(app: FastifyInstance, options: GraphqlOptions): void {
  const { onRequest = [], preHandler = [], bodyLimitBytes } = options;
  // Set in onSend, because Fastify drops the content type of a response that becomes an error.
  const onSend: onSendAsyncHookHandler = async (request, reply, payload) => {
    reply.type(responseTypeFor(request.headers.accept));
    return payload;
  };
  // In onRequest, so that the body of a rejected method isn't read.
  const refuseMethod: onRequestAsyncHookHandler = async (_request, reply) => {
    reply.header('allow', 'POST');
    throw new DomainError('400', { status: 405 });
  };
  app.route({ method: OTHER_METHODS, url: '/graphql', onRequest: refuseMethod, onSend, handler: () => undefined });
  app.post('/graphql', { onRequest, onSend, preHandler, ...(bodyLimitBytes && { bodyLimit: bodyLimitBytes }) }, async (request, reply) => {
    try {
      const body = bodyOf(request);
      const document = await options.operationOf(body, request);
      requireNamed(body, document);
      const context = await options.contextOf(request);
      const answer: ExecutionResult = await options.run(document, context, body.variables ?? {});
      if (answer.errors && options.statusOf) reply.code(options.statusOf(answer as FormattedExecutionResult));
      if (reply.statusCode === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
      return reply.send(answer);
    } catch (error) {
      return refuse(request, reply, error, options.production);
    }
  });
}
