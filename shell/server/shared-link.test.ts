import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildShell } from './app.ts';
import { type FakeGateway, planOf, route, startGateway, temporaryFolder, testEnv, writePointer, writeRelease } from './testing.ts';

let app: FastifyInstance;
let gateway: FakeGateway;

beforeAll(async () => {
  gateway = await startGateway();
  const folder = await temporaryFolder();
  await writePointer(folder, {
    shell: await writeRelease(folder, 'shell', '1'),
    'mf-store': await writeRelease(folder, 'mf-store', '1', { routes: [route('shared', '/shared/:token')] }),
  });
  app = await buildShell(testEnv(folder, { GATEWAY_URL: gateway.url }));
});
afterAll(async () => {
  await app.close();
  gateway.server.close();
});

async function pageWhen(answer: unknown) {
  gateway.answer = answer;
  return app.inject({ url: '/shared/some-word', headers: { host: 'localhost:3000' } });
}

const statusWhen = async (answer: unknown): Promise<number> => (await pageWhen(answer)).statusCode;

const refusedWith = (code: string) => ({ data: { findAppShare: null }, errors: [{ extensions: { code } }] });

test('an invalid shared link is 404, a valid one is a page', async () => {
  expect(await statusWhen({ data: { findAppShare: { kind: 'ink' } } })).toBe(200);
  expect(await statusWhen({ data: { findAppShare: null } })).toBe(404);
  expect(await statusWhen(refusedWith('input/invalid'))).toBe(404);
});

test('the tab renders the slice’s page, which explains the 404, and search engines don’t index it', async () => {
  const { body } = await pageWhen({ data: { findAppShare: null } });
  expect(planOf(body)).toMatchObject({ status: 404, ownWords: true });
  expect(body).toContain('<meta name="robots" content="noindex">');
});

test('while the gateway is down the page is sent as 503', async () => {
  expect(await statusWhen(refusedWith('service/unavailable'))).toBe(503);
  expect(await statusWhen('no answer')).toBe(503);
});
