import { OPERATION_MAX_BYTES } from '@meowtale/contracts';
import { createBaseApp, createEngine, DomainError, registerGraphql, registerHealth, registerMetrics } from '@meowtale/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCountries } from './config/countries.ts';
import { ownFields } from './config/resolvers.ts';
import { registerTemplates } from './config/templates.ts';
import type { GatewayEnv } from './env.ts';
import { createAtOnceLimit } from './guards/at-once-limit.ts';
import { requireFewLarge, turnsOfLarge } from './guards/large-fields.ts';
import { createOperationSource } from './guards/operations.ts';
import { countOperations, createAddressLimit, createRateLimit } from './guards/rate-limit.ts';
import { createRegistrationLimit } from './guards/registration-limit.ts';
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
}

function contextOf(env: GatewayEnv, request: FastifyRequest): GatewayContext {
  const country = env.COUNTRY_HEADER ? request.headers[env.COUNTRY_HEADER] : undefined;
  return {
    requestId: request.id,
    log: request.log,
    authorization: request.headers.authorization,
    ip: request.ip,
    agent: request.headers['user-agent'],
    country: typeof country === 'string' && /^[a-z]{2}$/i.test(country) ? country.toLowerCase() : null,
  };
}

/** A field that isn't known may be one of a service that was never seen: that is an outage, not a wrong query. */
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

/** The gateway: one GraphQL endpoint stitched from the services, raw streams, and what must be known before anything else. */
export async function buildGateway(env: GatewayEnv, { logStream, patience = 1 }: GatewayOverrides = {}): Promise<FastifyInstance> {
  const limits = { maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS, trustProxy: env.TRUST_PROXY };
  const app = await createBaseApp({ name: 'gateway', logLevel: env.LOG_LEVEL, ...limits, ...(logStream && { logStream }) });
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
  const limitRate = createRateLimit(env.OPERATIONS_PER_MINUTE);
  const limitAtOnce = createAtOnceLimit(env.OPERATIONS_AT_ONCE);
  const run = runOrSayWhoIsMissing(generations);
  const limitRegistrations = createRegistrationLimit(env.REGISTRATIONS_PER_HOUR);

  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  registerMetrics(app, 'gateway');
  registerHealth(app, { checks: {}, notes: () => ({ unknown: generations.unknown() }) });
  registerGraphql(app, {
    production,
    preHandler: [requireVersion, requireJson],
    // Who takes less says so itself.
    bodyLimitBytes: OPERATION_MAX_BYTES,
    run: (document, context, variables) => {
      const schema = generations.schema();
      const turns = countOperations(document, schema, variables) + turnsOfLarge(document, schema);
      return limitAtOnce(context as GatewayContext, turns, () => run(document, context, variables));
    },
    statusOf,
    contextOf: async (request) => contextOf(env, request),
    async operationOf(body, request) {
      const document = await operations.operationOf(body);
      const who = { ip: request.ip, authorization: request.headers.authorization };
      const schema = generations.schema();
      limitRate(who, countOperations(document, schema, body.variables ?? {}));
      requireFewLarge(document, schema);
      limitRegistrations(who);
      return document;
    },
  });
  const limitWebhooks = createAddressLimit(env.WEBHOOKS_PER_MINUTE);
  await registerStreams(app, {
    files: clientOf(clients, 'catalog'),
    webhooks: clientOf(clients, 'wallet'),
    exports: clientOf(clients, 'wallet'),
    limitWebhooks,
    limitFiles: createAtOnceLimit(env.OPERATIONS_AT_ONCE),
    pace: { stalledAfterMs: env.UPLOAD_STALLED_MS, slowestBytesPerSecond: env.UPLOAD_SLOWEST_BYTES },
  });
  registerCountries(app);
  registerTemplates(app);
  return app;
}
