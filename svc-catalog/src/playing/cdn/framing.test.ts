import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { issuePlayUrl } from '../../library/capabilities/service.ts';
import { type TestCatalog, testCatalog } from '../../testing/catalog.ts';
import { type ContentServers, contentServers, makeApp, storyArchive, storyFixture, visit } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';

const TAB = 'http://a-tab.localhost:3005';
const SECOND = '<!doctype html><html><head><title>Two</title></head><body>two</body></html>';
const UTF16 = Buffer.from('\ufeff<script>run()</script>', 'utf16le');

let catalog: TestCatalog;
let servers: ContentServers;
let game: string;
let tale: string;
const playerDir = mkdtempSync(join(tmpdir(), 'framing-'));

beforeAll(async () => {
  for (const name of ['index.html', 'bridge.js', 'guard.js']) writeFileSync(join(playerDir, name), `/* ${name} */`);
  catalog = await testCatalog();
  servers = await contentServers(catalog, playerDir);
  const maker = await catalog.creator('maker');
  const files = [
    { name: 'index.html', content: '<html><head></head>play</html>' },
    { name: 'more/two.html', content: SECOND },
    { name: 'wide.html', content: UTF16 },
    { name: 'page.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"><script>run()</script></svg>' },
    { name: 'levels.xml', content: '<levels/>' },
    { name: 'game.js', content: 'run()' },
  ];
  ({ uuid: game } = await makeApp(catalog, maker, makeZip(files), 'game.zip'));
  const english = storyFixture('the-night-shop');
  const languages = storyArchive({ 'en-US': english, 'zh-TW': english.replace('a grey cat', '一隻灰貓') });
  ({ uuid: tale } = await makeApp(catalog, maker, languages, 'tale.zip'));
});
afterAll(async () => {
  await servers?.close();
  await catalog?.close();
  rmSync(playerDir, { recursive: true, force: true });
});

const addresses = { files: '', siteOrigin: String, workOrigin: (app: string) => `http://a-${app}.localhost:3005` };
const playUrl = (appUuid = game) => {
  const works = { addresses, grantSecret: catalog.env.GRANT_SIGNING_SECRET };
  return issuePlayUrl(catalog.db, works, { appUuid, version: 1, personUuid: uuidv7(), storeUuid: null, basis: 'owner' });
};
const open = (address: string, destination?: string) => {
  const { host, pathname, search } = new URL(address);
  return servers.works.inject({ url: pathname + search, headers: { host, ...(destination && { 'sec-fetch-dest': destination }) } });
};
const policyOf = (answer: Awaited<ReturnType<typeof open>>) => String(answer.headers['content-security-policy']);

describe('a document of a work', () => {
  test('is served to an iframe only, and not without a destination', async () => {
    for (const [address, path] of [
      [await playUrl(), ''],
      [await playUrl(), 'more/two.html'],
      [await playUrl(), 'page.svg'],
      [await playUrl(), 'levels.xml'],
      [await playUrl(tale), ''],
    ] as const) {
      const statuses = async (destinations: readonly (string | undefined)[]) =>
        Promise.all(destinations.map(async (destination) => (await open(address + path, destination)).statusCode));
      expect([path, await statuses(['iframe'])]).toEqual([path, [200]]);
      expect([path, await statuses([undefined, 'frame', 'object', 'embed', 'fencedframe'])]).toEqual([path, [403, 403, 403, 403, 403]]);
    }
  });

  test('varies by destination, as do other files, which are served in any context', async () => {
    const url = await playUrl();
    for (const [path, destination] of [
      ['', 'iframe'],
      ['game.js', 'script'],
      ['game.js', undefined],
      ['page.svg', 'image'],
      ['levels.xml', 'empty'],
    ] as const) {
      const answer = await open(url + path, destination);
      expect([path, answer.statusCode, answer.headers.vary]).toEqual([path, 200, 'sec-fetch-dest']);
    }
  });

  test('has the guard before all of its scripts, unless the game fetches it as text', async () => {
    const url = await playUrl();
    const page = await open(`${url}more/two.html`, 'iframe');
    const script = `<script src="${new URL(url).pathname}__meowtale/guard.js"></script>`;
    expect(page.body).toBe(SECOND.replace('<head>', `<head>${script}`));
    expect(page.headers['content-length']).toBe(String(Buffer.byteLength(page.body)));
    expect((await visit(servers.works, `${url}more/two.html`, { 'if-none-match': String(page.headers.etag) })).statusCode).toBe(304);
    expect((await open(`${url}more/two.html`, 'empty')).body).toBe(SECOND);
    expect((await open(`${url}__meowtale/guard.js`, 'script')).body).toBe('/* guard.js */');
  });

  test('into which the guard can’t be put runs no scripts', async () => {
    const url = await playUrl();
    for (const path of ['wide.html', 'page.svg', 'levels.xml']) {
      expect([path, policyOf(await open(url + path, 'iframe'))]).toEqual([path, expect.stringContaining("script-src 'none'; ")]);
    }
  });

  test('is sent the directive against WebRTC, except the player, which opens no connections', async () => {
    expect(policyOf(await open(await playUrl(), 'iframe'))).toContain("webrtc 'block'");
    expect(policyOf(await open(await playUrl(tale), 'iframe'))).not.toContain('webrtc');
  });
});

describe('a work in a tab of its own', () => {
  test('is framed there by a page of another origin that runs no scripts and frames nothing else', async () => {
    for (const [app, name, query] of [
      [game, 'A work', ''],
      [tale, 'A work', '?lang=zh-TW&theme=dark'],
    ] as const) {
      const url = (await playUrl(app)) + query;
      const moved = await open(url, 'document');
      expect([moved.statusCode, moved.headers['cache-control']]).toEqual([302, 'no-store']);
      const tab = String(moved.headers.location);
      expect(tab).toBe(`${TAB}${new URL(url).pathname}${query}`);
      const page = await open(tab, 'document');
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.body).toContain(`<title>${name}</title>`);
      expect(page.body).not.toContain('<script');
      expect(page.body).toContain('<link rel="icon" href="data:,">');
      const [, source = ''] = /<iframe src="([^"]+)"/.exec(page.body) ?? [];
      const framed = url.replace('/c/', '/t/');
      expect(source.replaceAll('&#38;', '&')).toBe(framed);
      const policy = policyOf(page);
      expect(policy).toContain(`default-src 'none'; frame-src http://a-${app}.localhost:3005; `);
      expect(policy).toContain("frame-ancestors 'none'");
      const inside = await open(framed, 'iframe');
      expect(inside.statusCode).toBe(200);
      expect(policyOf(inside)).toContain(`frame-ancestors ${TAB};`);
    }
    expect((await open(`${await playUrl(tale)}?lang=zh-TW`.replace(/^.*?(?=\/c\/)/, TAB), 'document')).body).toContain(
      '<html lang="zh-TW">',
    );
  });

  test('is redirected to that page also from the frame’s address, and can be reloaded', async () => {
    const url = await playUrl();
    const tab = `${TAB}${new URL(url).pathname}`;
    expect((await open(url.replace('/c/', '/t/'), 'document')).headers.location).toBe(tab);
    expect([(await open(tab, 'document')).statusCode, (await open(tab, 'document')).statusCode]).toEqual([200, 200]);
  });

  test('is opened with its capability only, which opens no other app', async () => {
    const url = await playUrl();
    for (const address of [url.replace(/\/c\/[^/]+/, '/c/forged'), url.replace('/1/', '/2/'), url.replace(game, tale)]) {
      expect((await open(address, 'document')).statusCode).toBe(403);
    }
    for (const path of ['/c/forged/1/', '/t/forged/1/']) expect((await open(TAB + path, 'document')).statusCode).toBe(403);
    expect((await open(`${TAB}${new URL(url).pathname}`.replace('/c/', '/t/'), 'iframe')).statusCode).toBe(403);
    expect(servers.logLines.join('')).not.toContain(url.split('/')[4]);
  });
});
