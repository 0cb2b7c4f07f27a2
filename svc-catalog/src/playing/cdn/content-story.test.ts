import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { issuePlayUrl } from '../../library/capabilities/service.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { storyFileWith } from '../../testing/drama.ts';
import { type ContentServers, contentServers, makeApp, upload, visit } from '../../testing/works.ts';

let catalog: TestCatalog;
let servers: ContentServers;
let maker: TestPersonWithUuid;
const playerDir = mkdtempSync(join(tmpdir(), 'player-test-'));

beforeAll(async () => {
  writeFileSync(join(playerDir, 'index.html'), '/* index.html */');
  catalog = await testCatalog();
  servers = await contentServers(catalog, playerDir);
  maker = await catalog.creator('maker');
});
afterAll(async () => {
  await servers?.close();
  await catalog?.close();
  rmSync(playerDir, { recursive: true, force: true });
});

test('a story of the story model is played by the same player, with its pictures from its own origin', async () => {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } });
  const file = { fields: { scope: 'app' }, name: 'a.png', content: await image.png().toBuffer() };
  const background = `${(await upload(catalog, maker, file)).json().uuid}.jpg`;
  const ferry = await makeApp(catalog, maker, JSON.stringify(storyFileWith({ background })), 'ferry.json');
  const url = await issuePlayUrl(
    catalog.db,
    {
      addresses: { files: '', siteOrigin: String, workOrigin: (app: string) => `http://a-${app}.localhost:3005` },
      grantSecret: catalog.env.GRANT_SIGNING_SECRET,
    },
    { appUuid: ferry.uuid, version: 1, personUuid: maker.muid, storeUuid: null, basis: 'owner' },
  );
  const at = (address: string) => visit(servers.works, address);
  /** Requests a path without a browser's normalization. */
  const visitRaw = (path: string) => servers.works.inject({ url: new URL(url).pathname + path, headers: { host: new URL(url).host } });
  expect((await at(url)).body).toBe('/* index.html */');
  expect((await at(`${url}story.json`)).json()).toMatchObject({ kind: 'drama', endings: 2 });
  expect((await at(`${url}__meowtale/host.json`)).json()).toMatchObject({
    kind: 'story',
    languages: ['en-US', 'de-DE'],
    pictures: { [background]: { name: 'The harbour', width: 40, height: 30 } },
  });
  const picture = await at(`${url}pictures/${background}`);
  expect([picture.statusCode, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'private, no-cache',
  ]);
  expect(String(picture.headers['content-security-policy'])).toContain("img-src 'self';");
  for (const path of [
    'work.json',
    'story.de-DE.json',
    'pictures/',
    `pictures/${background.replace('.jpg', '.png')}`,
    'pictures/..%2fwork.json',
  ]) {
    expect([path, (await visitRaw(path)).statusCode]).toEqual([path, 404]);
  }
});
