import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { requireRole, requireUser } from '../auth/actor.ts';
import { SIGNATURE_HEADER, signGatewayRequest } from '../auth/gateway-signature.ts';
import type { SignInState } from '../auth/revocation.ts';
import { CommitUnknownError } from '../database/commit-unknown-error.ts';
import { DomainError, parseInput } from '../errors.ts';
import { type TestPerson, type TestService, testService } from '../testing/index.ts';
import { buildService } from './build-service.ts';
import type { RequestContext } from './request-context.ts';

const typeDefs = [
  `type Thing @key(selectionSet: "{ uuid }") { uuid: ID! price: Coins! made: DateTime! }
   extend type Query { whoami: String! thing: Thing! staffOnly: String! @personal broken: String! crowded: String! uncommitted: String! full(code: String!): String! _things(uuids: [ID!]!): [Thing]! @merge(keyField: "uuid") }
   extend type Mutation { pay: Boolean! uncommitted: String! }`,
  'extend type Mutation { refuse(amount: Int!): Boolean! } input Offer { price: Coins until: DateTime } extend type Mutation { offer(list: [Offer!]!): Boolean! }',
];

const uncommitted = () => Promise.reject(new CommitUnknownError(new Error('Connection terminated unexpectedly')));

const resolvers = {
  Query: {
    whoami: (_root: unknown, _args: unknown, { actor }: RequestContext) => requireUser(actor).uuid,
    thing: () => ({ uuid: uuidv7(), price: 499, made: new Date(0) }),
    staffOnly: (_root: unknown, _args: unknown, { actor }: RequestContext) => requireRole(actor, 'staff').uuid,
    crowded: () => Promise.reject(Object.assign(new Error('the pool is probably full'), { name: 'KnexTimeoutError' })),
    uncommitted,
    full: (_root: unknown, { code }: { code: string }) => Promise.reject(Object.assign(new Error('no room'), { code })),
    broken: (_root: unknown, _args: unknown, { db }: RequestContext) => db.raw('select secret from nowhere'),
  },
  Mutation: {
    pay: async (_root: unknown, _args: unknown, context: RequestContext) => {
      await context.assertNotRevoked();
      return true;
    },
    uncommitted,
    offer: () => true,
    refuse: (_root: unknown, args: unknown) => {
      parseInput(z.object({ amount: z.number().min(5, 'errors.tooLittle') }), args);
      throw new DomainError('quote/changed', { data: { quote: 7 } });
    },
  },
};

const lines: string[] = [];
let revoked: SignInState | Error = { disabled: false, validAfter: 0, isStaff: false };
let service: TestService;
const muid = uuidv7();

beforeAll(async () => {
  service = await testService({
    overrides: {
      logStream: { write: (line) => void lines.push(line) },
      revocation: {
        lookUp: async () => {
          if (revoked instanceof Error) throw revoked;
          return revoked;
        },
      },
    },
    build: ({ env, db, overrides }) =>
      buildService({ name: 'svc-test', env: { ...env, LOG_LEVEL: 'error' }, db, typeDefs, resolvers: [resolvers], overrides }),
  });
});
afterAll(() => service.close());

test('a token identifies its user, and no token is a guest', async () => {
  expect((await service.graphql('{ whoami }', {}, { muid })).data).toEqual({ whoami: muid });
  const guest = await service.graphql('{ whoami }');
  expect(guest.errors?.[0]?.extensions).toMatchObject({ code: 'auth/required', status: 401 });
});

test('coins are serialized as numbers and times as ISO UTC', async () => {
  const { data } = await service.graphql('{ thing { price made } }');
  expect(data.thing).toEqual({ price: 499, made: '1970-01-01T00:00:00.000Z' });
});

test('a missing role is 403', async () => {
  expect((await service.graphql('{ staffOnly }', {}, { muid })).errors?.[0]?.extensions.code).toBe('auth/forbidden');
  const staff = { muid, firebaseUid: 'staff', roles: ['staff' as const] };
  revoked = { disabled: false, validAfter: 0, isStaff: true };
  expect((await service.graphql('{ staffOnly }', {}, staff)).data.staffOnly).toBe(muid);
  revoked = { disabled: false, validAfter: 0, isStaff: false };
});

test('an unexpected error returns code and request id without SQL or a stack', async () => {
  const answer = await service.graphql('{ broken }');
  expect(answer.errors).toEqual([
    { message: 'server error', path: ['broken'], extensions: { code: '500', status: 500, requestId: expect.any(String) } },
  ]);
  expect(lines.join('')).toContain('nowhere');
  expect(lines.join('')).toContain(answer.errors?.[0]?.extensions.requestId);
});

test('an exhausted pool is service/unavailable, and its cause is logged', async () => {
  lines.length = 0;
  const { errors } = await service.graphql('{ crowded }');
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'service/unavailable', status: 503 });
  expect(lines.join()).toContain('the pool is probably full');
});

test.each([
  ['mutation', 'other/outcome-unknown'],
  ['query', 'service/unavailable'],
])('a %s whose COMMIT got no response is %s', async (operation, code) => {
  const { errors } = await service.graphql(`${operation} { uncommitted }`);
  expect(errors?.[0]?.extensions).toMatchObject({ code });
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('a full disk (%s) is service/storage-full, and its cause is logged', async (code) => {
  lines.length = 0;
  const { errors } = await service.graphql('query ($code: String!) { full(code: $code) }', { code });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'service/storage-full', status: 507 });
  expect(lines.join()).toContain('no room');
});

test('variables nested deeper than 64 levels are rejected', async () => {
  const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
  expect((await service.graphql('{ thing { price } }', { deep: nested(60) })).data.thing).toEqual({ price: 499 });
  const { errors } = await service.graphql('{ thing { price } }', { deep: nested(100) });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'input/invalid', status: 400 });
});

test.each([
  ['GET', '/health/live'],
  ['GET', '/health/ready'],
  ['GET', '/metrics'],
  ['GET', '/sdl'],
  ['GET', '/graphql'],
  ['POST', '/graphql'],
  ['GET', '/nowhere'],
  ['GET', '/health/%E0%A4%A'],
] as const)('the response to %s %s has the security headers', async (method, url) => {
  expect((await service.app.inject({ method, url })).headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
});

test('a malformed URL gets a 400 in the common error format', async () => {
  const answer = await service.app.inject('/health/%E0%A4%A');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ errors: [{ message: '400', extensions: { code: '400', status: 400, requestId: expect.any(String) } }] });
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) });
});

test('an invalid input returns its fields, a domain error its data', async () => {
  const wrong = await service.graphql('mutation { refuse(amount: 1) }');
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    code: 'input/invalid',
    fields: [{ path: 'amount', key: 'errors.tooLittle', params: { minimum: 5 } }],
  });
  const response = await service.graphql('mutation { refuse(amount: 9) }');
  expect(response.errors?.[0]?.extensions).toMatchObject({ code: 'quote/changed', status: 409, data: { quote: 7 } });
});

test.each([
  [{ price: 1.5 }, 'list.1.price'],
  [{ price: -1 }, 'list.1.price'],
  [{ price: '5' }, 'list.1.price'],
  [{ until: 'Nov 3' }, 'list.1.until'],
  [{ until: '2026-02-30T00:00:00Z' }, 'list.1.until'],
  [{ until: '+010000-01-01T00:00:00Z' }, 'list.1.until'],
  [null, 'list.1'],
])('a variable that does not fit its type, as %j, names its field', async (wrong, path) => {
  const { errors } = await service.graphql('mutation ($list: [Offer!]!) { offer(list: $list) }', { list: [{ price: 5 }, wrong] });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'input/invalid', fields: [{ path, key: 'invalid.any' }] });
});

test('an invalid variable of a megabyte isn’t echoed', async () => {
  const list = [{ price: 'x'.repeat(1_000_000) }];
  const { errors } = await service.graphql('mutation ($list: [Offer!]!) { offer(list: $list) }', { list });
  expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'list.0.price', key: 'invalid.any' }]);
  expect(JSON.stringify(errors).length).toBeLessThan(1000);
});

test('a missing variable is named, also under the name that stitching gives it', async () => {
  for (const name of ['list', '_v0_list']) {
    const { errors } = await service.graphql(`mutation ($${name}: [Offer!]!) { offer(list: $${name}) }`);
    expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'list', key: 'invalid.any' }]);
  }
});

test('while the gateway’s secret is replaced, calls signed by the old one and by the new one are accepted', async () => {
  const [old, accepted] = [service.env.GATEWAY_SIGNING_SECRET, 'the next secret of the gateway in tests'];
  const call = async (secret: string) => {
    const signed = { method: 'GET', path: '/signed', body: '', authorization: undefined, requestId: uuidv7() };
    const headers = { 'x-request-id': signed.requestId, [SIGNATURE_HEADER]: signGatewayRequest(secret, signed, new Date()) };
    return (await other.inject({ url: '/signed', headers })).statusCode;
  };
  const other = await buildService({
    name: 'svc-test',
    env: { ...service.env, GATEWAY_SIGNING_SECRET_ACCEPTED: accepted },
    db: service.db,
    typeDefs: ['extend type Query { nothing: Boolean }'],
    resolvers: [],
    routes: (app, { requireGateway }) => void app.get('/signed', { preHandler: requireGateway }, () => 'yes'),
    overrides: { events: false },
  });
  expect([await call(old), await call(accepted), await call(`${accepted}!`)]).toEqual([200, 200, 401]);
  await other.close();
});

test('a revoked sign-in is rejected for money at once', async () => {
  const pay = (change: TestPerson = {}) => service.graphql('mutation { pay }', {}, { muid, ...change });
  expect((await pay()).data.pay).toBe(true);
  revoked = { disabled: false, validAfter: Date.now() / 1000, isStaff: false };
  expect((await pay()).errors?.[0]?.extensions.code).toBe('auth/revoked');
  revoked = { disabled: false, validAfter: 0, isStaff: false, signedOut: [1_700_000_000] };
  expect((await pay({ authTime: 1_700_000_000 })).errors?.[0]?.extensions.code).toBe('auth/revoked');
  expect((await pay()).errors).toBeUndefined();
  revoked = { disabled: true, validAfter: 0, isStaff: false };
  expect((await pay()).errors?.[0]?.extensions.code).toBe('auth/revoked');
});

test('a revoked sign-in is rejected for a write, a personal read and a public read', async () => {
  revoked = { disabled: false, validAfter: Date.now() / 1000, isStaff: false };
  const person = { muid: uuidv7(), firebaseUid: 'reset' };
  for (const query of ['mutation { offer(list: []) }', '{ whoami }', '{ thing { price } }']) {
    expect((await service.graphql(query, {}, person)).errors?.[0]?.extensions).toMatchObject({ code: 'auth/revoked', status: 401 });
  }
  expect((await service.graphql('{ thing { price } }')).errors).toBeUndefined();
});

test('an old token of a person who is no longer staff is rejected', async () => {
  const pay = () => service.graphql('mutation { pay }', {}, { muid, roles: ['staff'] });
  revoked = { disabled: false, validAfter: 0, isStaff: true };
  expect((await pay()).data.pay).toBe(true);
  revoked = { disabled: false, validAfter: 0, isStaff: false };
  expect((await pay()).errors?.[0]?.extensions).toMatchObject({ code: 'auth/revoked', status: 401 });
});

test('while the identity provider is away only money is rejected', async () => {
  revoked = new Error('unreachable');
  const person = { muid, firebaseUid: 'unknown so far' };
  expect((await service.graphql('mutation { pay }', {}, person)).errors?.[0]?.extensions).toMatchObject({
    ...{ code: 'auth/unavailable', status: 503 },
  });
  expect((await service.graphql('{ whoami }', {}, person)).data).toEqual({ whoami: muid });
  expect((await service.graphql('mutation { offer(list: []) }', {}, person)).data).toEqual({ offer: true });
});

test("without the gateway's signature a service returns 401, except for health, metrics and SDL", async () => {
  const post = { method: 'POST' as const, url: '/graphql', payload: { query: '{ thing { uuid } }' } };
  expect((await service.app.inject(post)).statusCode).toBe(401);
  for (const url of ['/health/live', '/health/ready', '/metrics', '/sdl']) expect((await service.app.inject({ url })).statusCode).toBe(200);
});

test('the SDL contains the stitching directives, ours, and one Query', async () => {
  const { body } = await service.app.inject({ url: '/sdl' });
  expect(body).toContain('directive @merge');
  expect(body).toContain('directive @personal');
  expect(body).toContain('_things(uuids: [ID!]!): [Thing]! @merge(keyField: "uuid")');
  expect(body.match(/type Query/g)).toHaveLength(1);
  expect(body.match(/type Mutation/g)).toHaveLength(1);
});

test('a valid request id is returned, an invalid one is replaced', async () => {
  const response = await service.app.inject({ url: '/health/live', headers: { 'x-request-id': 'abc-12345678' } });
  expect(response.headers['x-request-id']).toBe('abc-12345678');
  const replaced = await service.app.inject({ url: '/health/live', headers: { 'x-request-id': 'two\nlines {}' } });
  expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
