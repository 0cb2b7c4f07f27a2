import { makeExecutableSchema } from '@graphql-tools/schema';
import type { IResolvers } from '@graphql-tools/utils';
import { secretsOf } from '@meowtale/contracts/secrets';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { print } from 'graphql';
import type { JWTVerifyGetKey } from 'jose';
import type { Knex } from 'knex';
import type { Metric } from 'prom-client';
import {
  ADDRESS_HEADER,
  COUNTRY_HEADER,
  SIGNATURE_HEADER,
  verifyAddress,
  verifyCountry,
  verifyGatewayRequest,
} from '../auth/gateway-signature.ts';
import { createRevocationCheck, firebaseRevocation, type RevocationSource } from '../auth/revocation.ts';
import { createTokenVerifier } from '../auth/verify-token.ts';
import { createDatabaseClock, type DatabaseClock } from '../database/database-clock.ts';
import { requireFixedClock } from '../database/fixed-clock.ts';
import type { ServiceEnv } from '../env.ts';
import type { AnyConsumer } from '../events/consumer.ts';
import { startEvents } from '../events/start-events.ts';
import { composeTypeDefs } from '../graphql/base-schema.ts';
import { createEngine } from '../graphql/engine.ts';
import { registerGraphql } from '../graphql/graphql-route.ts';
import { createQueryGuard, SUBREQUEST_LIMITS } from '../graphql/limits.ts';
import { scalarResolvers } from '../graphql/scalars.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { PRUNE_JOBS } from '../jobs/repository.ts';
import { type RunningJobs, runJobs } from '../jobs/run-jobs.ts';
import { createBaseApp } from './base-app.ts';
import { registerHealth } from './health.ts';
import { registerMetrics } from './metrics.ts';
import type { RequestContext, RouteTools } from './request-context.ts';

/** Set on each response, so that the gateway signs by this service's clock and not by its own (TRUST 12). */
export const CLOCK_HEADER = 'x-meowtale-clock';

/** What tests replace; the product passes none of it. */
export interface ServiceOverrides {
  tokenKeys?: JWTVerifyGetKey;
  revocation?: RevocationSource;
  /** Host clock, to skew it. */
  hostNow?: () => number;
  /** Prefix of streams, subjects and consumers, so that test files share a NATS. */
  eventNamespace?: string;
  /** False starts neither relay nor consumers. */
  events?: boolean;
  /** Multiplies NATS time-outs; see `BrokerOptions`. */
  patience?: number;
  /** See `createStreamCheck`. */
  streamCheckEveryMs?: number;
  logStream?: { write(line: string): void };
  /** False runs no `watch`, for tests that call its work themselves. */
  watches?: boolean;
}

export interface ServiceOptions<Extra extends object = object> {
  /** `svc-wallet`; also the durable consumers' prefix. */
  name: string;
  env: ServiceEnv;
  db: Knex;
  /** Contents of the capabilities' schema.graphql files, each extending Query and Mutation. */
  typeDefs: readonly string[];
  // Each capability types its own resolvers; here they are only collected.
  resolvers: readonly object[];
  consumers?: readonly AnyConsumer[];
  /** Kinds of its jobs; their table is created by `createJobs`, among its migrations. */
  jobs?: readonly JobKind[];
  /** How many jobs this process works on at once; 2 unless given. More suit jobs that wait for other servers. */
  jobsAtOnce?: number;
  /** Statements that delete rows that the service no longer needs, some at a time; see `prune`. */
  pruning?: readonly string[];
  /** Limit of a GraphQL request's body in bytes; 1 MiB unless given. */
  operationLimitBytes?: number;
  /** Its own metrics (`createCounter`, `createGauge`). */
  metrics?: readonly Metric[];
  /** Returns what is added to the resolvers' context. */
  context?: (base: RequestContext, request: FastifyRequest) => Extra | Promise<Extra>;
  /** Routes beside /graphql: uploads, webhooks. */
  routes?: (app: FastifyInstance, tools: RouteTools) => void | Promise<void>;
  overrides?: ServiceOverrides;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers[name];
  return typeof header === 'string' ? header : undefined;
}

function routeTools({ env, db, overrides = {} }: ServiceOptions, clock: DatabaseClock, log: FastifyBaseLogger): RouteTools {
  const now = () => clock.now();
  const secrets = secretsOf(env.GATEWAY_SIGNING_SECRET, env.GATEWAY_SIGNING_SECRET_ACCEPTED);
  const verifyToken = createTokenVerifier({
    projectId: env.FIREBASE_PROJECT_ID,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
    production: env.NODE_ENV === 'production',
    now,
    ...(overrides.tokenKeys && { keys: overrides.tokenKeys }),
  });
  const revocation = createRevocationCheck({ source: overrides.revocation ?? firebaseRevocation(env.FIREBASE_PROJECT_ID), log });
  const check = (request: FastifyRequest, body: Uint8Array | string) => {
    const { method, url: path, id: requestId } = request;
    const signed = { method, path, body, authorization: request.headers.authorization, requestId };
    verifyGatewayRequest(secrets, signed, headerOf(request, SIGNATURE_HEADER), now());
  };
  return {
    db,
    requireGateway: async (request) => check(request, request.rawBody ?? ''),
    requireGatewayStream: async (request) => check(request, 'stream'),
    async contextOf(request) {
      const signature = headerOf(request, SIGNATURE_HEADER) ?? '';
      const country = verifyCountry(secrets, signature, headerOf(request, COUNTRY_HEADER));
      const address = verifyAddress(secrets, signature, headerOf(request, ADDRESS_HEADER));
      const actor = await verifyToken(request.headers.authorization);
      await revocation.assertRecently(actor);
      return { actor, country, address, requestId: request.id, log: request.log, db, assertNotRevoked: () => revocation.assertNow(actor) };
    },
  };
}

async function registerSchema(app: FastifyInstance, options: ServiceOptions, tools: RouteTools): Promise<void> {
  const document = composeTypeDefs(options.typeDefs);
  const sdl = print(document);
  const schema = makeExecutableSchema({ typeDefs: document, resolvers: [scalarResolvers, ...options.resolvers] as IResolvers[] });
  const guard = createQueryGuard(SUBREQUEST_LIMITS);
  app.get('/sdl', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(sdl));
  const production = options.env.NODE_ENV === 'production';
  const engine = await createEngine({ schema, production, jit: 0 });
  app.addHook('onClose', () => engine.close());
  registerGraphql(app, {
    production,
    run: engine.run,
    preHandler: [tools.requireGateway],
    ...(options.operationLimitBytes && { bodyLimitBytes: options.operationLimitBytes }),
    operationOf: ({ query, variables }) => guard(query ?? '', variables ?? {}),
    async contextOf(request) {
      const base = await tools.contextOf(request);
      return { ...base, ...(await options.context?.(base, request)) };
    },
  });
}

function registerJobs(app: FastifyInstance, { db, jobs = [], jobsAtOnce }: ServiceOptions): void {
  if (jobs.length === 0) return;
  let running: RunningJobs | undefined;
  app.addHook('onReady', async () => {
    running = runJobs({ db, kinds: jobs, log: app.log, ...(jobsAtOnce && { atOnce: jobsAtOnce }) });
  });
  app.addHook('onClose', async () => running?.stop());
}

function registerEvents(app: FastifyInstance, options: ServiceOptions): () => boolean {
  const { name, env, db, consumers = [], jobs = [], overrides = {} } = options;
  const pruning = [...(options.pruning ?? []), ...(jobs.length > 0 ? [PRUNE_JOBS] : [])];
  if (overrides.events === false) return () => false;
  let events: ReturnType<typeof startEvents> | undefined;
  const { eventNamespace: namespace = '', patience = 1, streamCheckEveryMs } = overrides;
  const check = streamCheckEveryMs !== undefined && { streamCheckEveryMs };
  app.addHook('onReady', async () => {
    const { NATS_URL: natsUrl, NATS_REPLICAS: replicas } = env;
    events = startEvents({ service: name, db, natsUrl, replicas, namespace, consumers, pruning, patience, ...check, log: app.log });
  });
  app.addHook('onClose', async () => events?.stop());
  return () => events?.broker.isUp() ?? false;
}

/**
 * Builds a service: /graphql (gateway only), /sdl, /health, /metrics, its own routes, and its events, which start when
 * it is ready and stop when it closes. It doesn't listen; `runService` does. The caller closes the database pool.
 */
export async function buildService<Extra extends object = object>(given: ServiceOptions<Extra>): Promise<FastifyInstance> {
  const options = given as ServiceOptions;
  const { name, env, db, overrides = {} } = options;
  const { logStream } = overrides;
  const limits = { maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS };
  const clock = createDatabaseClock(db, overrides.hostNow);
  const production = env.NODE_ENV === 'production';
  // While the database is away this can't be checked; readiness checks it later.
  if ((await clock.sample()) && production) await requireFixedClock(db);
  const app = await createBaseApp({ name, logLevel: env.LOG_LEVEL, ...limits, ...(logStream && { logStream }) });
  clock.start();
  app.addHook('onClose', async () => clock.stop());
  app.addHook('onRequest', async (_request, reply) => void reply.header(CLOCK_HEADER, Math.round(clock.now().getTime())));
  const tools = routeTools(options, clock, app.log);
  registerMetrics(app, name, db, options.metrics);
  const natsIsUp = registerEvents(app, options);
  registerJobs(app, options);
  const checks = { database: () => db.raw('select 1'), ...(production && { clock: () => requireFixedClock(db) }) };
  registerHealth(app, { checks, notes: () => ({ nats: natsIsUp() }) });
  await registerSchema(app, options, tools);
  app.decorate('watches', overrides.watches ?? true);
  await options.routes?.(app, tools);
  return app;
}
