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

test('a shared link that leads nowhere is 404, one that does is a page', async () => {
  expect(await statusWhen({ data: { findAppShare: { kind: 'ink' } } })).toBe(200);
  expect(await statusWhen({ data: { findAppShare: null } })).toBe(404);
  expect(await statusWhen(refusedWith('input/invalid'))).toBe(404);
});

test('the tab draws the page of the slice, which says why, and search engines leave it out', async () => {
  const { body } = await pageWhen({ data: { findAppShare: null } });
  expect(planOf(body)).toMatchObject({ status: 404, ownWords: true });
  expect(body).toContain('<meta name="robots" content="noindex">');
});

test('while nobody can be asked the page goes out all the same, as 503', async () => {
  expect(await statusWhen(refusedWith('service/unavailable'))).toBe(503);
  expect(await statusWhen('no answer')).toBe(503);
});
