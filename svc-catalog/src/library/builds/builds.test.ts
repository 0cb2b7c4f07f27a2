import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ASYNC_STATE, BUILD_KEPT_DAYS } from '@meowtale/contracts';
import { carryOut } from '@meowtale/service-kit';
import { waitFor } from '@meowtale/service-kit/testing';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { openPromise } from 'yauzl';
import type { Db } from '../../database.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { storyFileWith } from '../../testing/drama.ts';
import { QUIET } from '../../testing/publishings.ts';
import { type ContentServers, contentServers, filesOnDisk, makeApp, storyArchive, upload, visit } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';
import { planConsumer } from '../plans/events.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import { buildAppKind } from './build-app.ts';
import { dropSpentBuilds } from './service.ts';

const DAY = 86_400;
const playerDir = mkdtempSync(join(tmpdir(), 'player-'));
const PLAYER: Record<string, string> = {
  'index.html':
    '<head><title>Meowtale</title><link rel="preload" href="/__player/figtree.woff2" crossorigin /><script defer src="/__player/player.1.js"></script></head>',
  'player.1.js': 'play()',
  'player.1.css': 'src: url(/__player/figtree.woff2)',
  'runtime.2.js': 'r.p="/__player/"',
  'figtree.woff2': 'latin',
  'noto-sans-jp-1.woff2': 'kana',
  'noto-sans-kr-1.woff2': 'hangul',
  'bridge.js': 'bridge',
  'frame.js': 'frame',
  'built-from.txt': 'hash',
};
let catalog: TestCatalog;
let servers: ContentServers;
let maker: TestPersonWithUuid;
let pro: TestPersonWithUuid;
/** A fake of the operator's builder: the requests it received, and its response, sent when `mayAnswer` resolves. */
let builder: Server;
const sent: { headers: Record<string, unknown>; body: Buffer }[] = [];
let answer = { status: 200, body: Buffer.from('PK\u0003\u0004 an apk') };
let mayAnswer: Promise<void> = Promise.resolve();

beforeAll(async () => {
  for (const [name, content] of Object.entries(PLAYER)) writeFileSync(join(playerDir, name), content);
  builder = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    sent.push({ headers: request.headers, body: Buffer.concat(chunks) });
    await mayAnswer;
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((listening) => builder.listen(0, '127.0.0.1', listening));
  const BUILDER_ANDROID_URL = `http://127.0.0.1:${(builder.address() as AddressInfo).port}/apk`;
  catalog = await testCatalog({ building: { PLAYER_DIR: playerDir, BUILDER_ANDROID_URL, BUILDER_ANDROID_TOKEN: 'secret' } });
  servers = await contentServers(catalog, playerDir);
  maker = await catalog.creator('maker');
  pro = await catalog.creator('pro');
  const at = (day: number) => new Date(Date.now() + day * DAY * 1000 - 1000).toISOString();
  const plans = [{ grade: 1, startedAt: at(0), endedAt: at(30) }];
  await catalog.deliver(planConsumer, { aggregateId: pro.muid, payload: { userUuid: pro.muid, revision: 1, plans } });
});
afterAll(async () => {
  await servers?.close();
  await catalog?.close();
  builder?.close();
  rmSync(playerDir, { recursive: true, force: true });
});

const ADD =
  'mutation ($uuid: ID!, $platform: String!, $useAsync: Boolean) { addAppBuild(uuid: $uuid, platform: $platform, useAsync: $useAsync) { uuid state result error } }';
const FIND =
  'query ($app: ID, $platform: String) { findStoreAppBuild(app_uuid: $app, platform: $platform) { uuid app_uuid platform version state reason branded basename size url } }';
const codeOf = (response: { errors?: { extensions: { code: string } }[] }) => response.errors?.[0]?.extensions.code;
const ask = (uuid: string, platform: string, person = maker, useAsync = false) =>
  catalog.graphql(ADD, { uuid, platform, useAsync }, person);
const list = async (variables: object, person = maker) => (await catalog.graphql(FIND, { ...variables }, person)).data.findStoreAppBuild;
async function build(uuid: string, platform: string, person = maker) {
  const { data } = await ask(uuid, platform, person);
  expect(data.addAppBuild).toMatchObject({ state: ASYNC_STATE.done, error: null });
  const [made] = await list({ app: uuid, platform }, person);
  expect(made.uuid).toBe(data.addAppBuild.result.uuid);
  return made;
}
/** The job kind that builds apps, without an Android builder. */
const kind = () => buildAppKind({ storage: catalog.storage, playerDir, home: 'http://localhost:3000', android: null });
const building = (app: string, build: string) => ({
  uuid: uuidv7(),
  userUuid: maker.muid,
  input: { build, app, version: 1, platform: 'web' as const, name: 'A work', branded: true },
  attempt: 1,
  leftMs: 600_000,
  signal: AbortSignal.any([]),
  tell: async () => {},
  log: QUIET,
});
const story = (person = maker) => makeApp(catalog, person, 'Hi\n-> END');

/** Returns a zip's contents by file name. */
async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const path = join(playerDir, '..', `${uuidv7()}.zip`);
  writeFileSync(path, bytes);
  const zip = await openPromise(path, { autoClose: false });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await new Response((await zip.openReadStreamPromise(entry)) as unknown as BodyInit).text();
  }
  zip.close();
  rmSync(path);
  return files;
}
const download = async (url: string) => unzip((await visit(servers.files, url)).rawPayload);

describe('a story built for the web', () => {
  test('is a zip whose page contains the player and the story, with Meowtale’s logo and panel', async () => {
    const app = await makeApp(catalog, maker, storyArchive({ 'en-US': 'Hi </script>\n-> END', 'ja-JP': 'やあ\n-> END' }), 'tale.zip');
    const made = await build(app.uuid, 'web');
    expect(made).toMatchObject({ state: 'passed', reason: null, version: 1, branded: true, basename: 'A work-v1-web.zip' });
    const response = await visit(servers.files, made.url);
    expect([response.rawPayload.length, response.headers['content-disposition']]).toEqual([
      made.size,
      "attachment; filename*=UTF-8''A%20work-v1-web.zip",
    ]);
    const files = await download(made.url);
    expect(Object.keys(files).sort()).toEqual([
      'frame.js',
      'index.html',
      'work/index.html',
      'work/player/figtree.woff2',
      'work/player/noto-sans-jp-1.woff2',
      'work/player/player.1.css',
      'work/player/player.1.js',
      'work/player/runtime.2.js',
      'work/work.js',
    ]);
    expect(files['index.html']).toContain('data-home="http://localhost:3000"');
    expect(files['index.html']).toContain('<iframe src="work/index.html" title="A work"');
    expect(files['work/index.html']).toContain('<title>A work</title><script src="work.js"></script>');
    expect(files['work/index.html']).toContain('<script defer src="player/player.1.js">');
    expect([files['work/player/player.1.css'], files['work/player/runtime.2.js']]).toEqual(['src: url(figtree.woff2)', 'r.p="player/"']);
    expect(JSON.stringify(files)).not.toContain('/__player/');
    const carried = files['work/work.js'] ?? '';
    expect(carried).not.toContain('<');
    const { host, stories } = JSON.parse(carried.replace('globalThis.__meowtaleWork=', '').replace(/;$/, ''));
    expect([host.languages, Object.keys(stories).sort()]).toEqual([
      ['en-US', 'ja-JP'],
      ['story.ja-JP.json', 'story.json'],
    ]);
  });

  test('of the story model contains its pictures', async () => {
    const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } });
    const file = { fields: { scope: 'app' }, name: 'a.png', content: await image.png().toBuffer() };
    const background = `${(await upload(catalog, pro, file)).json().uuid}.jpg`;
    const app = await makeApp(catalog, pro, JSON.stringify(storyFileWith({ background })), 'ferry.json');
    const files = await download((await build(app.uuid, 'windows', pro)).url);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['index.html', `pictures/${background}`, 'work.js', 'Play.cmd']));
    const { host, stories } = JSON.parse((files['work.js'] ?? '').replace('globalThis.__meowtaleWork=', '').replace(/;$/, ''));
    expect(host).toMatchObject({ kind: 'story', pictures: { [background]: { name: 'The harbour' } } });
    expect([Object.keys(stories), stories['story.json'].kind]).toEqual([['story.json'], 'drama']);
  });

  test('with PRO has no logo or panel; a game contains the files as uploaded', async () => {
    const page = '<html><head></head>play</html>';
    const game = await makeApp(
      catalog,
      pro,
      makeZip([
        { name: 'index.html', content: page },
        { name: 'art/cat.png', content: 'png' },
      ]),
      'game.zip',
    );
    const made = await build(game.uuid, 'web', pro);
    expect([made.branded, await download(made.url)]).toEqual([false, { 'index.html': page, 'art/cat.png': 'png' }]);
  });
});

describe('other platforms', () => {
  test('need PRO; with Basic they are rejected before a job is added', async () => {
    const app = await story();
    for (const platform of ['windows', 'android']) expect(codeOf(await ask(app.uuid, platform))).toBe('plan/required');
    expect(codeOf(await ask(app.uuid, 'ios'))).toBe('input/invalid');
    expect(await list({ app: app.uuid })).toEqual([]);
  });

  test('for windows contains a command file that opens the page', async () => {
    const app = await story(pro);
    const made = await build(app.uuid, 'windows', pro);
    const files = await download(made.url);
    expect([made.basename, files['Play.cmd'], files['index.html']]).toEqual([
      'A work-v1-windows.zip',
      '@start "" "%~dp0index.html"\r\n',
      expect.stringContaining('work.js'),
    ]);
  });

  test('for android is an .apk made by the operator’s builder', async () => {
    const app = await story(pro);
    const made = await build(app.uuid, 'android', pro);
    expect([made.state, made.basename]).toEqual(['passed', 'A work-v1-android.apk']);
    expect((await visit(servers.files, made.url)).body).toBe(answer.body.toString());
    const [{ headers, body }] = sent.slice(-1) as [(typeof sent)[0]];
    expect(headers).toMatchObject({
      authorization: 'Bearer secret',
      'x-app-uuid': app.uuid,
      'x-app-name': 'A%20work',
      'x-app-version': '1',
    });
    expect(Object.keys(await unzip(body))).toContain('index.html');
    const before = filesOnDisk(catalog);
    for (const refusal of [
      { status: 422, body: Buffer.from('no') },
      { status: 200, body: Buffer.from('<html>not an apk') },
    ]) {
      answer = refusal;
      expect(await build(app.uuid, 'android', pro)).toMatchObject({ state: 'refused', reason: 'builderRefused', url: null, size: 0 });
    }
    expect(filesOnDisk(catalog)).toEqual(before);
  });

  test('for android without a builder is refused with a reason', async () => {
    const bare = await testCatalog({ building: { PLAYER_DIR: playerDir } });
    const person = await bare.person('contracted', ['contracted_author']);
    const at = (day: number) => new Date(Date.now() + day * DAY * 1000).toISOString();
    const plans = [{ grade: 1, startedAt: at(-1), endedAt: at(30) }];
    await bare.deliver(planConsumer, { aggregateId: person.muid, payload: { userUuid: person.muid, revision: 1, plans } });
    const app = await makeApp(bare, person, 'Hi\n-> END');
    await bare.graphql(ADD, { uuid: app.uuid, platform: 'android' }, person);
    const { data } = await bare.graphql(FIND, { app: app.uuid }, person);
    expect(data.findStoreAppBuild).toMatchObject([{ state: 'refused', reason: 'androidUnavailable', url: null }]);
    await bare.close();
  });
});

describe('builds', () => {
  test('are listed, downloaded and added by their app’s owner only', async () => {
    const app = await story();
    const made = await build(app.uuid, 'web');
    const other = await catalog.creator('other');
    expect([await list({}, other), codeOf(await ask(app.uuid, 'web', other))]).toEqual([[], '404']);
    const { origin, pathname, search } = new URL(made.url);
    for (const url of [`${origin}${pathname}`, `${origin}${pathname}?c=x`, `${origin}${pathname.replace('/b/', '/d/')}${search}`]) {
      expect((await visit(servers.files, url)).statusCode).toBe(403);
    }
    await catalog.moveClock(16 * 60);
    const late = await contentServers(catalog, playerDir);
    expect((await visit(late.files, made.url)).statusCode).toBe(403);
    await late.close();
    await catalog.moveClock(-16 * 60);
  });

  test('of one app and platform run one at a time; an empty app, or one in the trash, is rejected', async () => {
    const app = await story(pro);
    const { promise, resolve: answerNow } = Promise.withResolvers<void>();
    mayAnswer = promise;
    answer = { status: 200, body: Buffer.from('PK\u0003\u0004 an apk') };
    const requests = Array.from({ length: 5 }, () => ask(app.uuid, 'android', pro, true));
    expect((await Promise.all(requests)).map(codeOf).sort()).toEqual([...Array(4).fill('job/running'), undefined]);
    answerNow();
    await waitFor(async () => (await list({ app: app.uuid }, pro))[0]?.state === 'passed');
    expect(await list({ app: app.uuid }, pro)).toHaveLength(1);
    const empty = await catalog.graphql('mutation { addApp(name: "Empty", default_lang: "en-US") { uuid } }', {}, maker);
    expect(codeOf(await ask(empty.data.addApp.uuid, 'web'))).toBe('input/invalid');
    const trash = 'mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["flag:delete"]) { uuid } }';
    await catalog.graphql(trash, { uuid: app.uuid }, pro);
    expect(codeOf(await ask(app.uuid, 'web', pro))).toBe('input/invalid');
  });

  test('are replaced by the next one that passes, for each platform separately', async () => {
    const remaining = () =>
      filesOnDisk(catalog)
        .filter((path) => path.startsWith('builds/'))
        .map((path) => path.split('/').at(-1));
    const [app, another] = [await story(pro), await story(pro)];
    const first = await build(app.uuid, 'web', pro);
    const others = [await build(app.uuid, 'windows', pro), await build(another.uuid, 'web', pro)].map(({ uuid }) => uuid);
    const second = await build(app.uuid, 'web', pro);
    expect((await list({ app: app.uuid }, pro)).map(({ uuid }: { uuid: string }) => uuid)).toEqual([second.uuid, others[0]]);
    expect(remaining()).toEqual(expect.arrayContaining([...others, second.uuid]));
    expect(remaining()).not.toContain(first.uuid);
    expect((await visit(servers.files, first.url)).statusCode).toBe(404);
    answer = { status: 200, body: Buffer.from('PK\u0003\u0004 an apk') };
    const apk = await build(app.uuid, 'android', pro);
    answer = { status: 422, body: Buffer.from('no') };
    expect((await build(app.uuid, 'android', pro)).state).toBe('refused');
    expect(remaining()).toContain(apk.uuid);
  });

  test('stay with their files when a newer build fails to commit or an older one ends later', async () => {
    const app = await story();
    const first = await build(app.uuid, 'web');
    const second = await build(app.uuid, 'web');
    const row = { app_uuid: app.uuid, user_uuid: maker.muid, platform: 'web', version: 1, branded: true, job_uuid: uuidv7() };
    // The first one's job ends late, and the third one's transaction is rolled back.
    await catalog.db('app_builds').insert({ ...row, uuid: first.uuid, created_at: new Date(0) });
    const late = await kind().run(building(app.uuid, first.uuid));
    await carryOut(catalog.db, late, late.after);
    const third = uuidv7();
    await catalog.db('app_builds').insert({ ...row, uuid: third });
    const lost = await kind().run(building(app.uuid, third));
    const end = async (tx: Db) => {
      await lost(tx);
      throw new Error('it is another’s by now');
    };
    await expect(carryOut(catalog.db, end, lost.after)).rejects.toThrow('another’s');
    expect((await visit(servers.files, second.url)).statusCode).toBe(200);
    expect(await catalog.db('app_builds').where({ uuid: second.uuid }).first()).toMatchObject({ state: 'passed' });
    // A repeated transaction finds the stored file.
    let tries = 0;
    const again = async (tx: Db) => {
      const result = await lost(tx);
      tries += 1;
      if (tries === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
      return result;
    };
    expect([await carryOut(catalog.db, again, lost.after), tries]).toEqual([{ uuid: third, state: 'passed' }, 2]);
    expect((await list({ app: app.uuid })).map(({ uuid }: { uuid: string }) => uuid)).toEqual([third]);
    expect((await visit(servers.files, second.url)).statusCode).toBe(404);
  });

  test('are deleted with their files when they are old or their app is gone', async () => {
    const storage = diskStorage(catalog.filesDir);
    const listed = async () => (await list({})).map(({ uuid }: { uuid: string }) => uuid);
    const [app, deleted] = [await story(), await story()];
    const young = await build(app.uuid, 'web');
    const orphan = await build(deleted.uuid, 'web');
    const trash = 'mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["flag:delete"]) { uuid } }';
    await catalog.graphql(trash, { uuid: deleted.uuid }, maker);
    await catalog.graphql('mutation ($uuid: ID!) { delApp(uuid: $uuid) }', { uuid: deleted.uuid }, maker);
    await dropSpentBuilds(catalog.db, storage);
    const left = await listed();
    expect([left.includes(young.uuid), left.includes(orphan.uuid)]).toEqual([true, false]);
    const files = () =>
      readdirSync(join(catalog.filesDir, 'builds'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files().map(({ name }) => name)).toContain(young.uuid);
    expect(files().map(({ name }) => name)).not.toContain(orphan.uuid);
    await catalog.moveClock(BUILD_KEPT_DAYS * DAY);
    await dropSpentBuilds(catalog.db, storage);
    expect([await listed(), files()]).toEqual([[], []]);
    await catalog.moveClock(-BUILD_KEPT_DAYS * DAY);
  });
});
