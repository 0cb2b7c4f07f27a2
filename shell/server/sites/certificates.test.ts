import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildShell } from '../app.ts';
import { type FakeGateway, startGateway, temporaryFolder, testEnv } from '../testing.ts';

let gateway: FakeGateway;
let first: FastifyInstance;
let sites: FastifyInstance;

beforeAll(async () => {
  gateway = await startGateway();
  const env = testEnv(await temporaryFolder(), { GATEWAY_URL: gateway.url });
  first = await buildShell(env);
  sites = await buildShell(env, first);
});
beforeEach(() => {
  gateway.requests.length = 0;
  gateway.answer = { data: { findWebsiteNameByDomain: null } };
});
afterAll(async () => {
  await first.close();
  gateway.server.close();
});

const allowed = (query: string, remoteAddress = '192.0.2.1') =>
  sites.inject({ url: `/certificates/allowed${query}`, headers: { host: 'shell:3006' }, remoteAddress });

test('a certificate is allowed for the verified domain of a public site, and for no other domain', async () => {
  gateway.answer = { data: { findWebsiteNameByDomain: 'lamp' } };
  const known = await allowed('?domain=lamp.example');
  expect([known.statusCode, known.headers['cache-control']]).toEqual([200, 'no-store']);
  gateway.answer = { data: { findWebsiteNameByDomain: null } };
  expect((await allowed('?domain=other.example')).statusCode).toBe(404);
  const domains = gateway.requests.map(({ body }) => JSON.parse(body).variables.domain);
  expect(domains).toEqual(['lamp.example', 'other.example']);
});

test.each([
  '',
  '?domain=',
  '?domain=a.example&domain=b.example',
  '?domain=nodots',
  '?domain=192.0.2.7',
  '?domain=s-lamp.localhost',
  `?domain=${'a'.repeat(250)}.example`,
])('none is allowed for %j, without a query', async (query) => {
  expect((await allowed(query)).statusCode).toBe(404);
  expect(gateway.requests).toEqual([]);
});

test('during an outage the proxy gets 503, and may try again', async () => {
  gateway.answer = { errors: [{ extensions: { code: 'service/unavailable' } }] };
  const { statusCode, headers } = await allowed('?domain=unknown-yet.example');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
});

test('an address that sends too many is limited, and another one isn’t', async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 601; sent += 1) statuses.add((await allowed('?domain=nodots', '198.51.100.4')).statusCode);
  expect([...statuses]).toEqual([404, 429]);
  expect((await allowed('?domain=nodots', '198.51.100.5')).statusCode).toBe(404);
});

test('the shell’s own port has no such address', async () => {
  const { statusCode } = await first.inject({ url: '/certificates/allowed?domain=lamp.example', headers: { host: 'localhost:3000' } });
  expect(statusCode).not.toBe(200);
});
