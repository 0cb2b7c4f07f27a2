import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { LOCALES } from '@meowtale/contracts/locales';
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

const work = (uuid: string) => ({ uuid, updated_at: '2026-11-20T09:00:00.000Z' });
const answer = (totalCount: number, list: unknown[], endCursor: string | null = null) => ({
  data: { findStore: { totalCount, list, pageInfo: { hasNextPage: endCursor !== null, endCursor } } },
});
/** Responds to queries for the works `0` to `total - 1`; the cursor of one is the number of the next. */
function serveWorks(total: number): void {
  gateway.answer = (body: string) => {
    const { q } = (JSON.parse(body) as { variables: { q: { after: string | null; pageSize: number } } }).variables;
    const from = Number(q.after ?? 0);
    const end = Math.min(from + q.pageSize, total);
    const list = Array.from({ length: end - from }, (_, at) => work(String(from + at)));
    return answer(total, list, end < total ? String(end) : null);
  };
}
const queries = () => gateway.requests.map(({ body }) => (JSON.parse(body) as { variables: { q: Record<string, unknown> } }).variables.q);
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
const tongues = (xml: string) => [...xml.matchAll(/hreflang="(.*?)"/g)].map((match) => match[1]);

test('the index lists the pages, and a file per language for each thousand works', async () => {
  gateway.answer = answer(1_001, []);
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const files = LOCALES.flatMap((locale) => [`${locale}/works-1`, `${locale}/works-2`]);
  expect(locations(body)).toEqual(['pages', ...files].map((file) => `http://localhost:3000/sitemap/${file}.xml`));
  await app.close();
});

test('pages are the server-rendered ones: an entry in every language, each with all others and the default', async () => {
  const { body } = await app.inject('/sitemap/pages.xml');
  expect(locations(body).toSorted()).toEqual(
    LOCALES.map((locale) => `http://localhost:3000/${locale === 'en-US' ? '' : locale}`).toSorted(),
  );
  expect(tongues(body)).toEqual(LOCALES.flatMap(() => [...LOCALES, 'x-default']));
  expect(body).toContain('<xhtml:link rel="alternate" hreflang="ja-JP" href="http://localhost:3000/ja-JP"/>');
  expect(body).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="http://localhost:3000/"/>');
  await app.close();
});

test('works have the day of their last change, adult ones are left out, and other languages need no further query', async () => {
  gateway.answer = answer(1, [work('a')]);
  const { body } = await app.inject('/sitemap/en-US/works-1.xml');
  expect(locations(body)).toEqual(['http://localhost:3000/store/a']);
  expect(body).toContain('<lastmod>2026-11-20</lastmod>');
  const korean = await app.inject('/sitemap/ko-KR/works-1.xml');
  expect(locations(korean.body)).toEqual(['http://localhost:3000/ko-KR/store/a']);
  expect(queries()).toEqual([expect.objectContaining({ after: null, categories: ['normal-age', 'girl-gl'] })]);
  for (const nowhere of ['/sitemap/xx/works-1.xml', '/sitemap/xx-XX/works-1.xml', '/sitemap/en-US/works-2.xml']) {
    const missing = await app.inject(nowhere);
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    const extensions = { code: '404', status: 404, requestId: expect.stringMatching(/^[A-Za-z0-9-]{8,64}$/) };
    expect(missing.json()).toEqual({ errors: [{ message: '404', extensions }] });
  }
  await app.close();
});

test('a file whose begin isn’t known yet can be requested again later, and is then read in ten queries', async () => {
  serveWorks(3_001);
  const early = await app.inject('/sitemap/en-US/works-3.xml');
  expect([early.statusCode, early.headers['retry-after'], early.headers['cache-control']]).toEqual([503, '60', 'no-store']);
  const once = async (file: number) => {
    let found = early;
    while (found.statusCode === 503) {
      // The walk needs the network's turn, which injected requests don't leave.
      await setImmediate();
      found = await app.inject(`/sitemap/en-US/works-${file}.xml`);
    }
    return locations(found.body);
  };
  expect([(await once(3)).length, (await once(3))[0]]).toEqual([1_000, 'http://localhost:3000/store/2000']);
  // One counts the works. The walk in the background has its own id.
  expect(gateway.requests.filter(({ headers }) => headers['x-request-id'] !== 'sitemap-walk')).toHaveLength(11);
  expect(await once(4)).toEqual(['http://localhost:3000/store/3000']);
  for (const after of [5, 9999]) expect((await app.inject(`/sitemap/en-US/works-${after}.xml`)).statusCode).toBe(404);
  expect(queries().filter(({ page }) => page !== undefined)).toEqual([]);
  await app.close();
});

test('an unreachable gateway makes no empty sitemap, so that a search engine retries', async () => {
  gateway.answer = { errors: [{ message: 'service/unavailable' }] };
  for (const url of ['/sitemap.xml', '/sitemap/en-US/works-1.xml']) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
  }
  gateway.answer = answer(1, [work('a')]);
  expect((await app.inject('/sitemap/en-US/works-1.xml')).statusCode).toBe(200);
  await app.close();
});

test('robots.txt names the sitemap, and excludes personal pages in every language', async () => {
  const { body } = await app.inject('/robots.txt');
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  const closed = (address: string) => body.split('\n').some((rule) => rule === `Disallow: ${address}`);
  expect(
    ['/my-game', '/fr-FR/account', '/ko-KR/hosted', '/ja-JP/cart', '/de-DE/lobby', '/zh-TW/sign-in', '/th-TH/set-app', '/graphql'].filter(
      (one) => !closed(one),
    ),
  ).toEqual([]);
  expect(['/', '/store', '/ja-JP', '/ja-JP/store'].filter(closed)).toEqual([]);
  await app.close();
});
