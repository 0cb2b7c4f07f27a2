import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify';
import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql';
import { mercurius } from 'mercurius';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import { domainErrorIn, extensionsOf, formatError, formatQueryFault } from './format-error.ts';

const requestBody = z.object({
  query: z.string().max(100_000).optional(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});
export type GraphqlBody = z.infer<typeof requestBody>;

export interface GraphqlOptions {
  schema: GraphQLSchema;
  production: boolean;
  /** After how many runs an operation is compiled; 0 never compiles. */
  jit: number;
  /** Finds and limits the operation that a body asks for, before anything is resolved. */
  operationOf(body: GraphqlBody, request: FastifyRequest): DocumentNode | Promise<DocumentNode>;
  /** What resolvers are given; throws a DomainError to refuse the whole request. */
  contextOf(request: FastifyRequest, document: DocumentNode): Promise<object>;
  preHandler?: preHandlerHookHandler[];
  /** The last word on an answer, e.g. its status. */
  onAnswer?(reply: FastifyReply, answer: ExecutionResult): void;
}

function bodyOf(request: FastifyRequest): GraphqlBody {
  const body = requestBody.safeParse(request.body);
  if (!body.success) throw new DomainError('input/invalid', { fields: [{ path: 'query', key: 'errors.query.body' }] });
  return body.data;
}

/** The faults of a query as mercurius throws them: several under one error. */
function queryFaultsIn(error: unknown): GraphQLError[] | undefined {
  const faults = (error as { errors?: unknown } | null)?.errors;
  if (!Array.isArray(faults)) return undefined;
  return faults.map((fault) => (fault instanceof GraphQLError ? fault : new GraphQLError((fault as Error).message)));
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown, production: boolean): FastifyReply {
  const shown = { requestId: request.id, log: request.log, production };
  const refusal = domainErrorIn(error);
  if (refusal) {
    if (refusal.status >= 500) request.log.error({ err: refusal, cause: refusal.cause }, 'a request failed');
    return reply.code(refusal.status).send({ data: null, errors: [{ message: refusal.code, extensions: extensionsOf(refusal, request.id) }] });
  }
  const faults = queryFaultsIn(error);
  if (faults) return reply.code(400).send({ data: null, errors: faults.map((fault) => formatQueryFault(fault, shown)) });
  const masked = formatError(new GraphQLError('failed', { originalError: error as Error }), shown);
  return reply.code(500).send({ data: null, errors: [masked] });
}

/** `POST /graphql`: one operation per request, every error on the one path, nothing of ours leaks. */
export async function registerGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { schema, production, jit } = options;
  await app.register(mercurius, {
    schema,
    jit,
    routes: false,
    validationRules: production ? [NoSchemaIntrospectionCustomRule] : [],
    errorFormatter: (execution, { reply }) => {
      const shown = { requestId: reply.request.id, log: reply.request.log, production };
      return { statusCode: 200, response: { data: execution.data ?? null, errors: execution.errors.map((error) => formatError(error, shown)) } };
    },
  });
  app.post('/graphql', { preHandler: options.preHandler ?? [] }, async (request, reply) => {
    try {
      const body = bodyOf(request);
      const document = await options.operationOf(body, request);
      const context = { ...(await options.contextOf(request, document)) };
      // Typed for text, but it takes a document, whose identity then finds what was compiled for it.
      const answer = await reply.graphql(document as unknown as string, context, body.variables ?? {}, undefined);
      options.onAnswer?.(reply, answer);
      return answer;
    } catch (error) {
      return refuse(request, reply, error, production);
    }
  });
}
