import type { ErrorExtensions } from '@meowtale/contracts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';
import {
  ADDRESS_HEADER,
  COUNTRY_HEADER,
  SIGNATURE_HEADER,
  signAddress,
  signCountry,
  signGatewayRequest,
} from '../auth/gateway-signature.ts';
import type { Migration } from '../database/migrate.ts';
import type { ServiceEnv } from '../env.ts';
import { type AnyConsumer, deliver } from '../events/consumer.ts';
import type { ServiceOverrides } from '../http/build-service.ts';
import { testNats } from './env.ts';
import { moveClock, PATIENCE, type TestDatabase, testDatabase } from './test-database.ts';
import { TEST_PROJECT, type TestPerson, testKeys, testToken } from './test-token.ts';

/** Returns a service's environment in development. */
export function testEnv(database: TestDatabase): ServiceEnv {
  return {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    DATABASE_POOL_MAX: 20,
    NATS_URL: testNats(),
    NATS_REPLICAS: 1,
    MAX_EVENT_LOOP_DELAY_MS: 0,
    FIREBASE_PROJECT_ID: TEST_PROJECT,
    GATEWAY_SIGNING_SECRET: 'test-gateway-signing-secret-of-32-characters',
    GRANT_SIGNING_SECRET: 'test-grant-signing-secret-of-32-characters!',
    DRAIN_DELAY_MS: 0,
  };
}

export interface TestAnswer<T = Record<string, never>> {
  data: T;
  errors?: { message: string; path?: (string | number)[]; extensions: ErrorExtensions }[];
}

export interface TestServiceOptions {
  migrations?: Record<string, Migration>;
  /** The service's own builder; only `overrides` differ from the product. */
  build(parts: { env: ServiceEnv; db: Knex; overrides: ServiceOverrides }): Promise<FastifyInstance>;
  /** True connects it to NATS; otherwise tests call its consumers by `deliver`. */
  events?: boolean;
  /** Namespace of events; give services that exchange events the same one. The test database's name unless given. */
  eventNamespace?: string;
  overrides?: ServiceOverrides;
}

interface Signing {
  person?: TestPerson;
  /** Signs without the body, as for uploads and webhooks. */
  stream?: boolean;
  /** The country of the caller's network. */
  country?: string;
  /** The caller's network address. */
  address?: string;
}

export interface TestService {
  app: FastifyInstance;
  database: TestDatabase;
  db: Knex;
  env: ServiceEnv;
  eventNamespace: string;
  /** Calls GraphQL like the gateway: signed, with the person's token, or as a guest. `T` is the type of `data`. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the shape of what it asked for.
  graphql<T = any>(query: string, variables?: Record<string, unknown>, person?: TestPerson, country?: string): Promise<TestAnswer<T>>;
  /** Sends any other request like the gateway. `stream` signs as for uploads and webhooks. */
  inject(request: InjectOptions & { url: string }, options?: Signing): Promise<LightMyRequestResponse>;
  /** Delivers an event to a consumer through its inbox. */
  deliver(consumer: AnyConsumer, event: { aggregateId: string; payload: unknown; id?: string }): Promise<string>;
  moveClock(seconds: number): Promise<void>;
  close(): Promise<void>;
}

function bodyOf(payload: InjectOptions['payload']): string | Buffer {
  if (payload === undefined) return '';
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload);
}

async function signedHeaders(env: ServiceEnv, request: InjectOptions & { url: string }, options: Signing) {
  const requestId = uuidv7();
  const authorization = options.person && `Bearer ${await testToken(options.person)}`;
  const body = options.stream ? 'stream' : bodyOf(request.payload);
  const signed = { method: request.method ?? 'GET', path: request.url, body, authorization, requestId };
  const signature = signGatewayRequest(env.GATEWAY_SIGNING_SECRET, signed, new Date());
  const country = options.country && signCountry(env.GATEWAY_SIGNING_SECRET, signature, options.country);
  return {
    'x-request-id': requestId,
    [SIGNATURE_HEADER]: signature,
    ...(country && { [COUNTRY_HEADER]: country }),
    ...(options.address && { [ADDRESS_HEADER]: signAddress(env.GATEWAY_SIGNING_SECRET, signature, options.address) }),
    ...(authorization && { authorization }),
  };
}

/** Starts a service on a fresh database, with calls like the gateway's. The test file must close it. */
export async function testService(options: TestServiceOptions): Promise<TestService> {
  const database = await testDatabase(options.migrations);
  const env = testEnv(database);
  const eventNamespace = options.eventNamespace ?? database.name;
  const revocation = { lookUp: async () => ({ disabled: false, validAfter: 0, isStaff: true }) };
  const parts = { tokenKeys: testKeys, revocation, eventNamespace, events: options.events ?? false, patience: PATIENCE };
  const overrides = { ...parts, ...options.overrides };
  const app = await options.build({ env, db: database.db, overrides });
  await app.ready();

  const inject: TestService['inject'] = async (request, how = {}) =>
    app.inject({ ...request, headers: { ...request.headers, ...(await signedHeaders(env, request, how)) } });
  return {
    app,
    database,
    db: database.db,
    env,
    eventNamespace,
    inject,
    async graphql(query, variables = {}, person, country) {
      const headers = { 'content-type': 'application/json' };
      const payload = JSON.stringify({ query, variables });
      const answer = await inject(
        { method: 'POST', url: '/graphql', headers, payload },
        { ...(person && { person }), ...(country && { country }) },
      );
      return answer.json();
    },
    deliver(consumer, { aggregateId, payload, id = uuidv7() }) {
      const occurredAt = new Date().toISOString();
      return deliver(database.db, consumer, { id, type: consumer.event, version: 1, aggregateId, occurredAt, requestId: null, payload });
    },
    moveClock: (seconds) => moveClock(database.db, seconds),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
