import { OPERATION_MAX_BYTES } from '@meowtale/contracts';
import { cacheReads, cohortIn, createTrials, openReleaseStorage } from '@meowtale/releases';
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
import { createLiveReleases } from './releases/live-releases.ts';
import { createUsedReleasesStore } from './releases/used-releases.ts';
import { createClients } from './stitching/clients.ts';
import type { GatewayContext } from './stitching/executor.ts';
import { type Generations, startGenerations } from './stitching/generations.ts';
import { maskError } from './stitching/mask-error.ts';
import { createSdlStore } from './stitching/sdl-store.ts';
import { unavailable } from './stitching/signed-client.ts';
import { registerStreams } from './streams/pass-streams.ts';

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
    visitor: cohortIn(request.headers.cookie),
    country: typeof country === 'string' && /^[a-z]{2}$/i.test(country) ? country.toLowerCase() : null,
  };
}

/** Runs an operation; an unknown field is an outage, not an invalid query, while a service's schema has never been fetched. */
function runOrSayWhoIsMissing(generations: Generations): ReturnType<Generations['of']>['run'] {
  return async (document, context, variables) => {
    try {
      return await generations.of((context as GatewayContext).visitor).run(document, context, variables);
    } catch (error) {
      const [missing] = generations.unknown();
      throw missing && !(error instanceof DomainError) ? unavailable(missing, error) : error;
    }
  };
}

/** Builds the gateway: one GraphQL endpoint stitched from the services, raw streams, and configuration. It doesn't listen yet. */
export async function buildGateway(env: GatewayEnv, overrides: GatewayOverrides = {}): Promise<FastifyInstance> {
  const { logStream, patience = 1, tokenKeys, eventNamespace } = overrides;
  const server = { maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS, trustProxy: env.TRUST_PROXY };
  const app = await createBaseApp({ name: 'gateway', logLevel: env.LOG_LEVEL, ...server, ...(logStream && { logStream }) });
  const production = env.NODE_ENV === 'production';
  const storage = cacheReads(openReleaseStorage(env));
  const clients = createClients(env, { log: app.log, patience });
  const trials = createTrials(storage, env.RELEASE_ENVIRONMENT, app.log);
  app.addHook('onClose', () => trials.close());
  const generations = await startGenerations({
    clients: clients.all,
    connect: clients.connect,
    store: createSdlStore(env.DATA_DIR),
    own: ownFields(env),
    makeEngine: (schema) => createEngine({ schema, production, jit: env.JIT, format: maskError }),
    production,
    pollMs: env.SCHEMA_POLL_MS,
    releases: createLiveReleases(storage, env.RELEASE_ENVIRONMENT),
    usedReleases: createUsedReleasesStore(env.DATA_DIR, env.RELEASE_ENVIRONMENT),
    trials,
    watchReleases: (changed) => storage.watch('pointers', changed),
    log: app.log,
  });
  app.addHook('onClose', () => generations.stop());
  const operations = createOperationSource({ mode: env.OPERATIONS_MODE, storage, log: app.log });
  const catalog = clients.of('catalog');
  const limits = createLimits(env, { log: app.log, now: () => catalog.now(), tokenKeys, eventNamespace, patience });
  app.addHook('onClose', () => limits.stop());
  const run = runOrSayWhoIsMissing(generations);

  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  registerCallers(app, limits.identify);
  registerMetrics(app, 'gateway');
  registerHealth(app, {
    checks: {
      async releases() {
        if (!generations.areReleasesKnown()) throw new Error('it is not known which releases are live');
      },
    },
    notes: () => ({ unknown: generations.unknown(), limitsShared: limits.areShared() }),
  });
  registerGraphql(app, {
    production,
    // Counted before its form is checked, so that malformed requests count too.
    onRequest: [async (request) => limits.operations(request.caller, 1)],
    preHandler: [requireVersion, requireJson],
    // Services check their own, smaller limits.
    bodyLimitBytes: OPERATION_MAX_BYTES,
    run: (document, context, variables) => {
      const { schema } = generations.of((context as GatewayContext).visitor);
      const turns = countOperations(document, schema, variables) + extraSlotsOf(document, schema);
      return limits.operationsAtOnce((context as GatewayContext).caller, turns, () => run(document, context, variables));
    },
    statusOf,
    contextOf: async (request) => contextOf(env, request),
    async operationOf(body, request) {
      const document = await operations.operationOf(body);
      const { schema } = generations.of(cohortIn(request.headers.cookie));
      limits.operations(request.caller, countOperations(document, schema, body.variables ?? {}) - 1);
      requireFewLarge(document, schema);
      limits.registrations(request.caller);
      return document;
    },
  });
  await registerStreams(app, {
    files: catalog,
    webhooks: clients.of('wallet'),
    exports: clients.of('wallet'),
    limits,
    pace: { stalledAfterMs: env.UPLOAD_STALLED_MS, slowestBytesPerSecond: env.UPLOAD_SLOWEST_BYTES },
  });
  registerCountries(app);
  registerTemplates(app);
  return app;
}
