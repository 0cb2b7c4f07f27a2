import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildService, type RequestContext, requireUser, type ServiceOptions, type ServiceOverrides } from '@meowtale/service-kit';
import {
  PATIENCE,
  type TestAnswer,
  type TestDatabase,
  type TestPerson,
  testDatabase,
  testEnv,
  testKeys,
  testToken,
  waitFor,
} from '@meowtale/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { buildGateway } from './app.ts';
import { type GatewayEnv, gatewayEnvSchema } from './env.ts';
import { testSettings } from './test-env.ts';

/** Three small services of the same kind as ours, on real sockets and a real database, and the gateway in front of them. */

export const STORE = '01900000-0000-7000-8000-000000000001';

/** Returns schema and resolvers of jobs with the given prefix, which are found by id only. */
const jobsOf = (prefix: string) => ({
  typeDefs: [
    `type Async { uuid: ID! state: Int! result: JSON createdAt: DateTime! }
     extend type Query { findAsync(uuid: ID!): Async @personal @jobPrefix(prefix: "${prefix}") }`,
  ],
  resolvers: [
    {
      Query: {
        findAsync: (_root: unknown, { uuid }: { uuid: string }) => ({ uuid, state: 1, result: prefix, createdAt: new Date(0) }),
      },
    },
  ],
});
const [catalogJobs, dramaJobs] = [jobsOf('catalog'), jobsOf('drama')];

const asker = (context: RequestContext) => (context.actor.kind === 'user' ? context.actor.uuid : context.actor.kind);

export const catalogParts = {
  typeDefs: [
    ...catalogJobs.typeDefs,
    `type Store @key(selectionSet: "{ uuid }") { uuid: ID! name: String! related: Store }
     extend type Query { me: ID @personal findStore: [Store!]! strict: Store! _stores(uuids: [ID!]!): [Store]! @merge(keyField: "uuid") broken: String }
     extend type Mutation { rename(name: String!): Store! }`,
  ],
  resolvers: [
    ...catalogJobs.resolvers,
    {
      Query: {
        me: (_root: unknown, _args: unknown, context: RequestContext) => requireUser(context.actor).uuid,
        findStore: () => [{ uuid: STORE, name: 'The Intercept' }],
        strict: () => ({ uuid: STORE, name: 'The Intercept' }),
        _stores: (_root: unknown, { uuids }: { uuids: string[] }) => uuids.map((uuid) => ({ uuid, name: 'The Intercept' })),
        broken: (_root: unknown, _args: unknown, { db }: RequestContext) => db.raw('select secret from nowhere'),
      },
      Store: { related: (store: object) => store },
      Mutation: { rename: (_root: unknown, { name }: { name: string }) => ({ uuid: STORE, name }) },
    },
  ],
};

export const walletParts = {
  typeDefs: [
    `type Store @key(selectionSet: "{ uuid }") { uuid: ID! askedBy: String @personal }
     extend type Query { wallet: ID @personal country: String @personal _walletStores(uuids: [ID!]!): [Store]! @merge(keyField: "uuid") @personal }`,
  ],
  resolvers: [
    {
      Query: {
        wallet: (_root: unknown, _args: unknown, context: RequestContext) => asker(context),
        country: (_root: unknown, _args: unknown, context: RequestContext) => context.country,
        _walletStores: (_root: unknown, { uuids }: { uuids: string[] }, context: RequestContext) =>
          uuids.map((uuid) => ({ uuid, askedBy: asker(context) })),
      },
    },
  ],
};

const dramaParts = {
  typeDefs: [...dramaJobs.typeDefs, 'extend type Query { drama: String }'],
  resolvers: [...dramaJobs.resolvers, { Query: { drama: () => 'a drama' } }],
};

type Parts = Pick<ServiceOptions, 'typeDefs' | 'resolvers'> & Partial<Pick<ServiceOptions, 'routes' | 'db'>>;

export interface Stack {
  gateway: FastifyInstance;
  env: GatewayEnv & { RELEASES_DIR: string };
  services: Map<string, FastifyInstance>;
  /** The one database that all services share. */
  databaseUrl: string;
  /** Calls GraphQL like our clients. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the shape of what it asked for.
  ask(query: string, person?: TestPerson | string, headers?: Record<string, string>): Promise<TestAnswer<any> & { status: number }>;
  stopService(name: string): Promise<void>;
  /** Starts another program of a service, at an address of its own. Returns the address. */
  startProgram(name: string, parts: Parts, prepare?: (app: FastifyInstance) => void): Promise<string>;
  /** Restarts a service at the same address, with other parts or overrides when given. */
  startService(name: string, parts?: Parts, overrides?: ServiceOverrides): Promise<void>;
  restartGateway(changes?: Partial<GatewayEnv>): Promise<void>;
  /** Starts another gateway before the same services; the caller must close it. */
  secondGateway(changes?: Partial<GatewayEnv>): Promise<FastifyInstance>;
  /** The gateway's log lines as JSON, from its log level on. */
  lines: string[];
  close(): Promise<void>;
}

export interface StackOptions {
  changes?: Partial<GatewayEnv>;
  catalogRoutes?: ServiceOptions['routes'];
}

export async function startStack({ changes = {}, catalogRoutes }: StackOptions = {}): Promise<Stack> {
  const database: TestDatabase = await testDatabase();
  const serviceEnv = testEnv(database);
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const services = new Map<string, FastifyInstance>();
  const ports = new Map<string, number>();
  const parts = new Map<string, Parts>([
    ['catalog', { ...catalogParts, ...(catalogRoutes && { routes: catalogRoutes }) }],
    ['wallet', walletParts],
    ['drama-ai', dramaParts],
  ]);

  const revocation = { lookUp: async () => ({ disabled: false, validAfter: 0, isStaff: true }) };
  const programs: FastifyInstance[] = [];
  async function build(name: string, own: Parts, overrides: ServiceOverrides = {}): Promise<FastifyInstance> {
    const app = await buildService({
      name,
      env: serviceEnv,
      db: database.db,
      ...own,
      overrides: { tokenKeys: testKeys, revocation, events: false, patience: PATIENCE, ...overrides },
    });
    return app;
  }
  async function startService(name: string, own = parts.get(name) as Parts, overrides: ServiceOverrides = {}): Promise<void> {
    const app = await build(name, own, overrides);
    await app.listen({ host: '127.0.0.1', port: ports.get(name) ?? 0 });
    ports.set(name, (app.server.address() as AddressInfo).port);
    services.set(name, app);
  }
  await Promise.all([...parts.keys()].map((name) => startService(name)));

  const address = (name: string) => `http://127.0.0.1:${ports.get(name)}`;
  const given = {
    ...testSettings,
    LOG_LEVEL: 'silent',
    GATEWAY_SIGNING_SECRET: serviceEnv.GATEWAY_SIGNING_SECRET,
    DATA_DIR: join(folder, 'sdl'),
    MAX_EVENT_LOOP_DELAY_MS: '0',
    FIREBASE_PROJECT_ID: serviceEnv.FIREBASE_PROJECT_ID,
    NATS_URL: serviceEnv.NATS_URL,
  };
  const addresses = { CATALOG_URL: address('catalog'), WALLET_URL: address('wallet'), DRAMA_AI_URL: address('drama-ai') };
  const RELEASES_DIR = join(folder, 'releases');
  const settings = gatewayEnvSchema.parse({ ...given, ...addresses, RELEASES_DIR, SCHEMA_POLL_MS: 50, ...changes });
  const env = { ...settings, RELEASES_DIR };

  const lines: string[] = [];

  /** Builds a gateway and waits until it has fetched the schemas of all services. */
  async function wholeGateway(own: GatewayEnv): Promise<FastifyInstance> {
    const overrides = { tokenKeys: testKeys, eventNamespace: database.name, patience: PATIENCE };
    const gateway = await buildGateway(own, { logStream: { write: (line) => void lines.push(line) }, ...overrides });
    await waitFor(async () => (await gateway.inject({ url: '/health/ready' })).json().unknown.length === 0);
    return gateway;
  }

  const stack: Stack = {
    gateway: await wholeGateway(env),
    env,
    services,
    databaseUrl: database.url,
    lines,
    startService,
    async startProgram(name, own, prepare = () => {}) {
      const app = await build(name, own);
      prepare(app);
      programs.push(app);
      return app.listen({ host: '127.0.0.1', port: 0 });
    },
    async stopService(name) {
      await services.get(name)?.close();
    },
    async restartGateway(more = {}) {
      await stack.gateway.close();
      stack.gateway = await wholeGateway({ ...env, ...more });
    },
    secondGateway: (more = {}) => wholeGateway({ ...env, ...more }),
    async ask(query, person, more = {}) {
      const token = typeof person === 'string' ? person : person && (await testToken(person));
      const headers = {
        'content-type': 'application/json',
        'accept-version': 'v2',
        ...(token && { authorization: `Bearer ${token}` }),
        ...more,
      };
      const answer = await stack.gateway.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
      return { status: answer.statusCode, ...answer.json() };
    },
    async close() {
      await stack.gateway.close();
      await Promise.all([...services.values(), ...programs].map((app) => app.close()));
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
  return stack;
}
