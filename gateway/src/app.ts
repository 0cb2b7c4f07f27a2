import { OPERATION_MAX_BYTES } from '@meowtale/contracts';
import {
  createBaseApp,
  createEngine,
  DomainError,
  registerGraphql,
  registerHealth,
  registerMetrics,
  type TokenVerifierOptions,
} from '@meowtale/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCountries } from './config/countries.ts';
import { ownFields } from './config/resolvers.ts';
import { registerTemplates } from './config/templates.ts';
import type { GatewayEnv } from './env.ts';
import { registerCallers } from './guards/callers.ts';
import { extraSlotsOf, requireFewLarge } from './guards/large-fields.ts';
import { createLimits } from './guards/limits.ts';
import { createOperationSource } from './guards/operations.ts';
import { countOperations } from './guards/rate-limit.ts';
import { requireJson, requireVersion } from './guards/same-site.ts';
import { statusOf } from './guards/status.ts';
import type { GatewayContext } from './stitching/executor.ts';
import { type Generations, startGenerations } from './stitching/generations.ts';
import { maskError } from './stitching/mask-error.ts';
import { createSdlStore } from './stitching/sdl-store.ts';
import { createSignedClient, type SignedClient, unavailable } from './stitching/signed-client.ts';
import { registerStreams } from './streams/pass-streams.ts';
import { subschemas } from './subschemas.ts';

export interface GatewayOverrides {
  logStream?: { write(line: string): void };
  /** See `SignedClientOptions`. */
  patience?: number;
  tokenKeys?: TokenVerifierOptions['keys'];
  /** Separates the counters of test files that share a NATS. */
  eventNamespace?: string;
}

function contextOf(env: GatewayEnv, request: FastifyRequest): GatewayContext {
  const country = env.COUNTRY_HEADER ? request.headers[env.COUNTRY_HEADER] : undefined;
  return {
    requestId: request.id,
    log: request.log,
    authorization: request.headers.authorization,
    ip: request.ip,
    caller: request.caller,
    agent: request.headers['user-agent'],
    country: typeof country === 'string' && /^[a-z]{2}$/i.test(country) ? country.toLowerCase() : null,
  };
}

/** Runs an operation; an unknown field is an outage, not an invalid query, while a service's schema has never been fetched. */
function runOrSayWhoIsMissing(generations: Generations): Generations['run'] {
  return async (document, context, variables) => {
    try {
      return await generations.run(document, context, variables);
    } catch (error) {
      const [missing] = generations.unknown();
      throw missing && !(error instanceof DomainError) ? unavailable(missing, error) : error;
    }
  };
}

function clientOf(clients: readonly SignedClient[], name: string): SignedClient {
  const client = clients.find((candidate) => candidate.name === name);
  if (!client) throw new Error(`no service is called ${name}`);
  return client;
}

/** Builds the gateway: one GraphQL endpoint stitched from the services, raw streams, and configuration. It doesn't listen yet. */
export async function buildGateway(env: GatewayEnv, overrides: GatewayOverrides = {}): Promise<FastifyInstance> {
  const { logStream, patience = 1, tokenKeys, eventNamespace } = overrides;
  const server = { maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS, trustProxy: env.TRUST_PROXY };
  const app = await createBaseApp({ name: 'gateway', logLevel: env.LOG_LEVEL, ...server, ...(logStream && { logStream }) });
  const production = env.NODE_ENV === 'production';
  const timing = { timeoutMs: env.SUBREQUEST_TIMEOUT_MS, patience };
  const clients = subschemas(env).map((address) => createSignedClient(address, env.GATEWAY_SIGNING_SECRET, timing));
  const generations = await startGenerations({
    clients,
    store: createSdlStore(env.DATA_DIR),
    own: ownFields(env),
    makeEngine: (schema) => createEngine({ schema, production, jit: env.JIT, format: maskError }),
    production,
    pollMs: env.SCHEMA_POLL_MS,
    log: app.log,
  });
  app.addHook('onClose', () => generations.stop());
  const operations = createOperationSource({ mode: env.OPERATIONS_MODE, releasesFolder: env.RELEASES_DIR, log: app.log });
  const catalog = clientOf(clients, 'catalog');
  const limits = createLimits(env, { log: app.log, now: () => catalog.now(), tokenKeys, eventNamespace, patience });
  app.addHook('onClose', () => limits.stop());
  const run = runOrSayWhoIsMissing(generations);

  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  registerCallers(app, limits.identify);
  registerMetrics(app, 'gateway');
  registerHealth(app, { checks: {}, notes: () => ({ unknown: generations.unknown(), limitsShared: limits.areShared() }) });
  registerGraphql(app, {
    production,
    // Counted before its form is checked, so that malformed requests count too.
    onRequest: [async (request) => limits.operations(request.caller, 1)],
    preHandler: [requireVersion, requireJson],
    // Services check their own, smaller limits.
    bodyLimitBytes: OPERATION_MAX_BYTES,
    run: (document, context, variables) => {
      const schema = generations.schema();
      const turns = countOperations(document, schema, variables) + extraSlotsOf(document, schema);
      return limits.operationsAtOnce((context as GatewayContext).caller, turns, () => run(document, context, variables));
    },
    statusOf,
    contextOf: async (request) => contextOf(env, request),
    async operationOf(body, request) {
      const document = await operations.operationOf(body);
      const schema = generations.schema();
      limits.operations(request.caller, countOperations(document, schema, body.variables ?? {}) - 1);
      requireFewLarge(document, schema);
      limits.registrations(request.caller);
      return document;
    },
  });
  await registerStreams(app, {
    files: catalog,
    webhooks: clientOf(clients, 'wallet'),
    exports: clientOf(clients, 'wallet'),
    limits,
    pace: { stalledAfterMs: env.UPLOAD_STALLED_MS, slowestBytesPerSecond: env.UPLOAD_SLOWEST_BYTES },
  });
  registerCountries(app);
  registerTemplates(app);
  return app;
}
