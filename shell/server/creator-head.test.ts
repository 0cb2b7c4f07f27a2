import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildShell } from './app.ts';
import { type FakeGateway, route, startGateway, temporaryFolder, testEnv, writePointer, writeRelease } from './testing.ts';

const UUID = '0198f6d2-0000-7000-8000-0000000000a2';
let app: FastifyInstance;
let gateway: FakeGateway;

beforeAll(async () => {
  gateway = await startGateway();
  const folder = await temporaryFolder();
  await writePointer(folder, {
    shell: await writeRelease(folder, 'shell', '1'),
    'mf-store': await writeRelease(folder, 'mf-store', '1', { routes: [route('creator', '/creator/:uuid')] }),
  });
  app = await buildShell(testEnv(folder, { GATEWAY_URL: gateway.url }));
});
afterAll(async () => {
  await app.close();
  gateway.server.close();
});

function pageOf(list: unknown, uuid = UUID) {
  gateway.requests.length = 0;
  gateway.answer = { data: { findUserPublic: { list } } };
  return app.inject({ url: `/creator/${uuid}`, headers: { host: 'localhost:3000' } });
}

test('a creator’s name, brief and picture are in the head', async () => {
  const head = { url: 'http://files.localhost:3002/h.jpg', width: 120, height: 120 };
  const { statusCode, body } = await pageOf([{ uuid: UUID, nickname: 'Lamplight', brief: 'Writes by the harbour.', head }]);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Lamplight · Meowtale</title>');
  expect(body).toContain('<meta property="og:description" content="Writes by the harbour.">');
  expect(body).toContain('<meta property="og:image" content="http://files.localhost:3002/h.jpg">');
  expect(body).toContain(`<link rel="canonical" href="http://localhost:3000/creator/${UUID}">`);
});

test('the title of a creator whose name has the product’s name can’t pass for ours', async () => {
  const { body } = await pageOf([{ uuid: UUID, nickname: 'Meowtale Support', brief: '', head: null }]);
  expect(body).toContain('<title>Meowtale Support · Meowtale</title>');
});

test('an unknown uuid is 404, and an invalid one is so without a query', async () => {
  expect((await pageOf([])).statusCode).toBe(404);
  expect(gateway.requests).toHaveLength(1);
  expect((await pageOf([], 'lamplight')).statusCode).toBe(404);
  expect(gateway.requests).toHaveLength(0);
});

test('while the gateway is down the page is sent as 503', async () => {
  const { statusCode, headers, body } = await pageOf('none of this is a list');
  expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
  expect(body).not.toMatch(/og:image|name="robots"/);
});
