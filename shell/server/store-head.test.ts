import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildShell } from './app.ts';
import { type FakeGateway, headListing, route, startGateway, temporaryFolder, testEnv, writePointer, writeRelease } from './testing.ts';

let app: FastifyInstance;
let gateway: FakeGateway;

beforeAll(async () => {
  gateway = await startGateway();
  const folder = await temporaryFolder();
  await writePointer(folder, {
    shell: await writeRelease(folder, 'shell', '1'),
    'mf-store': await writeRelease(folder, 'mf-store', '1', { routes: [route('detail', '/store/:id')] }),
  });
  app = await buildShell(testEnv(folder, { GATEWAY_URL: gateway.url }));
});
afterAll(async () => {
  await app.close();
  gateway.server.close();
});

async function pageOf(listing: unknown, url = '/store/7'): Promise<string> {
  gateway.requests.length = 0;
  gateway.answer = { data: { findStore: { list: [listing] } } };
  return (await app.inject({ url, headers: { host: 'localhost:3000' } })).body;
}

function linkedData(html: string): Record<string, unknown> {
  return JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
}

test('a listing has its title, description, picture and price in the head', async () => {
  const html = await pageOf(headListing());
  expect(html).toContain('<title>Nine Cats of Osaka · Meowtale</title>');
  expect(html).toContain('<meta property="og:description" content="A recipe has gone missing.">');
  expect(html).toContain('<meta property="og:image" content="http://files.localhost:3002/c.jpg">');
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/store/7">');
  expect(linkedData(html)).toMatchObject({
    '@type': 'Product',
    name: 'Nine Cats of Osaka',
    offers: { price: '2.40', priceCurrency: 'USD' },
  });
});

test.each([
  ['A Meowtale Night', 'A Meowtale Night · Meowtale'],
  ['המגדלור (2)', '\u2068המגדלור (2)\u2069 · Meowtale'],
])('a listing called %s has the title that its tab has', async (name, title) => {
  const [info] = headListing().store_info;
  expect(await pageOf(headListing({ store_info: [{ ...info, name }] }))).toContain(`<title>${title}</title>`);
});

test('a listing without texts has the product’s name as its title, once', async () => {
  expect(await pageOf(headListing({ store_info: [] }))).toContain('<title>Meowtale</title>');
});

test('the head of an adult work has neither brief nor cover, because crawlers and link previews confirm no age', async () => {
  const html = await pageOf(headListing({ category: 'girl-r18' }));
  expect(html).toContain('<title>Nine Cats of Osaka · Meowtale</title>');
  expect(html).not.toMatch(/A recipe has gone missing|c\.jpg|og:image/);
  expect(linkedData(html)).toBeNull();
});

test('a running discount is in the price, floored; another is not', async () => {
  const activity = (state: number) => ({
    store_price: [{ country: 'us', meowcent: 499 }],
    store_activity: { state, percentage_discount: 33 },
  });
  expect(linkedData(await pageOf(headListing(activity(2)))).offers).toMatchObject({ price: '3.35' });
  expect(linkedData(await pageOf(headListing(activity(1)))).offers).toMatchObject({ price: '4.99' });
});

test('a running discount has the price before it and its last day; without one there is neither', async () => {
  const activity = (state: number) => ({
    store_price: [{ country: 'us', meowcent: 499 }],
    store_activity: { state, percentage_discount: 33, ended_at: '2026-12-01T00:00:00.000Z' },
  });
  const specification = { '@type': 'UnitPriceSpecification', priceType: 'https://schema.org/StrikethroughPrice' };
  expect(linkedData(await pageOf(headListing(activity(2)))).offers).toMatchObject({
    price: '3.35',
    priceValidUntil: '2026-11-30',
    priceSpecification: { ...specification, price: '4.99', priceCurrency: 'USD' },
  });
  const plain = linkedData(await pageOf(headListing(activity(3)))).offers;
  expect(plain).not.toHaveProperty('priceSpecification');
  expect(plain).not.toHaveProperty('priceValidUntil');
});

test('a work with a price that the buyer chooses has no offer', async () => {
  expect(linkedData(await pageOf(headListing({ auth_type: 2 })))).not.toHaveProperty('offers');
});

test('texts are in the page’s language where they exist', async () => {
  const [info] = headListing().store_info;
  const html = await pageOf(headListing({ store_info: [info, { ...info, language: 'zh-TW', name: '大阪九貓' }] }), '/zh-TW/store/7');
  expect(html).toContain('<title>大阪九貓 · Meowtale</title>');
});

test('another variant of the page’s language precedes the work’s default, as on the page', async () => {
  const [info] = headListing().store_info;
  const html = await pageOf(headListing({ store_info: [info, { ...info, language: 'zh-TW', name: '大阪九貓' }] }), '/zh-CN/store/7');
  expect(html).toContain('<title>大阪九貓 · Meowtale</title>');
});

test('the query is sent as a guest, by its registered hash', async () => {
  await pageOf(headListing());
  const [request] = gateway.requests;
  expect(request?.headers).toMatchObject({ 'accept-version': 'v2' });
  expect(request?.headers).not.toHaveProperty('authorization');
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    variables: { id: '7' },
    extensions: { persistedQuery: { sha256Hash: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  });
});
