import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { diskStorage } from '@meowtale/releases';
import type { FastifyInstance } from 'fastify';
import { buildShell } from './app.ts';
import { planOf, route, temporaryFolder, testEnv, writePointer, writeRelease } from './testing.ts';

let app: FastifyInstance;
let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  await writePointer(folder, {
    shell: await writeRelease(folder, 'shell', '1', { routes: [route('sign-in', '/sign-in')] }),
    'mf-news': await writeRelease(folder, 'mf-news', '1', { routes: [route('news', '/news')] }),
  });
  app = await buildShell(testEnv(folder));
});
afterEach(() => app.close());

const get = (url: string) => app.inject({ url, headers: { host: 'localhost:3000' } });
const damage = () => diskStorage(folder).replace('mf-news/1/slice.json', '{}');

test('a slice that was damaged before the start makes unknown addresses 503, which its tabs show as a card', async () => {
  await damage();
  for (const url of ['/news', '/nowhere']) {
    const page = await get(url);
    expect([page.statusCode, page.headers['retry-after'], planOf(page.body).isIncomplete]).toEqual([503, '60', true]);
  }
  expect((await get('/sign-in')).statusCode).toBe(200);
});

test('a slice that is damaged by its next release stays with its routes, as 503, and other addresses are 404', async () => {
  expect((await get('/news')).statusCode).toBe(200);
  await writePointer(folder, {
    shell: await writeRelease(folder, 'shell', '1', { routes: [route('sign-in', '/sign-in')] }),
    'mf-news': await writeRelease(folder, 'mf-news', '2', { routes: [route('news', '/news')] }),
  });
  await diskStorage(folder).replace('mf-news/2/slice.json', '{}');
  const page = await get('/news');
  const { slices, routes } = planOf(page.body);
  expect([page.statusCode, page.headers['retry-after'], slices, routes.map(({ id }) => id)]).toEqual([
    ...[503, '60', []],
    ['sign-in', 'news'],
  ]);
  expect((await get('/nowhere')).statusCode).toBe(404);
});

test('a whole site has 404 for unknown addresses', async () => {
  const page = await get('/nowhere');
  expect([page.statusCode, planOf(page.body).isIncomplete]).toEqual([404, false]);
});
