import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { issuePlayUrl } from '../../library/capabilities/service.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { type ContentServers, contentServers, makeApp, visit } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';

const ARCHIVES = join(import.meta.dirname, '../../../fixtures/archives');
const SCRIPT = 'text/javascript; charset=utf-8';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>run()</script></svg>';

let catalog: TestCatalog;
let servers: ContentServers;
let maker: TestPersonWithUuid;
let unity: string;
let mixed: string;
const playerDir = mkdtempSync(join(tmpdir(), 'engine-files-'));

beforeAll(async () => {
  for (const name of ['index.html', 'bridge.js']) writeFileSync(join(playerDir, name), `/* ${name} */`);
  catalog = await testCatalog();
  servers = await contentServers(catalog, playerDir);
  maker = await catalog.creator('maker');
  ({ uuid: unity } = await makeApp(catalog, maker, readFileSync(join(ARCHIVES, 'unity-precompressed.zip')), 'game.zip'));
  const files = [
    { name: 'index.html', content: '<html><head></head>play</html>' },
    { name: 'unpacked.js.gz', content: 'play()' },
    { name: 'unpacked.js.br', content: 'play()' },
    { name: 'drawing.svgz', content: gzipSync(SVG) },
    { name: 'old.jsgz', content: gzipSync('play()') },
    { name: 'world.json.gz', content: gzipSync('{}') },
    { name: 'long.data.br', content: brotliCompressSync(Buffer.alloc(100_000, 'a level ')) },
    { name: 'game.pck', content: '0123456789' },
    { name: 'caf\u00e9.png', content: 'png' },
    { name: 'Build/engine.wasm', content: '' },
    { name: 'subtitles.vtt', content: 'WEBVTT' },
  ];
  ({ uuid: mixed } = await makeApp(catalog, maker, makeZip(files), 'game.zip'));
});
afterAll(async () => {
  await servers?.close();
  await catalog?.close();
  rmSync(playerDir, { recursive: true, force: true });
});

const addresses = { files: '', siteOrigin: String, workOrigin: (app: string) => `http://a-${app}.localhost:3005` };
const playUrl = (appUuid: string) => {
  const works = { addresses, grantSecret: catalog.env.GRANT_SIGNING_SECRET };
  return issuePlayUrl(catalog.db, works, { appUuid, version: 1, personUuid: uuidv7(), storeUuid: null, basis: 'owner' });
};
const ask = async (app: string, path: string, headers: Record<string, string> = {}) =>
  visit(servers.works, (await playUrl(app)) + path, { 'sec-fetch-dest': 'empty', ...headers });
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('a file compressed by an engine', () => {
  test.each([
    ['Build/app.framework.js.gz', SCRIPT, 'gzip'],
    ['Build/app.framework.js.br', SCRIPT, 'br'],
    ['Build/app.wasm.gz', 'application/wasm', 'gzip'],
    ['Build/app.wasm.br', 'application/wasm', 'br'],
  ])('%s is sent compressed, with the type of its content', async (path, type, encoding) => {
    const { statusCode, headers } = await ask(unity, path, BROWSER);
    expect([statusCode, headers['content-type'], headers['content-encoding']]).toEqual([200, type, encoding]);
    expect(headers.vary).toBe('sec-fetch-dest, accept-encoding');
  });

  test.each(['gz', 'br'])('with the ending .%s is decompressed for a browser that doesn’t accept it', async (ending) => {
    for (const accepted of [undefined, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'gzip;q=0, br;q=0' }]) {
      const plain = await ask(unity, `Build/app.framework.js.${ending}`, accepted);
      expect([plain.statusCode, plain.headers['content-encoding'], plain.headers['content-type']]).toEqual([200, undefined, SCRIPT]);
      expect(plain.body).toBe('window.framework = true;');
    }
    expect((await ask(unity, `Build/app.wasm.${ending}`)).rawPayload.subarray(0, 4)).toEqual(Buffer.from('\0asm'));
  });

  test('has a different etag for each encoding, and each leads to 304', async () => {
    const packed = await ask(mixed, 'long.data.br', BROWSER);
    const plain = await ask(mixed, 'long.data.br');
    expect(plain.body).toBe('a level '.repeat(12_500));
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    for (const [headers, etag] of [[BROWSER, packed.headers.etag] as const, [{}, plain.headers.etag] as const]) {
      expect((await ask(mixed, 'long.data.br', { ...headers, 'if-none-match': String(etag) })).statusCode).toBe(304);
    }
  });

  test('is sent in ranges of its compressed bytes, and without ranges when decompressed', async () => {
    const part = await ask(mixed, 'long.data.br', { ...BROWSER, range: 'bytes=0-3' });
    expect([part.statusCode, part.headers['content-encoding'], part.rawPayload.length]).toEqual([206, 'br', 4]);
    const whole = await ask(mixed, 'long.data.br', { range: 'bytes=0-3' });
    expect([whole.statusCode, whole.headers['accept-ranges'], whole.body.length]).toEqual([200, 'none', 100_000]);
  });

  test('that was decompressed without renaming is sent as a script', async () => {
    for (const path of ['unpacked.js.gz', 'unpacked.js.br']) {
      const { headers, body } = await ask(mixed, path, BROWSER);
      expect([headers['content-type'], headers['content-encoding'], body]).toEqual([SCRIPT, undefined, 'play()']);
    }
  });

  test('with a combined ending has its content’s type, and an SVG runs no scripts', async () => {
    expect((await ask(mixed, 'old.jsgz')).body).toBe('play()');
    const drawing = await ask(mixed, 'drawing.svgz', { ...BROWSER, 'sec-fetch-dest': 'iframe' });
    expect([drawing.headers['content-type'], gunzipSync(drawing.rawPayload).toString()]).toEqual(['image/svg+xml', SVG]);
    expect(drawing.headers['content-security-policy']).toContain("script-src 'none'");
    const inTab = await visit(servers.works, `${await playUrl(mixed)}drawing.svgz`, { 'sec-fetch-dest': 'object' });
    expect(inTab.statusCode).toBe(403);
  });
});

test('a file that a game decompresses itself is sent as plain bytes', async () => {
  for (const [app, path] of [
    [unity, 'Build/app.data.unityweb'],
    [mixed, 'world.json.gz'],
  ] as const) {
    const { headers, rawPayload } = await ask(app, path, BROWSER);
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['application/octet-stream', undefined]);
    expect(rawPayload.subarray(0, 2).toString('hex')).toBe('1f8b');
  }
});

test.each([
  ['Build/engine.wasm', 'application/wasm'],
  ['game.pck', 'application/octet-stream'],
  ['subtitles.vtt', 'text/vtt; charset=utf-8'],
])('%s has the type that browsers need', async (path, type) => {
  expect((await ask(mixed, path)).headers['content-type']).toBe(type);
});

test('a range is sent unless the file has changed since the other parts', async () => {
  const whole = await ask(mixed, 'game.pck');
  expect(whole.headers['accept-ranges']).toBe('bytes');
  const part = await ask(mixed, 'game.pck', { range: 'bytes=2-4', 'if-range': String(whole.headers.etag) });
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 2-4/10', '234']);
  expect((await ask(mixed, 'game.pck', { range: 'bytes=-3' })).body).toBe('789');
  const changed = await ask(mixed, 'game.pck', { range: 'bytes=2-4', 'if-range': '"another"' });
  expect([changed.statusCode, changed.body]).toEqual([200, '0123456789']);
  expect((await ask(mixed, 'game.pck', { range: 'bytes=10-' })).statusCode).toBe(416);
});

test('a file is found by a name in composed or decomposed form', async () => {
  for (const form of ['NFC', 'NFD']) expect((await ask(mixed, encodeURIComponent('café.png'.normalize(form)))).body).toBe('png');
});

describe('cross-origin isolation', () => {
  const ISOLATED = ['require-corp', 'isolate-and-require-corp', 'cross-origin'];
  const isolationOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => [
    headers['cross-origin-embedder-policy'],
    headers['document-isolation-policy'],
    headers['cross-origin-resource-policy'],
  ];
  const set = (isolated: boolean | null) =>
    catalog.graphql(
      'mutation ($uuid: ID!, $isolated: Boolean) { setApp(uuid: $uuid, isolated: $isolated) { isolated } }',
      { uuid: mixed, isolated },
      maker,
    );

  test('is off until the creator turns it on, for each file of the app and for the page of its tab', async () => {
    expect(isolationOf(await ask(mixed, 'game.pck'))).toEqual([undefined, undefined, 'same-origin']);
    expect((await set(true)).data.setApp.isolated).toBe(true);
    for (const [path, destination] of [
      ['', 'iframe'],
      ['unpacked.js.gz', 'worker'],
      ['drawing.svgz', 'iframe'],
      ['game.pck', 'empty'],
    ] as const) {
      expect([path, isolationOf(await ask(mixed, path, { 'sec-fetch-dest': destination }))]).toEqual([path, ISOLATED]);
    }
    expect((await ask(mixed, '__meowtale/bridge.js')).body).toContain('"isolated":true');
    const url = await playUrl(mixed);
    const tab = await visit(servers.works, `http://a-tab.localhost:3005${new URL(url).pathname}`, { 'sec-fetch-dest': 'document' });
    expect([tab.headers['cross-origin-opener-policy'], tab.headers['cross-origin-embedder-policy']]).toEqual([
      'same-origin',
      'require-corp',
    ]);
    expect(tab.body).toMatch(/allow="[^"]*cross-origin-isolated/);
    expect(isolationOf(await ask(unity, ''))).toEqual([undefined, undefined, 'same-origin']);
  });

  test('is off for new addresses after it was turned off', async () => {
    await set(true);
    expect((await set(null)).data.setApp.isolated).toBe(false);
    expect(isolationOf(await ask(mixed, ''))).toEqual([undefined, undefined, 'same-origin']);
  });
});
