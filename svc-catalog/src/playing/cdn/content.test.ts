import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clockNow, issueGrant, sealGrant } from '@meowtale/service-kit';
import { waitFor } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { issuePlayUrl, type PlayRight } from '../../library/capabilities/service.ts';
import { entitlementConsumer } from '../../shelf/entitlements/events.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage, givePro } from '../../testing/listings.ts';
import { type ContentServers, contentServers, makeApp, storyArchive, storyFixture, visit } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';

type Made = Awaited<ReturnType<typeof makeApp>>;

let catalog: TestCatalog;
let servers: ContentServers;
let maker: TestPersonWithUuid;
let story: Made;
let game: Made;
let tale: Made;
const playerDir = mkdtempSync(join(tmpdir(), 'player-test-'));
const buyer = uuidv7();

beforeAll(async () => {
  for (const name of ['index.html', 'bridge.js', 'player.0123.js']) writeFileSync(join(playerDir, name), `/* ${name} */`);
  catalog = await testCatalog();
  servers = await contentServers(catalog, playerDir);
  maker = await catalog.creator('maker');
  await givePro(catalog, maker);
  story = await makeApp(catalog, maker, storyFixture('the-night-shop'));
  const english = storyFixture('the-night-shop');
  tale = await makeApp(catalog, maker, storyArchive({ 'en-US': english, 'zh-TW': english.replace('a grey cat', '一隻灰貓') }), 'tale.zip');
  const files = [
    { name: 'index.html', content: '<html><head></head>play</html>' },
    { name: 'art/cat.png', content: 'png' },
    { name: 'page.svg', content: '<svg/>' },
  ];
  game = await makeApp(catalog, maker, makeZip(files), 'game.zip');
});
afterAll(async () => {
  await servers?.close();
  await catalog?.close();
  rmSync(playerDir, { recursive: true, force: true });
});

const works = { addresses: { files: '', siteOrigin: String, workOrigin: (app: string) => `http://a-${app}.localhost:3005` } };
const playUrl = (right: Partial<PlayRight> = {}, grantSecret = catalog.env.GRANT_SIGNING_SECRET) =>
  issuePlayUrl(
    catalog.db,
    { ...works, grantSecret },
    { appUuid: story.uuid, version: 1, personUuid: buyer, storeUuid: null, basis: 'owner', ...right },
  );
const at = (address: string, headers?: Record<string, string>) => visit(servers.works, address, headers);
/** Requests a path without a browser's normalization. */
const visitRaw = (url: string, path: string) =>
  servers.works.inject({ url: new URL(url).pathname + path, headers: { host: new URL(url).host } });
const entitle = (storeUuid: string, revision: number, active: boolean) =>
  catalog.deliver(entitlementConsumer, {
    aggregateId: `${buyer}.${storeUuid}`,
    payload: { userUuid: buyer, storeUuid, revision, active, orderUuid: uuidv7() },
  });

describe('a work', () => {
  test('of ours serves the player, its story and the frame policy, and no other file of its folder', async () => {
    const url = await playUrl();
    expect((await at(url)).body).toBe('/* index.html */');
    expect((await at(`${url}story.json`)).json()).toMatchObject({ format: 1, endings: 4 });
    expect((await at(`${url}__meowtale/host.json`)).json()).toEqual({
      appUuid: story.uuid,
      shellOrigin: 'http://localhost:3000',
      kind: 'ink',
      name: 'A work',
      languages: ['en-US'],
      pictures: {},
    });
    for (const path of [
      'work.json',
      'story.zh-TW.json',
      'player.0123.js',
      '%2e%2e%2f1%2fwork.json',
      '%2e%2e/story.json',
      '..%2fstory.json',
      'game/index.html',
    ]) {
      expect([path, (await visitRaw(url, path)).statusCode >= 400]).toEqual([path, true]);
    }
  });

  test('in several languages has a file for each, with different content and the same shape', async () => {
    const url = await playUrl({ appUuid: tale.uuid });
    expect((await at(`${url}__meowtale/host.json`)).json()).toMatchObject({ languages: ['en-US', 'zh-TW'] });
    const [original, translated] = [(await at(`${url}story.json`)).json(), (await at(`${url}story.zh-TW.json`)).json()];
    expect([original.language, translated.language]).toEqual(['en-US', 'zh-TW']);
    expect(translated.shape).toBe(original.shape);
    expect(translated.fingerprint).not.toBe(original.fingerprint);
    for (const path of ['story.ja-JP.json', 'story.en-US.json', 'story..json', 'zh-TW.ink', 'game/zh-TW.ink', 'work.json']) {
      expect([path, (await visitRaw(url, path)).statusCode]).toEqual([path, 404]);
    }
  });

  test('of a creator has the right to play in each relative address', async () => {
    const url = await playUrl({ appUuid: game.uuid });
    expect((await at(url)).body).toContain('<head><script src="__meowtale/bridge.js"></script>');
    expect((await at(`${url}__meowtale/bridge.js`)).body).toBe(
      `globalThis.__meowtaleHost=${JSON.stringify({ appUuid: game.uuid, shellOrigin: 'http://localhost:3000' })};/* bridge.js */`,
    );
    const picture = await at(`${url}art/cat.png`);
    expect([picture.body, picture.headers['content-type']]).toEqual(['png', 'image/png']);
  });

  test('supports ranges, and responds 304 to a current etag', async () => {
    const url = `${await playUrl({ appUuid: game.uuid })}art/cat.png`;
    const part = await at(url, { range: 'bytes=1-' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'ng', 'bytes 1-2/3']);
    expect((await at(url, { range: 'bytes=9-' })).statusCode).toBe(416);
    expect((await at(url, { 'if-none-match': String(part.headers.etag) })).statusCode).toBe(304);
  });
});

describe('a hostile work', () => {
  test('is limited by its headers: sandboxed, framed by the shell only, without other origins', async () => {
    for (const [app, scripts] of [
      [story.uuid, "script-src 'self';"],
      [game.uuid, "script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:;"],
    ] as const) {
      const { headers } = await at(await playUrl({ appUuid: app }));
      const policy = String(headers['content-security-policy']);
      for (const part of [
        "default-src 'none'",
        scripts,
        'frame-ancestors http://localhost:3000;',
        "frame-src 'none'",
        "form-action 'none'",
        "base-uri 'none'",
      ]) {
        expect(policy).toContain(part);
      }
      expect(policy).toMatch(/connect-src 'self'( data: blob:)?;/);
      expect(policy.endsWith('sandbox allow-scripts allow-same-origin allow-forms allow-pointer-lock')).toBe(true);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'cache-control': 'private, no-cache',
      });
      expect(headers['service-worker-allowed']).toBeUndefined();
    }
  });

  test('can’t register a service worker', async () => {
    expect((await at(`${await playUrl({ appUuid: game.uuid })}art/cat.png`, { 'service-worker': 'script' })).statusCode).toBe(403);
  });

  test('is served neither at another work’s origin nor at an unknown host', async () => {
    const url = await playUrl();
    const elsewhere = url.replace(story.uuid, game.uuid);
    expect((await at(elsewhere)).json().errors[0].extensions.code).toBe('play/not-authorized');
    for (const host of [
      'localhost:3005',
      'evil.example',
      `a-${story.uuid}.localhost:3005.evil.example`,
      `x-${story.uuid}.localhost:3005`,
      'a-.localhost:3005',
    ]) {
      expect([host, (await at(url, { host })).statusCode]).toEqual([host, 404]);
    }
  });
});

describe('a capability', () => {
  const rejectionAt = async (address: string) => {
    const answer = await at(address);
    return [answer.statusCode, answer.json().errors[0].extensions.code];
  };

  test('that is forged, for another purpose, or of another version is rejected', async () => {
    const url = await playUrl();
    const [, capability = ''] = /\/c\/([^/]+)\//.exec(url) ?? [];
    const now = await clockNow(catalog.db);
    const claims = { app: story.uuid, version: 1, person: buyer, store: null, basis: 'owner' };
    const forged = await sealGrant(claims, 60, { secret: 'x'.repeat(40), audience: 'play', now });
    const foreign = await sealGrant(claims, 60, { secret: catalog.env.GRANT_SIGNING_SECRET, audience: 'download', now });
    const signed = issueGrant(claims, 60, { secret: catalog.env.GRANT_SIGNING_SECRET, audience: 'play', now });
    const untagged = `${capability.slice(0, capability.lastIndexOf('.'))}.AAAA`;
    for (const token of [forged, foreign, signed, untagged, 'x', '']) {
      expect(await rejectionAt(url.replace(capability, token))).toEqual([403, 'play/not-authorized']);
    }
    expect(await rejectionAt(url.replace('/1/', '/2/'))).toEqual([403, 'play/not-authorized']);
  });

  test('that the accepted secret sealed is valid too, while the secret is replaced', async () => {
    const accepted = 'the next secret of grants in these tests';
    const replacing = await contentServers(catalog, playerDir, { accepted });
    for (const secret of [accepted, catalog.env.GRANT_SIGNING_SECRET])
      expect((await visit(replacing.works, await playUrl({}, secret))).statusCode).toBe(200);
    expect((await visit(replacing.works, await playUrl({}, `${accepted}!`))).statusCode).toBe(403);
    await replacing.close();
    expect((await at(await playUrl({}, accepted))).statusCode).toBe(403);
  });

  test('doesn’t reveal the person to the work, and differs each time', async () => {
    const right = { appUuid: game.uuid, storeUuid: uuidv7(), basis: 'grant' } as const;
    const urls = [await playUrl(right), await playUrl(right)];
    expect(new Set(urls).size).toBe(2);
    const seen = urls.flatMap((url) => [url, ...url.split(/[./]/).map((part) => Buffer.from(part, 'base64url').toString('latin1'))]);
    for (const known of [buyer, right.storeUuid, buyer.replaceAll('-', '')]) expect(seen.join(' ')).not.toContain(known);
  });

  test('isn’t logged', async () => {
    const url = await playUrl();
    await at(url);
    expect(servers.logLines.join('')).toContain('/c/…/1/');
    expect(servers.logLines.join('')).not.toContain(url.split('/')[4]);
  });

  test('expires after 12 hours by the database’s clock', async () => {
    const url = await playUrl();
    await catalog.moveClock(12 * 3600 + 1);
    const fresh = await contentServers(catalog, playerDir);
    expect((await visit(fresh.works, url)).statusCode).toBe(403);
    await catalog.moveClock(-12 * 3600 - 1);
    await fresh.close();
  });

  test('from a purchase ends with a refund, also during play; an owner’s doesn’t', async () => {
    const store = uuidv7();
    const right = { storeUuid: store, basis: 'entitled' } as const;
    await entitle(store, 1, true);
    const url = await playUrl(right);
    expect((await at(`${url}story.json`)).statusCode).toBe(200);
    await entitle(store, 2, false);
    await waitFor(async () => (await at(`${url}story.json`)).statusCode === 403);
    expect((await at(await playUrl({ ...right, basis: 'grant' }))).statusCode).toBe(403);
    expect((await at(await playUrl({ storeUuid: store, basis: 'owner' }))).statusCode).toBe(200);
    // An older event that arrives late doesn't restore the right.
    await entitle(store, 1, true);
    expect((await at(url)).statusCode).toBe(403);
  });

  test('of a repeated purchase is valid after the earlier refund, until its own', async () => {
    const store = uuidv7();
    await entitle(store, 2, false);
    const url = await playUrl({ storeUuid: store, basis: 'grant', since: 3 });
    expect((await at(url)).statusCode).toBe(200);
    await entitle(store, 4, false);
    await waitFor(async () => (await at(url)).statusCode === 403);
  });

  test('from a grant is valid before the entitlement has arrived', async () => {
    expect((await at(await playUrl({ storeUuid: uuidv7(), basis: 'grant' }))).statusCode).toBe(200);
  });

  test('records once when a bought work is first opened', async () => {
    const store = uuidv7();
    const url = await playUrl({ storeUuid: store, basis: 'entitled' });
    const events = () => catalog.db('outbox').where({ type: 'catalog.play.changed', aggregate_id: `${buyer}.${store}` });
    await at(`${url}__meowtale/host.json`);
    expect(await events()).toEqual([]);
    await Promise.all([at(url), at(url), at(`${url}story.json`)]);
    await waitFor(async () => (await events()).length > 0);
    await at(url);
    expect((await events()).map(({ payload }) => payload)).toEqual([
      { userUuid: buyer, storeUuid: store, revision: 1, firstOpenedAt: expect.any(String), segmentsServed: 0, segmentsTotal: 0 },
    ]);
  });
});

test.each([
  ['story', 'story.json'],
  ['tale', 'story.zh-TW.json'],
  ['game', 'art/cat.png'],
] as const)('a %s whose file is served without its page counts as opened', async (kind, path) => {
  const store = uuidv7();
  await at(`${await playUrl({ appUuid: { story, tale, game }[kind].uuid, storeUuid: store, basis: 'entitled' })}${path}`);
  await waitFor(async () => (await catalog.db('outbox').where({ aggregate_id: `${buyer}.${store}` })).length === 1);
});

test.each(['files', 'works'] as const)('every response of the %s server has security headers', async (name) => {
  const host = name === 'files' ? 'files.localhost:3002' : `a-${uuidv7()}.localhost:3005`;
  for (const at of [host, 'elsewhere.localhost']) {
    for (const url of [
      '/',
      '/health/live',
      '/health/ready',
      '/nowhere',
      '/i/x.png',
      '/c/x/1/',
      '/p/x/y',
      '/__player/nowhere',
      '/%E0%A4%A',
    ]) {
      const { headers } = await servers[name].inject({ url, headers: { host: at } });
      expect({ url, ...headers }).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    }
  }
});

test.each([
  ['files', 'files.localhost:3002'],
  ['works', 'a-tab.localhost:3005'],
  ['works', `a-${uuidv7()}.localhost:3005`],
] as const)('the %s server at %s responds that there is no icon', async (name, host) => {
  const answer = await servers[name].inject({ url: '/favicon.ico', headers: { host } });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
});

describe('user files', () => {
  const ask = (address: string, headers?: Record<string, string>) => visit(servers.files, address, headers);

  test('a picture is public and immutable, and no other format exists', async () => {
    const uuid = await addImage(catalog, maker.muid, 'avatar');
    mkdirSync(join(catalog.filesDir, 'images', uuid.slice(-2)), { recursive: true });
    writeFileSync(join(catalog.filesDir, 'images', uuid.slice(-2), `${uuid}.png`), 'picture');
    const answer = await ask(`http://files.localhost:3002/i/${uuid}.png`);
    expect(answer.body).toBe('picture');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox;/),
    });
    expect((await ask(`http://files.localhost:3002/i/${uuid}.jpg`)).statusCode).toBe(404);
    const { data } = await catalog.graphql('query ($uuid: ID!) { findFileDownload(uuid: $uuid) }', { uuid }, maker);
    const downloaded = await ask(data.findFileDownload);
    expect(downloaded.headers['content-disposition']).toBe("attachment; filename*=UTF-8''avatar.png");
    expect(downloaded.body).toBe('picture');
  });

  test('an original is served as an attachment, only with its token', async () => {
    const answer = await ask(story.file.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''story.ink",
      'content-security-policy': expect.stringMatching(/sandbox/),
      'cache-control': 'private, no-store',
    });
    expect(answer.body).toBe(storyFixture('the-night-shop'));
    const bare = story.file.url.split('?')[0] as string;
    const [, token] = game.file.url.split('?');
    expect((await ask(bare)).statusCode).toBe(403);
    expect((await ask(`${bare}?${token}`)).statusCode).toBe(403);
  });

  test('HEAD returns the length without reading the file', async () => {
    const { host, pathname, search } = new URL(story.file.url);
    const head = async (range: object) => {
      const answer = await servers.files.inject({ method: 'HEAD', url: pathname + search, headers: { host, ...range } });
      return [answer.statusCode, answer.headers['content-length'], answer.body];
    };
    const size = Buffer.byteLength(storyFixture('the-night-shop'));
    expect([await head({}), await head({ range: 'bytes=0-9' })]).toEqual([
      [200, String(size), ''],
      [206, '10', ''],
    ]);
  });

  test('are downloaded with the longest possible name', async () => {
    const basename = `${'🐈'.repeat(125)}.ink`;
    const { data } = await catalog.graphql(
      'mutation ($basename: String!) { addFile(basename: $basename, content: "-> END") { url } }',
      { basename },
      maker,
    );
    const answer = await ask(data.addFile.url);
    expect([answer.statusCode, answer.body]).toEqual([200, '-> END']);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(basename)}`);
  });

  test('are served at their own host only', async () => {
    for (const host of ['localhost:3000', 'evil.example', `a-${story.uuid}.localhost:3005`]) {
      expect((await ask(story.file.url, { host })).statusCode).toBe(404);
    }
  });
});
