import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testToken, waitFor } from '@meowtale/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { type Stack, startStack } from '../test-stack.ts';

const LIMITS = { OPERATIONS_PER_MINUTE: 30, FILES_PER_MINUTE: 5, WEBHOOKS_PER_MINUTE: 5, REGISTRATIONS_PER_HOUR: 2 };
/** Far more than any limit here allows, also on a slow machine. */
const MOST_ASKED = 100;
const NOWHERE = 'nats://127.0.0.1:1';
let stack: Stack;
let second: FastifyInstance;

beforeAll(async () => {
  stack = await startStack({
    changes: LIMITS,
    catalogRoutes: (app, tools) => {
      app.post('/files/part', { preHandler: tools.requireGateway }, async () => ({}));
    },
  });
  second = await stack.secondGateway();
  await waitFor(async () => (await sharing(stack.gateway)) && (await sharing(second)));
});
afterAll(async () => {
  await second?.close();
  await stack?.close();
});

const sharing = async (gateway: FastifyInstance): Promise<boolean> => (await gateway.inject('/health/ready')).json().limitsShared;

interface Asked {
  token?: string;
  ip?: string;
  payload?: string | object;
  url?: string;
}

async function ask(gateway: FastifyInstance, { token, ip = '10.0.0.1', payload = { query: '{ wallet }' }, url = '/graphql' }: Asked) {
  const headers = { 'content-type': 'application/json', 'accept-version': 'v2', 'x-forwarded-for': ip };
  return gateway.inject({ method: 'POST', url, headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) }, payload });
}
const statusOf = async (gateway: FastifyInstance, request: Asked) => (await ask(gateway, request)).statusCode;

/** Asks so often that the budget is spent. Returns how many were answered before the first 429. */
async function spend(gateway: FastifyInstance, requestAt: (index: number) => Asked): Promise<number> {
  for (let count = 0; count < MOST_ASKED; count += 1) if ((await statusOf(gateway, requestAt(count))) === 429) return count;
  return MOST_ASKED;
}

test('what a person spends at one gateway is spent at the other, with any of their sign-ins and from any address', async () => {
  const muid = randomUUID();
  const [phone, desk] = [await testToken({ muid, authTime: 1_700_000_000 }), await testToken({ muid, authTime: 1_700_000_100 })];
  expect(await spend(stack.gateway, () => ({ token: phone }))).toBeLessThan(MOST_ASKED);
  await waitFor(async () => (await statusOf(second, { token: desk, ip: '10.9.9.9' })) === 429);
  const response = await ask(second, { token: desk, ip: '10.9.9.9' });
  expect(response.json().errors[0].extensions).toMatchObject({ code: 'gateway/rate-limited', status: 429 });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusOf(second, { token: await testToken({ muid: randomUUID() }) })).toBe(200);
});

test('the 2^64 addresses of one /64 are one guest at both gateways, another network is another', async () => {
  expect(await spend(stack.gateway, (index) => ({ ip: `2001:db8:7:7::${index + 1}` }))).toBeLessThan(MOST_ASKED);
  await waitFor(async () => (await statusOf(second, { ip: '2001:db8:7:7:ffff::' })) === 429);
  expect(await statusOf(second, { ip: '2001:db8:7:8::1' })).toBe(200);
});

test.each<[string, Asked['payload']]>([
  ['isn’t GraphQL', { query: '{ wallet' }],
  ['isn’t JSON', '{'],
  ['is too large', { query: `{ ${Array.from({ length: 16 }, (_none, index) => `a${index}: wallet`).join(' ')} }` }],
  ['asks for what doesn’t exist', { query: '{ wallett }' }],
])('a request that %s counts as well', async (what, payload) => {
  const ip = `10.1.0.${what.length}`;
  expect(await spend(stack.gateway, () => ({ ip, payload }))).toBeLessThan(MOST_ASKED);
  expect(await spend(stack.gateway, () => ({ ip }))).toBeLessThan(10);
});

test('invalid tokens share the budget of their address’ guests', async () => {
  const token = (index: number) => `e30.${Buffer.from(JSON.stringify({ sub: `nobody-${index}` })).toString('base64url')}.x`;
  expect(await spend(stack.gateway, (index) => ({ ip: '10.2.0.1', token: token(index) }))).toBeLessThan(MOST_ASKED);
  expect(await spend(stack.gateway, () => ({ ip: '10.2.0.1' }))).toBeLessThan(10);
});

test.each(['/files/part', '/webhooks/sandbox'])('requests to %s are limited at both gateways', async (url) => {
  const request = { url, ip: '10.3.0.1', payload: {} };
  expect(await spend(stack.gateway, () => request)).toBeLessThan(MOST_ASKED);
  await waitFor(async () => (await statusOf(second, request)) === 429);
});

test('newcomers of a network are counted once at both gateways', async () => {
  const newcomers = await Promise.all(['one', 'two', 'three'].map((firebaseUid) => testToken({ firebaseUid })));
  const [one = '', two = '', three = ''] = newcomers;
  const ip = '2001:db8:9::1';
  expect([await statusOf(stack.gateway, { token: one, ip }), await statusOf(stack.gateway, { token: two, ip })]).toEqual([200, 200]);
  await waitFor(async () => (await statusOf(second, { token: three, ip: '2001:db8:9::2' })) === 429);
  expect(await statusOf(second, { token: two, ip })).toBe(200);
});

test('without NATS a gateway answers, and counts by itself', async () => {
  const alone = await stack.secondGateway({ NATS_URL: NOWHERE });
  const token = await testToken({ muid: randomUUID() });
  expect(await sharing(alone)).toBe(false);
  expect(await statusOf(alone, { token })).toBe(200);
  expect(await spend(alone, () => ({ token }))).toBeLessThan(MOST_ASKED);
  expect(await statusOf(stack.gateway, { token })).toBe(200);
  await alone.close();
});
