import { get as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildShell } from '../app.ts';
import { type FakeGateway, route, startGateway, temporaryFolder, testEnv, writePointer, writeRelease } from '../testing.ts';
import { cacheFresh } from './cache-fresh.ts';

let gateway: FakeGateway;
let folder: string;
let first: FastifyInstance;
let door: FastifyInstance;
let names = 0;

const SITE_ROUTES = [
  route('site', '/', { host: 'site', frame: 'bare', render: 'server' }),
  route('article', '/articles/:uuid', { host: 'site', frame: 'bare', render: 'server' }),
];
/** Queries the gateway as the slice's page does, and renders the response. */
const RENDER = `
  exports.shared = {};
  exports.render = async (input, createSlice) => {
    const body = JSON.stringify({ operationName: 'Drawn', variables: { ...input.alone.params, route: input.alone.route, locale: input.plan.locale } });
    const { data } = await (await fetch(input.gateway.url, { method: 'POST', body })).json();
    return { html: createSlice(input.plan.locale, data.findWebsitePublic), answers: { 1: { data: JSON.stringify(data) } } };
  };`;
const SLICE =
  "exports.createSlice = (locale, site) => '<main lang=' + locale + '>' + (site ? site.author.nickname : 'nothing') + '</main>';";

async function release(slice: string, version: string, previous: string | null = null) {
  const parts = { routes: SITE_ROUTES, server: 'server.js', styles: ['site.css'] };
  const files = (source: string) => ({ 'server.js': source, 'site.css': '/* ours */ .a { src: url(media/a.woff2) }' });
  const old = previous === null ? null : await writeRelease(folder, 'mf-website-builder', `${version}-before`, parts, files(previous));
  await writePointer(folder, {
    shell: await writeRelease(folder, 'shell', version, { server: 'server.js' }, { 'server.js': RENDER }),
    'mf-website-builder': { ...(await writeRelease(folder, 'mf-website-builder', version, parts, files(slice))), previous: old },
  });
}

beforeAll(async () => {
  gateway = await startGateway();
  folder = await temporaryFolder();
  const env = testEnv(folder, { GATEWAY_URL: gateway.url });
  first = await buildShell(env);
  door = await buildShell(env, first);
  await release(SLICE, '1');
});
beforeEach(() => {
  gateway.requests.length = 0;
  gateway.answer = { data: { findWebsitePublic: site() } };
});
afterAll(async () => {
  await first.close();
  gateway.server.close();
});

const store = (name: string, category = 'normal-age') => ({
  uuid: `of-${name}`,
  category,
  default_lang: 'en-US',
  released_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  store_info: [
    { language: 'en-US', name, brief: `Brief of ${name}`, data: { cover: { url: 'http://files/c.jpg', width: 1280, height: 720 } } },
    { language: 'ja-JP', name: `${name}の本`, brief: '', data: { cover: null } },
  ],
});
const module = (type: string, more: object = {}) => ({
  type,
  element: { title: '', description: '', avatar: null },
  list: [],
  links: [],
  gameInfo: null,
  ...more,
});
const article = { uuid: 'a1', headline: 'How <i>it</i> began', excerpt: 'On a ferry.', cover: null };
function site(more: object = {}) {
  return {
    name: `site-${names}`,
    address: `http://s-site-${names}.localhost:3006`,
    author: { nickname: 'Lamplight <b>' },
    updated_at: '2026-11-02T10:00:00.000Z',
    config: {
      language: 'en-US',
      modules: [
        module('profile', {
          element: { title: 'Lamp & </title>', description: 'Stories.\nAt night.', avatar: null },
          links: [{ url: 'https://example.com/' }],
        }),
        module('grid-card', {
          list: [
            { uid: 'ab12', store: store('Cats') },
            { uid: 'ab12', store: store('Salt', 'boy-bl') },
            { uid: null, store: null },
          ],
        }),
        module('game-info', { gameInfo: { uid: 'cd34', store: store('Cats') } }),
      ],
    },
    articles: [{ ...article, created_at: '2026-11-05T10:00:00.000Z', updated_at: '2026-11-06T10:00:00.000Z' }],
    ...more,
  };
}

/** Returns the name of a site that no test has requested yet. */
function another(more: object = {}): string {
  names += 1;
  gateway.answer = { data: { findWebsitePublic: site(more) } };
  return `site-${names}`;
}
const get = (name: string, url = '/', headers: Record<string, string> = {}) =>
  door.inject({ url, headers: { host: name.includes('.') ? name : `s-${name}.localhost:3006`, ...headers } });

describe('a page of a site', () => {
  test('contains the rendered HTML with its styles and head, and no script', async () => {
    const page = await get(another());
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<body><main lang=en-US>Lamplight <b></main></body>');
    expect(page.body).toContain('<style>body{margin:0}.a { src: url(http://localhost:3001/mf-website-builder/1/media/a.woff2) }</style>');
    expect(page.body.match(/<script/g)).toEqual(['<script']);
    expect(page.body).toContain('<title>Lamp &amp; &lt;/title&gt;</title>');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  test('describes itself to crawlers and link previews, without adult works', async () => {
    const { body } = await get(another());
    const address = `http://s-site-${names}.localhost:3006`;
    expect(body).toContain(`<link rel="canonical" href="${address}/">`);
    expect(body).toContain('<link rel="alternate" type="application/atom+xml" title="Lamp &amp; &lt;/title&gt;" href="/feed.xml">');
    expect(body).toContain('<link rel="alternate" type="application/rss+xml" title="Lamp &amp; &lt;/title&gt;" href="/rss.xml">');
    expect(body).toContain('<meta property="og:description" content="Stories. At night.">');
    expect(body).toContain('<meta property="og:image" content="http://files/c.jpg">');
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(data['@graph'].map((one: { '@type': string }) => one['@type'])).toEqual(['WebSite', 'ProfilePage', 'ItemList']);
    expect(data['@graph'][2].itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, url: 'http://localhost:3000/store/of-Cats', name: 'Cats' },
    ]);
    expect(body).not.toContain('Salt');
  });

  test('has the address and the texts of its article', async () => {
    const name = another({ article: { ...article, created_at: '2026-11-05T10:00:00.000Z' } });
    const { body, statusCode } = await get(name, '/articles/a1');
    expect(statusCode).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="http://s-${name}.localhost:3006/articles/a1">`);
    expect(body).toContain('<meta property="og:type" content="article">');
    expect(body).toContain('"@type":"BlogPosting"');
    expect(JSON.parse(gateway.requests.at(-1)?.body ?? '').variables).toMatchObject({ site: name, uuid: 'a1', route: 'article' });
  });

  test('is in the visitor’s language: from the address, else from their browser', async () => {
    const name = another();
    const [plain, browsers, addressed] = [
      await get(name),
      await get(name, '/', { 'accept-language': 'ja' }),
      await get(name, '/zh-TW', { 'accept-language': 'ja' }),
    ];
    expect([plain, browsers, addressed].map(({ headers }) => headers['content-language'])).toEqual(['en-US', 'ja-JP', 'zh-TW']);
    expect([browsers.headers.vary, addressed.headers.vary]).toEqual(['accept-encoding, accept-language', 'accept-encoding']);
    expect(browsers.body).toContain('Catsの本');
    expect(addressed.body).toContain(`<link rel="canonical" href="http://s-${name}.localhost:3006/">`);
  });

  test('is in the site’s own language where a visitor, as a crawler, asks for none of ours', async () => {
    const name = another({ config: { ...site().config, language: 'ja-JP' } });
    const pages = [
      await get(name),
      await get(name, '/', { 'accept-language': 'tlh' }),
      await get(name, '/', { 'accept-language': 'de' }),
      await get(name, '/en-US'),
    ];
    expect(pages.map(({ headers }) => headers['content-language'])).toEqual(['ja-JP', 'ja-JP', 'de-DE', 'en-US']);
    for (const part of ['<html lang="ja-JP">', '<meta property="og:locale" content="ja_JP">', 'Catsの本'])
      expect(pages[0]?.body).toContain(part);
    const renderings = gateway.requests.length;
    await get(name);
    expect(gateway.requests).toHaveLength(renderings);
  });

  test.each([
    ['without modules', [], true],
    ['with an empty profile', [module('profile')], true],
    ['with a work', [module('game-info', { gameInfo: { uid: 'cd34', store: store('Cats') } })], false],
  ])('%s is found by search engines only if it shows something', async (_what, modules, isHidden) => {
    const { statusCode, body } = await get(another({ config: { language: 'en-US', modules } }));
    expect([statusCode, body.includes('<meta name="robots" content="noindex">')]).toEqual([200, isHidden]);
    expect(body).toContain('rel="canonical"');
  });

  test('is rendered once for concurrent requests, cached briefly, and 304 for those who have it', async () => {
    const name = another();
    const pages = await Promise.all(Array.from({ length: 20 }, () => get(name)));
    expect(gateway.requests).toHaveLength(1);
    const etag = String(pages[0]?.headers.etag);
    const again = await get(name, '/', { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['cache-control']).toBe('public, max-age=5, stale-if-error=86400');
    const small = await get(name, '/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(pages[0]?.body);
  });

  test('that was renamed redirects to its new address', async () => {
    const name = another({ name: 'lamplight' });
    const moved = await get(name, '/ja-JP');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, 'http://s-lamplight.localhost:3006/ja-JP']);
  });

  test('is that of the requested host, whatever forwarded host is claimed', async () => {
    const [requested, other] = [another(), another()];
    const page = await get(requested, '/feed.xml', { 'x-forwarded-host': `s-${other}.localhost:3006` });
    expect(page.statusCode).toBe(200);
    await get(requested, '/', { 'x-forwarded-host': `s-${other}.localhost:3006` });
    expect(gateway.requests.map(({ body }) => JSON.parse(body).variables)).toMatchObject([{ name: requested }, { site: requested }]);
  });

  test('is not served at the shell’s own port', async () => {
    const moved = await first.inject({ url: '/x', headers: { host: 's-lamplight.localhost:3000' } });
    expect([moved.statusCode, moved.headers.location]).toEqual([308, 'http://s-lamplight.localhost:3006/']);
  });
});

describe('missing pages', () => {
  test.each([
    ['an unknown or hidden site', '/', 'nobody'],
    ['an address that a site hasn’t', '/nowhere', null],
    ['an address that can’t be decoded', '/%E0%A4%A', null],
  ])('%s is 404 and not indexed', async (_what, url, name) => {
    const requested = name ?? another();
    gateway.answer = { data: { findWebsitePublic: null } };
    const page = await get(requested, url);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    expect(page.body).not.toContain('canonical');
    expect(page.headers.etag).toBeDefined();
  });

  test('an address with a backslash, not normalized on its way, is 404', async () => {
    gateway.answer = { data: { findWebsitePublic: null } };
    await door.listen({ host: '127.0.0.1', port: 0 });
    const { port } = door.server.address() as AddressInfo;
    const headers = { host: `s-${another()}.localhost:3006` };
    const page = await new Promise<IncomingMessage>((resolve, reject) => {
      ask({ host: '127.0.0.1', port, path: '/\\', headers }, resolve).on('error', reject);
    });
    expect(await text(page)).toContain('<meta name="robots" content="noindex">');
    expect(page.statusCode).toBe(404);
  });

  test('an article that a site doesn’t show is 404', async () => {
    expect((await get(another({ article: null }), '/articles/a9')).statusCode).toBe(404);
  });

  test('accepts only GET, and proxies nothing to the gateway', async () => {
    const responses = await Promise.all(
      (['POST', 'DELETE'] as const).map((method) => door.inject({ method, url: '/graphql', headers: { host: 's-a.localhost' } })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(gateway.requests).toEqual([]);
  });
});

describe('a creator’s own domain', () => {
  test('shows the site for which it is verified, with it as the canonical address', async () => {
    const responses = [
      { data: { findWebsiteNameByDomain: 'lamp' } },
      { data: { findWebsitePublic: site({ name: 'lamp', address: 'http://lamp.example:3006' }) } },
    ];
    gateway.answer = () => responses.shift() ?? {};
    const page = await get('lamp.example:3006');
    gateway.answer = {};
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<link rel="canonical" href="http://lamp.example:3006/">');
    expect(JSON.parse(gateway.requests[0]?.body ?? '').variables).toEqual({ domain: 'lamp.example' });
  });

  test('has the site’s pages moved to it from our host, as long as it is verified', async () => {
    const name = another({ address: 'http://lamp.example:3006' });
    const moved = await get(name, '/ja-JP');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, 'http://lamp.example:3006/ja-JP']);
    expect(moved.headers['cache-control']).toBe('public, max-age=300');
    expect((await get(name, '/robots.txt')).statusCode).toBe(200);
  });

  test('that is unknown is queried once, and an invalid one never', async () => {
    gateway.answer = { data: { findWebsiteNameByDomain: null, findWebsitePublic: null } };
    for (const host of ['empty.example', 'empty.example', 'EMPTY.example', '192.0.2.1', 'nodots', 'evil.s-lamp.localhost']) {
      expect((await get(host)).statusCode).toBe(404);
    }
    const domains = gateway.requests.map(({ body }) => JSON.parse(body).variables.domain).filter(Boolean);
    expect(domains).toEqual(['empty.example', 'evil.s-lamp.localhost']);
  });
});

describe('while the gateway is down', () => {
  test('earlier pages are shown, and others return when to retry', async () => {
    const name = another();
    const before = await get(name);
    const alone = await startGateway();
    const env = testEnv(folder, { GATEWAY_URL: alone.url });
    const shell = await buildShell(env);
    const other = await buildShell(env, shell);
    alone.answer = gateway.answer;
    const ask = (of: string) => other.inject({ url: '/', headers: { host: `s-${of}.localhost` } });
    expect((await ask(name)).body).toBe(before.body);
    alone.server.closeAllConnections();
    await new Promise((resolve) => alone.server.close(resolve));
    const [known, unknown] = [await ask(name), await ask('never-seen')];
    expect([known.statusCode, known.body]).toEqual([200, before.body]);
    expect([unknown.statusCode, unknown.headers['retry-after'], unknown.headers['cache-control']]).toEqual([503, '10', 'no-store']);
    for (const url of ['/feed.xml', '/rss.xml', '/sitemap.xml', '/robots.txt']) {
      const { statusCode, headers } = await other.inject({ url, headers: { host: 's-never-seen.localhost' } });
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
    }
    for (const url of ['/', '/nowhere', '/feed.xml', '/favicon.svg', '/favicon.ico', '/health/live', '/health/ready', '/%E0%A4%A']) {
      const { headers } = await other.inject({ url, headers: { host: `s-${name}.localhost` } });
      expect({ url, ...headers }).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    }
    await shell.close();
  });

  test('values are created once at a time, cached while fresh, and reused while creation fails', async () => {
    let [now, made] = [0, 0];
    const keep = cacheFresh<number>({ freshMs: 10, retryMs: 5, patienceMs: 1, most: 2, isNothing: (thing) => thing < 0 }, () => now);
    const make = async () => ++made;
    const fail = () => Promise.reject(new Error('down'));
    expect(await Promise.all([keep('a', make), keep('a', make)])).toEqual([1, 1]);
    now = 11;
    expect(await keep('a', fail)).toBe(1);
    expect(await keep('a', make)).toBe(1);
    now = 17;
    expect(await keep('a', make)).toBe(2);
    await expect(keep('b', fail)).rejects.toThrow('down');
    for (const key of ['b', 'c']) await keep(key, make);
    expect(await keep('a', make)).toBe(5);
    now = 18;
    expect([await keep('a', make), await keep('a', make, 1)]).toEqual([5, 6]);
    now = 40;
    expect(await keep('a', () => new Promise(() => {}))).toBe(6);
    for (const key of ['x', 'y', 'z']) await keep(key, async () => -1);
    expect([await keep('c', fail), await keep('a', fail)]).toEqual([4, 6]);
  });
});

test('a page that a release can’t render is rendered by the previous one', async () => {
  await release("exports.createSlice = () => { throw new Error('broken'); };", '2', SLICE);
  const page = await get(another());
  expect([page.statusCode, page.body.includes('/mf-website-builder/2-before/media/')]).toEqual([200, true]);
  await release(SLICE, '3');
});

describe('files of a site', () => {
  test('a feed has its articles and works, the newest first', async () => {
    const name = another();
    const feed = await get(name, '/feed.xml');
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const entries = [...feed.body.matchAll(/<entry>.*?<\/entry>/gs)].map(([entry]) => entry);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toContain(`http://s-${name}.localhost:3006/articles/a1`);
    expect(entries[1]).toContain('http://localhost:3000/store/of-Cats?uid=');
    expect(entries[0]).toContain('How &lt;i&gt;it&lt;/i&gt; began');
    expect(feed.body).not.toContain('Salt');
    expect(feed.body).toContain(`<link rel="self" href="http://s-${name}.localhost:3006/feed.xml"/>`);
  });

  test('an RSS feed has the same entries', async () => {
    const name = another();
    const feed = await get(name, '/rss.xml');
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.body).toContain('<rss version="2.0"');
    expect(feed.body).toContain('<description>Stories.\nAt night.</description>');
    expect(feed.body).toContain(`<atom:link href="http://s-${name}.localhost:3006/rss.xml" rel="self" type="application/rss+xml"/>`);
    const items = [...feed.body.matchAll(/<item>.*?<\/item>/gs)].map(([item]) => item);
    expect(items).toHaveLength(2);
    expect(items[0]).toContain('<title><![CDATA[How &lt;i&gt;it&lt;/i&gt; began]]></title>');
    expect(items[0]).toContain(`<link>http://s-${name}.localhost:3006/articles/a1</link>`);
    expect(items[0]).toContain('<pubDate>Thu, 05 Nov 2026 10:00:00 GMT</pubDate>');
    expect(items[1]).toContain('<link>http://localhost:3000/store/of-Cats?uid=');
    expect(items[1]).toContain('<guid isPermaLink="false">urn:uuid:of-Cats</guid>');
    expect(feed.body).not.toContain('Salt');
  });

  test('a sitemap is served, and robots.txt names it', async () => {
    const name = another();
    const sitemap = await get(name, '/sitemap.xml');
    expect(sitemap.body).toContain(`<url><loc>http://s-${name}.localhost:3006/articles/a1</loc><lastmod>2026-11-06</lastmod></url>`);
    expect((await get(name, '/robots.txt')).body).toBe(`User-agent: *\nAllow: /\n\nSitemap: http://s-${name}.localhost:3006/sitemap.xml\n`);
  });

  test('an unknown site has none of them', async () => {
    gateway.answer = { data: { findWebsitePublic: null } };
    for (const file of ['/feed.xml', '/rss.xml', '/sitemap.xml', '/robots.txt']) expect((await get('no-site', file)).statusCode).toBe(404);
  });
});
