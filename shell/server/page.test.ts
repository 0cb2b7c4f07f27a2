import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildShell } from './app.ts';
import {
  type FakeGateway,
  headListing,
  planOf,
  route,
  startGateway,
  temporaryFolder,
  testEnv,
  writePointer,
  writeRelease,
} from './testing.ts';

let app: FastifyInstance;
let gateway: FakeGateway;
let folder: string;

beforeAll(async () => {
  gateway = await startGateway();
  folder = await temporaryFolder();
  app = await buildShell(testEnv(folder, { GATEWAY_URL: gateway.url }));
});
beforeEach(async () => {
  gateway.requests.length = 0;
  gateway.answer = { data: { findStore: { list: [headListing()] } } };
  await writePointer(folder, {
    shell: await writeRelease(folder, 'shell', '1', { routes: [route('sign-in', '/sign-in'), route('design', '/design')] }),
    'mf-store': await writeRelease(folder, 'mf-store', '1', {
      routes: [route('home', '/'), route('detail', '/store/:id', { adultAware: true })],
      popups: { 'store.bill': { type: 'object' } },
    }),
  });
});
afterAll(async () => {
  await app.close();
  gateway.server.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { host: 'localhost:3000', ...headers } });

test('a page is compressed for clients that accept brotli, and plain for others', async () => {
  const small = await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['br', 'cookie, accept-language, accept-encoding']);
  expect(Number(small.headers['content-length'])).toBe(small.rawPayload.length);
  expect(planOf(brotliDecompressSync(small.rawPayload).toString()).locale).toBe('en-US');
  for (const encoding of ['gzip', 'br;q=0']) {
    const plain = await get('/', { 'accept-encoding': encoding });
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'cookie, accept-language, accept-encoding']);
    expect(planOf(plain.body).locale).toBe('en-US');
  }
});

test('only a page in a language whose font a machine may lack is hidden until it has loaded', async () => {
  expect((await get('/ja-JP/')).body).toContain("d('ね')===d('ぷ')");
  expect((await get('/zh-TW/')).body).toContain("d('這')===d('們')");
  expect((await get('/')).body).not.toContain('dataset;if(c)');
  expect((await get('/de-DE/')).body).not.toContain('dataset;if(c)');
});

describe('status', () => {
  test('a route of any slice is 200, anything else 404, without running any slice', async () => {
    expect((await get('/')).statusCode).toBe(200);
    const missing = await get('/nowhere');
    expect(missing.statusCode).toBe(404);
    expect(planOf(missing.body).status).toBe(404);
  });

  test('an address that can’t be decoded is 404', async () => {
    const missing = await get('/nowhere/%E0%A4%A');
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(planOf(missing.body).status).toBe(404);
  });

  test('an unknown listing is 404', async () => {
    gateway.answer = { data: { findStore: { list: [] } } };
    expect((await get('/store/7')).statusCode).toBe(404);
  });

  test('a listing is served as 503 during an outage: crawlers keep their data and retry', async () => {
    gateway.answer = { errors: [{ message: 'service/unavailable', extensions: { code: 'service/unavailable' } }], data: null };
    const page = await get('/store/7');
    expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '60', 'no-store']);
    expect(page.body).toContain('<title>Title of detail · Meowtale</title>');
    expect(page.body).not.toMatch(/name="robots"|rel="canonical"|hreflang/);
    expect(planOf(page.body).status).toBe(503);
  });

  test('a listing whose id is rejected is 404', async () => {
    gateway.answer = { errors: [{ message: 'input/invalid', extensions: { code: 'input/invalid' } }], data: null };
    expect((await get('/store/7')).statusCode).toBe(404);
  });

  test('a work of an adult category is marked in the plan', async () => {
    gateway.answer = { data: { findStore: { list: [headListing({ category: 'boy-bl' })] } } };
    expect(planOf((await get('/store/7')).body).adult).toBe(true);
  });
});

describe('language', () => {
  test('the prefix decides, and the page declares its language', async () => {
    const page = await get('/zh-TW/store/7');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="zh-TW"');
    expect(page.body).toContain('hreflang="ja-JP" href="http://localhost:3000/ja-JP/store/7"');
  });

  test('every one of the 13 languages has its addresses', async () => {
    for (const prefix of ['de-DE', 'es-ES', 'fr-FR', 'ja-JP', 'ko-KR', 'pt-BR', 'ru-RU', 'th-TH', 'tr-TR', 'vi-VN', 'zh-CN', 'zh-TW']) {
      expect((await get(`/${prefix}`)).statusCode).toBe(200);
    }
  });

  test('an address without language redirects to the chosen one, with its query', async () => {
    const { statusCode, headers } = await get('/store/7?uid=a', { cookie: 'user.specified.language=zh-TW' });
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location: '/zh-TW/store/7?uid=a' });
  });

  test.each([
    ['ja', '/ja-JP'],
    ['th-TH,th;q=0.9,en;q=0.8', '/th-TH'],
    ['en;q=0.5, zh-HK', '/zh-TW'],
    ['zh', '/zh-CN'],
    ['nl, pt-PT;q=0.7', '/pt-BR'],
    ['en-GB, ja;q=0.9', undefined],
    ['ja;q=0, nl, *;q=0.1, ??', undefined],
  ])('the home page redirects a browser with %s to %s', async (accepted, location) => {
    expect((await get('/', { 'accept-language': accepted })).headers.location).toBe(location);
    expect((await get('/store', { 'accept-language': accepted })).statusCode).not.toBe(302);
    const chosen = await get('/', { 'accept-language': accepted, cookie: 'user.specified.language=en-US' });
    expect(chosen.statusCode).toBe(200);
  });

  test('an address with a language stays, and en-US has no prefix', async () => {
    expect((await get('/ja-JP', { cookie: 'user.specified.language=zh-TW' })).statusCode).toBe(200);
    expect((await get('/en-US/store/7')).headers.location).toBe('/store/7');
  });

  test.each(['xx-XX', '//evil.example', 'en-US', ''])('the cookie %j causes no redirect', async (cookie) => {
    expect((await get('/', { cookie: `user.specified.language=${cookie}` })).statusCode).toBe(200);
  });

  test('a redirect never leaves the site', async () => {
    expect((await get('/en-US//evil.example/')).headers.location).toBe('/evil.example/');
    expect((await get('//evil.example/', { cookie: 'user.specified.language=zh-TW' })).headers.location ?? '/').not.toMatch(/^\/\//);
  });
});

test('slashes after the language make no other host in canonical addresses', async () => {
  const { body } = await get('/de-DE//store/7');
  expect(body).toContain('hreflang="en-US" href="http://localhost:3000/store/7"');
  expect(body).toContain('hreflang="de-DE" href="http://localhost:3000/de-DE/store/7"');
  expect(body).not.toContain('href="http://store');
});

test('slashes at the beginning of an address make no other host and no server error', async () => {
  for (const url of ['//', '///', '//evil.example:bad/']) expect([url, (await get(url)).statusCode < 500]).toEqual([url, true]);
});

describe('policy', () => {
  test('scripts need this page’s nonce, and eval and other inline scripts are forbidden', async () => {
    const [one, other] = [await get('/'), await get('/')];
    const policy = String(one.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain(`script-src 'nonce-${nonce}' http://localhost:3001;`);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-src http://*.localhost:3005');
    expect(policy).toContain("connect-src 'self' http://localhost:3001 http://127.0.0.1:9099");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(String(other.headers['content-security-policy'])).not.toContain(String(nonce));
    for (const [tag] of one.body.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
  });

  test('a failed start file is fetched past every cache before the page is reloaded once', async () => {
    const { body } = await get('/');
    const [, script = ''] = /<script nonce="[^"]+">(addEventListener\('error'.*?)<\/script>/.exec(body) ?? [];
    let onError: (event: object) => Promise<void> = async () => {};
    const stored = new Map<string, number>();
    const refetched = jest.fn(async (_url: string, _how: object) => ({ ok: true, arrayBuffer: async () => {} }));
    const reload = jest.fn();
    const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: number) => stored.set(key, value) };
    const addEventListener = (_event: string, listener: typeof onError) => {
      onError = listener;
    };
    vm.runInNewContext(script, { addEventListener, fetch: refetched, location: { reload }, sessionStorage: storage });
    const src = 'http://localhost:3001/shell/1/main.js';
    await onError({ target: { dataset: {}, src } });
    await onError({ target: {} });
    expect(refetched).not.toHaveBeenCalled();
    for (let times = 0; times < 2; times += 1) await onError({ target: { dataset: { start: '' }, src } });
    expect([refetched.mock.calls, reload.mock.calls.length]).toEqual([[[src, { cache: 'reload' }]], 1]);
    for (const [tag] of body.matchAll(/<(?:script defer src="http|link rel="stylesheet")[^>]*>/g)) expect(tag).toMatch(/ data-start>$/);
  });

  test('a page is never cached and has its security headers', async () => {
    expect((await get('/')).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  test('the chosen theme is in the HTML; without one an inline script with the nonce follows the system', async () => {
    expect((await get('/', { cookie: 'meowtale.theme=dark' })).body).toContain('<html lang="en-US" data-mantine-color-scheme="dark">');
    expect((await get('/', { cookie: 'meowtale.theme=%22%3E%3Cscript%3E' })).body).toContain('<html lang="en-US">');
  });
});

describe('plan', () => {
  test('names each release with its entry and hash, and its popups', async () => {
    const plan = planOf((await get('/zh-TW')).body);
    expect(plan.slices).toEqual([
      {
        name: 'mf-store',
        release: {
          version: '1',
          entry: 'http://localhost:3001/mf-store/1/remoteEntry.js',
          globalName: 'mf_store_1',
          integrity: expect.stringMatching(/^sha384-/),
        },
        previous: null,
        channel: 'stable',
      },
    ]);
    expect(plan.routes.find(({ id }) => id === 'home')?.title).toBe('home 的標題');
    expect(plan.popups['store.bill']?.slice).toBe('mf-store');
  });

  test('has the hash of every script and style of the current and the previous release, and of no other', async () => {
    const [old, current] = [await writeRelease(folder, 'mf-store', '1'), await writeRelease(folder, 'mf-store', '2')];
    await writePointer(folder, { shell: await writeRelease(folder, 'shell', '1'), 'mf-store': { ...current, previous: old } });
    const hash = expect.stringMatching(/^sha384-/);
    expect(planOf((await get('/')).body).held).toEqual({
      'http://localhost:3001/shell/1': { 'main.js': hash },
      'http://localhost:3001/mf-store/2': { 'remoteEntry.js': hash },
      'http://localhost:3001/mf-store/1': { 'remoteEntry.js': hash },
    });
  });

  test('texts of other languages have no hash, because this page never loads them', async () => {
    const languages = ['en-US', 'zh-TW', 'ja-JP'];
    const chunkNames = Object.fromEntries(languages.map((language) => [`words-${language}-json.0a1b.js`, language]));
    await writePointer(folder, { shell: await writeRelease(folder, 'shell', '1', {}, chunkNames) });
    const heldBy = async (url: string) => Object.keys(planOf((await get(url)).body).held['http://localhost:3001/shell/1'] ?? {});
    expect(await heldBy('/zh-TW')).toEqual(['main.js', 'words-en-US-json.0a1b.js', 'words-zh-TW-json.0a1b.js']);
    expect(await heldBy('/')).toEqual(['main.js', 'words-en-US-json.0a1b.js']);
  });

  test('a changed release pointer applies to the next page', async () => {
    const shell = await writeRelease(folder, 'shell', '1');
    await writePointer(folder, { shell, 'mf-store': await writeRelease(folder, 'mf-store', '2', { routes: [route('home', '/')] }) });
    expect(planOf((await get('/')).body).slices[0]?.release.version).toBe('2');
  });

  test('a pointer that can’t be read any more leaves the last one in use', async () => {
    await get('/');
    await writeFile(path.join(folder, 'pointers', 'local.json'), '{');
    expect([(await get('/nowhere')).statusCode, planOf((await get('/')).body).slices[0]?.release.version]).toEqual([404, '1']);
  });

  test('a killed slice is not loaded, and its pages say 503 while all others work', async () => {
    const store = await writeRelease(folder, 'mf-store', '1', { routes: [route('home', '/')], preload: ['page.js'] });
    await writePointer(folder, {
      shell: await writeRelease(folder, 'shell', '1', { routes: [route('sign-in', '/sign-in')] }),
      'mf-store': { ...store, previous: store, killed: true },
    });
    const page = await get('/');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '60']);
    const { slices, held, routes } = planOf(page.body);
    expect([slices, Object.keys(held), routes.map(({ id }) => id)]).toEqual([[], ['http://localhost:3001/shell/1'], ['sign-in', 'home']]);
    expect(page.body).not.toContain('mf-store/1/');
    expect((await get('/sign-in')).statusCode).toBe(200);
    expect((await get('/nowhere')).statusCode).toBe(404);
  });

  test('an altered shell release is not served, but the previous one', async () => {
    const [old, current] = [await writeRelease(folder, 'shell', '1'), await writeRelease(folder, 'shell', '2')];
    await writePointer(folder, { shell: { ...current, previous: old } });
    expect((await get('/nowhere')).body).toContain('/shell/2/main.js');
    await writeFile(path.join(folder, 'shell', '2', 'main.js'), "self.started = 'shell 3';");
    expect((await get('/nowhere')).body).toContain('/shell/1/main.js');
  });

  test('a slice with an altered manifest is planned in its previous release', async () => {
    const [old, current] = [await writeRelease(folder, 'mf-store', '1'), await writeRelease(folder, 'mf-store', '3')];
    await writePointer(folder, { shell: await writeRelease(folder, 'shell', '1'), 'mf-store': { ...current, previous: old } });
    await writeFile(path.join(folder, 'mf-store', '3', 'slice.json'), '{}');
    expect(planOf((await get('/')).body).slices[0]?.release.version).toBe('1');
  });
});

describe('rendered by the server', () => {
  const answer = `{ html: '<p title="a" style="--x:1">' + input.address + ' ' + createSlice() + '</p>', answers: { 1: { data: '{}' } } }`;
  const shellServer = (body: string) => ({
    'server.js': `exports.shared = {}; exports.render = async (input, createSlice) => { ${body} };`,
  });
  const store = (source: string) => ({ 'server.js': source, 'slice.css': '.card { color: red }' });
  const routes = [
    route('home', '/', { render: 'server' }),
    route('list', '/store', { render: 'server', adultAware: true }),
    route('detail', '/store/:id', { adultAware: true, render: 'server' }),
    route('cart', '/cart'),
  ];

  async function release(shell: string, version = '2'): Promise<void> {
    const slice = "exports.createSlice = () => 'by the store';";
    await writePointer(folder, {
      shell: await writeRelease(folder, 'shell', version, { server: 'server.js' }, shellServer(shell)),
      'mf-store': await writeRelease(folder, 'mf-store', version, { routes, server: 'server.js', styles: ['slice.css'] }, store(slice)),
    });
  }
  /** Returns the page once its worker runs: the first request may exceed its time limit. */
  async function drawnAt(url: string): Promise<string> {
    await get(url);
    return (await get(url)).body;
  }

  test('a server-rendered page has its content, its data and its styles, which a script sets', async () => {
    await release(`return ${answer};`);
    const html = await drawnAt('/zh-TW/store?page=2');
    expect(html).toContain('<div id="root"><p title="a" data-style="--x:1">/zh-TW/store?page=2 by the store</p></div>');
    expect(html).toMatch(/<script type="application\/json" id="answers" nonce="[^"]+">\{"1":\{"data":"\{\}"\}\}<\/script>/);
    expect(html).toMatch(/<style nonce="[^"]+">\.card \{ color: red \}<\/style>/);
    expect(html).not.toContain(' style="');
  });

  test.each([
    ['a page of another route', '/cart'],
    ['a page behind the adult gate', '/store?category=boy-bl'],
  ])('%s is rendered by its tab', async (_, url) => {
    await release(`return ${answer};`);
    expect(await drawnAt(url)).toContain('<div id="root"></div>');
  });

  test('a work that is adult, missing or unknown during an outage is rendered by its tab', async () => {
    await release(`return ${answer};`);
    expect(await drawnAt('/store/1')).toContain('by the store');
    gateway.answer = { data: { findStore: { list: [headListing({ category: 'boy-r18' })] } } };
    expect(await drawnAt('/store/1')).toContain('<div id="root"></div>');
    gateway.answer = { data: { findStore: { list: [] } } };
    expect(await drawnAt('/store/1')).toContain('<div id="root"></div>');
    gateway.answer = { errors: [{ message: 'service/overloaded' }], data: null };
    expect(await drawnAt('/store/1')).toContain('<div id="root"></div>');
  });

  test('while listings can’t be read a page of listings is 503, rendered or not; another page isn’t', async () => {
    await release("throw new Error('a question stayed unanswered');");
    const urls = ['/', '/store', '/store?category=boy-bl', '/zh-TW', '/cart', '/nowhere'];
    async function statuses(answer: unknown): Promise<string[]> {
      gateway.answer = answer;
      const shell = await buildShell(testEnv(folder, { GATEWAY_URL: gateway.url }));
      const pages = await Promise.all(urls.map((url) => shell.inject({ url, headers: { host: 'localhost:3000' } })));
      await shell.close();
      for (const { body } of pages.slice(0, 4)) expect(body).toMatch(/^(?!.*name="robots").*<div id="root"><\/div>/s);
      return pages.map(({ statusCode, headers }) => [statusCode, headers['retry-after']].filter(Boolean).join(' '));
    }
    expect(await statuses({ data: { findStore: { list: [] } } })).toEqual(['200', '200', '200', '200', '200', '404']);
    const away = { errors: [{ extensions: { code: 'service/unavailable' } }], data: null };
    expect(await statuses(away)).toEqual(['503 60', '503 60', '503 60', '503 60', '200', '404']);
  });

  test('an altered server.js never runs: the tab renders', async () => {
    await release(`return ${answer};`, '3');
    await writeFile(path.join(folder, 'mf-store', '3', 'server.js'), "exports.createSlice = () => 'by somebody else';");
    const html = await drawnAt('/');
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('somebody else');
  });
});

test('on a Chinese domain an address without language is Chinese, unless another was chosen', async () => {
  const chinese = await buildShell(testEnv(folder, { GATEWAY_URL: gateway.url, CHINESE_DOMAINS: 'meowtale.tw=zh-TW,meowtale.cn=zh-CN' }));
  const at = (host: string, cookie?: string) => chinese.inject({ url: '/store?page=2', headers: { host, ...(cookie && { cookie }) } });
  expect((await at('meowtale.tw')).headers.location).toBe('/zh-TW/store?page=2');
  expect((await at('meowtale.cn')).headers.location).toBe('/zh-CN/store?page=2');
  expect((await at('meowtale.tw', 'user.specified.language=en-US')).statusCode).not.toBe(302);
  expect((await at('localhost')).statusCode).not.toBe(302);
  await chinese.close();
});
