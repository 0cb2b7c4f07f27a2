import fastify from 'fastify';
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
} from 'graphql';
import { type FormatOptions, formatError } from './format-error.ts';

/** Context of one execution; a new object per request, because caches of one person's data are keyed by it. */
export interface EngineContext {
  requestId: string;
  log: FormatOptions['log'];
}

type RunContext = EngineContext & { isMutation: boolean };

export interface EngineOptions {
  schema: GraphQLSchema;
  production: boolean;
  /** After how many runs an operation is compiled; 0 never compiles. */
  jit: number;
  format?: (error: GraphQLError, options: FormatOptions) => GraphQLFormattedError;
}

/** Validates and runs operations of one schema. */
export interface Engine {
  schema: GraphQLSchema;
  /** @throws an error with `errors` when the document or its variables don't fit the schema */
  run(document: DocumentNode, context: EngineContext, variables: Record<string, unknown>): Promise<ExecutionResult>;
  close(): Promise<void>;
}

const hasMutation = ({ definitions }: DocumentNode): boolean =>
  definitions.some((node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION);

/**
 * Creates an engine: Mercurius on a Fastify instance of its own without a port. The caller's routes decide what reaches it, and a gateway
 * can run the engines of two schemas at once.
 */
export async function createEngine({ schema, production, jit, format = formatError }: EngineOptions): Promise<Engine> {
  // Loaded only here: the processes that serve files and works have no GraphQL.
  const { mercurius } = await import('mercurius');
  const app = fastify({ logger: false });
  await app.register(mercurius, {
    schema,
    jit,
    routes: false,
    validationRules: production ? [NoSchemaIntrospectionCustomRule] : [],
    errorFormatter: (execution, context) => {
      const { requestId, log, isMutation } = context as unknown as RunContext;
      const shown: FormatOptions = { requestId, log, production, told: new Set(), isMutation };
      const errors = execution.errors.map((error) => format(error, shown));
      return { statusCode: 200, response: { data: execution.data ?? null, errors } };
    },
  });
  await app.ready();
  return {
    schema,
    run: (document, context, variables) => app.graphql(document, { ...context, isMutation: hasMutation(document) }, variables),
    close: async () => {
      await app.close();
    },
  };
}
