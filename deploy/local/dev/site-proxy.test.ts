import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sliceManifestSchema } from '@meowtale/contracts/releases';
import { createSiteProxy } from './site-proxy.ts';

let site: Server;
let proxy: Server;
let siteOrigin: string;
let received: { url: string; headers: IncomingMessage['headers']; body: string }[];
const origins = { own: '', site: '' };

const plan = {
  ...{ locale: 'en-US', status: 404, nonce: 'n0nce', slices: [], previews: [], routes: [], navigation: [], popups: {} },
  registeredOperationsOnly: false,
};
const PAGE = `<script type="application/json" id="plan">${JSON.stringify(plan)}</script>\n<div id="root"></div>\n<noscript></noscript>`;
const manifest = sliceManifestSchema.parse({
  ...{
    name: 'mf-store',
    version: 'development',
    navigation: [],
    popups: {},
    languages: ['en-US'],
    scripts: ['remoteEntry.js'],
    styles: [],
  },
  ...{ preload: [], globalName: 'mf_store_development', sizeBytes: 1 },
  routes: [{ id: 'gifts', pattern: '/gifts', frame: 'store', titles: { 'en-US': 'Gifts' } }],
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const end = (server: Server) => new Promise((resolve) => server.close(resolve).closeAllConnections());

beforeEach(async () => {
  received = [];
  site = createServer(async (incoming, response) => {
    received.push({ url: incoming.url ?? '', headers: incoming.headers, body: await text(incoming) });
    if (incoming.url?.startsWith('/graphql')) return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
    const policy = "script-src 'nonce-n0nce'; frame-src 'none'";
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'set-cookie': 'a=b; Domain=x.example; Path=/',
    };
    response.writeHead(404, headers).end(PAGE);
  });
  siteOrigin = await listen(site);
  Object.assign(origins, { site: siteOrigin });
  proxy = createSiteProxy({ origins, local: async () => ({ manifest, origin: 'http://localhost:20002' }), shown: () => {} });
  origins.own = await listen(proxy);
});
afterEach(async () => {
  await Promise.all([site, proxy].map(end));
});

test('a page has the local build, its status, its policy and this machine’s cookies', async () => {
  const response = await fetch(`${origins.own}/gifts`, { headers: { accept: 'text/html' } });
  const html = await response.text();
  expect([response.status, response.headers.get('set-cookie')]).toEqual([200, 'a=b; Path=/']);
  expect(response.headers.get('content-security-policy')).toBe("script-src 'nonce-n0nce' http://localhost:20002; frame-src 'none'");
  expect(html).toContain('"entry":"http://localhost:20002/remoteEntry.js"');
  expect(html).toContain('http://localhost:20002/client.js');
});

test('a call reaches the site with its body and the site’s origin, and comes back unchanged', async () => {
  const response = await fetch(`${origins.own}/graphql`, { method: 'POST', body: '{"query":"{ a }"}', headers: { origin: origins.own } });
  expect([response.status, await response.text()]).toEqual([200, '{"data":1}']);
  expect(received).toEqual([
    {
      url: '/graphql',
      body: '{"query":"{ a }"}',
      headers: expect.objectContaining({ origin: siteOrigin, host: new URL(siteOrigin).host }),
    },
  ]);
});

test('reports of releases and the service worker stay on this machine', async () => {
  const report = await fetch(`${origins.own}/release-reports`, { method: 'POST', body: '{}' });
  expect([report.status, (await fetch(`${origins.own}/sw.js`)).status]).toEqual([204, 404]);
  expect(received).toEqual([]);
});

/** Sends a request as no browser would, with its own host and path. */
function raw(path: string, host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request(origins.own, { path, headers: { host } }, (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  })
    .once('error', reject)
    .end();
  return promise;
}

test('another host’s name that leads to this machine is rejected', async () => {
  expect(await raw('/gifts', 'elsewhere.example')).toBe(421);
  expect(received).toEqual([]);
});

test('a path that begins with two slashes reaches the site, and an address as a path reaches nothing', async () => {
  const { host } = new URL(origins.own);
  expect(await raw('//elsewhere.example/graphql', host)).toBe(404);
  expect(received.map(({ url }) => url)).toEqual(['//elsewhere.example/graphql']);
  expect(await raw('http://elsewhere.example/', host)).toBe(400);
});

test('a site that can’t be reached is named', async () => {
  await end(site);
  const response = await fetch(`${origins.own}/gifts`);
  expect([response.status, await response.text()]).toEqual([502, expect.stringContaining(siteOrigin)]);
});
