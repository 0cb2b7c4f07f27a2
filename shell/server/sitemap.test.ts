import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildShell } from './app.ts';
import { type FakeGateway, route, startGateway, temporaryFolder, testEnv, writePointer, writeRelease } from './testing.ts';

let app: FastifyInstance;
let gateway: FakeGateway;
let folder: string;

beforeAll(async () => {
  gateway = await startGateway();
  folder = await temporaryFolder();
  const routes = [
    route('home', '/', { render: 'server' }),
    route('detail', '/store/:id', { render: 'server' }),
    route('cart', '/cart'),
    route('site', '/about', { host: 'site', render: 'server' }),
  ];
  await writePointer(folder, { 'mf-store': await writeRelease(folder, 'mf-store', '1', { routes }) });
});
beforeEach(async () => {
  gateway.requests.length = 0;
  app = await buildShell(testEnv(folder, { GATEWAY_URL: gateway.url }));
});
afterAll(() => void gateway.server.close());

const work = (uuid: string, category: string) => ({ uuid, category, updated_at: '2026-11-20T09:00:00.000Z' });
const answer = (totalCount: number, list: unknown[]) => ({ data: { findStore: { totalCount, list } } });
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);

test('the index names the pages and a file for each thousand works', async () => {
  gateway.answer = answer(1_001, []);
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(locations(body)).toEqual(['pages', 'works-1', 'works-2'].map((file) => `http://localhost:3000/sitemap/${file}.xml`));
  await app.close();
});

test('pages are those that the server draws, each with its address in every language', async () => {
  const { body } = await app.inject('/sitemap/pages.xml');
  expect(locations(body)).toEqual(['http://localhost:3000/']);
  expect(body).toContain('<xhtml:link rel="alternate" hreflang="ja-JP" href="http://localhost:3000/ja-JP"/>');
  await app.close();
});

test('works are named with the day they changed, adult ones are not, and asking again asks nobody', async () => {
  gateway.answer = answer(2, [work('a', 'normal-age'), work('b', 'boy-r18')]);
  const { body } = await app.inject('/sitemap/works-1.xml');
  expect(locations(body)).toEqual(['http://localhost:3000/store/a']);
  expect(body).toContain('<lastmod>2026-11-20</lastmod>');
  await app.inject('/sitemap/works-1.xml');
  expect(gateway.requests).toHaveLength(1);
  await app.close();
});

test('a gateway that is away makes no empty sitemap: a search engine comes again', async () => {
  gateway.answer = { errors: [{ message: 'service/unavailable' }] };
  expect((await app.inject('/sitemap/works-1.xml')).statusCode).toBe(500);
  gateway.answer = answer(1, [work('a', 'normal-age')]);
  expect((await app.inject('/sitemap/works-1.xml')).statusCode).toBe(200);
  await app.close();
});

test('robots are told where the sitemap is, and to leave a person’s own pages in every language', async () => {
  const { body } = await app.inject('/robots.txt');
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  const closed = (address: string) => body.split('\n').some((rule) => rule === `Disallow: ${address}`);
  expect(['/my-game', '/ja-JP/cart', '/de-DE/lobby', '/zh-TW/sign-in', '/th-TH/set-app', '/graphql'].filter((one) => !closed(one))).toEqual([]);
  expect(['/', '/store', '/ja-JP', '/ja-JP/store'].filter(closed)).toEqual([]);
  await app.close();
});
