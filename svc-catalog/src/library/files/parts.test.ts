import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { GAME_PACK_MAX_BYTES } from '@meowtale/contracts';
import { chunkBytesOf, chunksOf } from '@meowtale/contracts/inputs/catalog/upload-session';
import { waitFor } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { beginUpload, type FileInParts, getSession, md5Of, mergeUpload, partOf, putChunk, uploadInParts } from '../../testing/parts.ts';
import { filesOnDisk } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';
import { expireUploads } from './sessions.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
let other: TestPersonWithUuid;

beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
  other = await catalog.creator('other');
});
afterEach(async () => {
  for (const table of ['upload_sessions', 'storage_usage', 'files']) await catalog.db(table).delete();
  for (const file of filesOnDisk(catalog)) rmSync(join(catalog.filesDir, file));
});
afterAll(() => catalog?.close());

/** A web game of three parts. */
const game = (): FileInParts => ({
  name: 'game.zip',
  content: makeZip([
    { name: 'index.html', content: 'x' },
    { name: 'noise.bin', content: randomBytes(11 * 1024 ** 2), level: 0 },
  ]),
});
const used = async (person = maker) =>
  Number((await catalog.db('storage_usage').where({ user_uuid: person.muid }).first())?.used_bytes ?? 0);
const begun = async (file: FileInParts, person = maker) => (await beginUpload(catalog, person, file)).session;
const put = (url: string, bytes: Buffer, headers?: Record<string, string>, person: TestPersonWithUuid | undefined = maker) =>
  putChunk(catalog, person, url, bytes, headers);
const rejectionOf = async (answer: ReturnType<typeof put>) => {
  const { statusCode, body } = await answer;
  const { code, fields } = body === '' ? {} : JSON.parse(body);
  return [statusCode, code, fields?.[0]?.key];
};
const throwAway = (uuid: string) => catalog.graphql('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid }, maker);

describe('parts', () => {
  test('have 5 MB, and 10 MB from 500 MB on; the last has the rest', () => {
    expect([chunkBytesOf(524_287_999), chunkBytesOf(524_288_000)]).toEqual([5_242_880, 10_485_760]);
    expect(chunksOf(5_242_881)).toEqual([
      { n: 1, start: 0, size: 5_242_880 },
      { n: 2, start: 5_242_880, size: 1 },
    ]);
    const most = chunksOf(GAME_PACK_MAX_BYTES);
    expect([most.length, most.reduce((sum, { size }) => sum + size, 0)]).toEqual([205, GAME_PACK_MAX_BYTES]);
  });

  test('sent in any order and at once make the file byte by byte, under its name', async () => {
    const file = { ...game(), name: '  A cat <in> a "box" 🐈‍⬛.zip ' };
    const session = await begun(file);
    expect(await used()).toBe(file.content.length);
    const responses = await Promise.all(session.chunks.toReversed().map(({ n, url }) => put(url, partOf(file.content, n))));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    const merged = await mergeUpload(catalog, maker, session.uuid);
    expect(merged).toMatchObject({ state: 1, result: { uuid: session.uuid }, error: null });
    const row = await catalog.db('files').where({ uuid: session.uuid }).first();
    const sha256 = createHash('sha256').update(file.content).digest('hex');
    expect(row).toMatchObject({ kind: 'zip', size_bytes: file.content.length, sha256, basename: 'A cat in a box 🐈‍⬛.zip' });
    const saved = readFileSync(`${catalog.filesDir}/originals/${session.uuid.slice(-2)}/${session.uuid}`);
    expect(saved.equals(file.content)).toBe(true);
    expect(await used()).toBe(file.content.length);
    expect(await mergeUpload(catalog, maker, session.uuid)).toMatchObject({ uuid: merged.uuid, state: 1 });
    expect((await getSession(catalog, maker, session.uuid)).status).toBe(404);
    expect((await throwAway(session.uuid)).data.delFile).toBe(true);
    expect([await used(), filesOnDisk(catalog)]).toEqual([0, []]);
    expect((await mergeUpload(catalog, maker, session.uuid)).code).toBe('upload/not-found');
  });

  test('are merged by one job, however many calls at once', async () => {
    const { content, name } = { name: 'game.zip', content: makeZip([{ name: 'index.html', content: 'x' }]) };
    const session = await begun({ name, content });
    await put(`/files/chunks/${session.uuid}/1`, content);
    const responses = await Promise.all(Array.from({ length: 8 }, () => mergeUpload(catalog, maker, session.uuid)));
    expect(new Set(responses.map(({ uuid, state, code }) => `${uuid} ${state} ${code}`)).size).toBe(1);
    expect(responses[0]).toMatchObject({ state: 1, result: { uuid: session.uuid } });
    await throwAway(session.uuid);
  });

  test('that are stored are listed, and needn’t be sent again', async () => {
    const file = game();
    const session = await begun(file);
    await put(`/files/chunks/${session.uuid}/2`, partOf(file.content, 2));
    const found = await getSession(catalog, maker, session.uuid);
    expect(found.session.chunks.map(({ n, is_there }) => [n, is_there])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    const { data } = await catalog.graphql('{ findUploadSession { uuid chunks { n is_there } } }', {}, maker);
    expect(data.findUploadSession).toEqual([
      { uuid: session.uuid, chunks: found.session.chunks.map(({ n, is_there }) => ({ n, is_there })) },
    ]);
    expect((await mergeUpload(catalog, maker, session.uuid)).code).toBe('upload/incomplete');
  });

  test('can be sent twice with the same bytes only', async () => {
    const file = game();
    const session = await begun(file);
    const [url, bytes] = [`/files/chunks/${session.uuid}/1`, partOf(file.content, 1)];
    const foreign = randomBytes(bytes.length);
    expect(await rejectionOf(put(url, bytes))).toEqual([204, undefined, undefined]);
    expect(await rejectionOf(put(url, bytes))).toEqual([204, undefined, undefined]);
    expect(await rejectionOf(put(url, foreign))).toEqual([422, 'upload/chunk-refused', 'upload.errors.chunkOther']);
  });

  test('of several writers at once are one writer’s, completely', async () => {
    const file = game();
    const session = await begun(file);
    const url = `/files/chunks/${session.uuid}/2`;
    const bodies = Array.from({ length: 8 }, () => randomBytes(5_242_880));
    const responses = await Promise.all(bodies.map((bytes) => put(url, bytes)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array(7).fill(422)]);
    const winner = bodies[responses.findIndex(({ statusCode }) => statusCode === 204)];
    const { storage_handle } = await catalog.db('upload_sessions').where({ uuid: session.uuid }).first();
    const written = readFileSync(`${catalog.filesDir}/${storage_handle}`).subarray(5_242_880, 2 * 5_242_880);
    expect(written.equals(winner as Buffer)).toBe(true);
  });
});

test('a part sent during the start of a merge waits for it, and is rejected', async () => {
  const file = game();
  const { uuid } = await begun(file);
  const asking = await catalog.db.transaction();
  await asking('upload_sessions').where({ uuid }).update({ merge_job: uuidv7() });
  const sent = rejectionOf(put(`/files/chunks/${uuid}/1`, partOf(file.content, 1)));
  const waiting = () => catalog.db('pg_stat_activity').whereRaw(`datname = current_database() and wait_event_type = 'Lock'`);
  await waitFor(async () => (await waiting()).length > 0);
  await asking.commit();
  expect([(await sent).slice(0, 2), await catalog.db('upload_chunks')]).toEqual([[404, 'upload/not-found'], []]);
});

test('a file of exactly 2 GB has its size in GraphQL', async () => {
  const [uuid, size_bytes] = [uuidv7(), GAME_PACK_MAX_BYTES];
  const row = { uuid, owner_uuid: maker.muid, scope: 'app', kind: 'zip', basename: 'a.zip', mime_type: 'application/zip', size_bytes };
  await catalog.db('files').insert({ ...row, sha256: '0'.repeat(64) });
  const query = 'mutation ($uuid: ID!) { setFile(uuid: $uuid, basename: "b.zip") { basename size } }';
  expect((await catalog.graphql(query, { uuid }, maker)).data?.setFile).toEqual({ basename: 'b.zip', size: 2_147_483_648 });
});

describe('a part is rejected without a trace,', () => {
  test('when its bytes are not the announced ones', async () => {
    const file = game();
    const session = await begun(file);
    const before = filesOnDisk(catalog);
    const [url, bytes] = [`/files/chunks/${session.uuid}/1`, partOf(file.content, 1)];
    const other = md5Of(Buffer.from('other'), 'base64');
    expect(await rejectionOf(put(url, bytes, { 'content-md5': other }))).toEqual([422, 'upload/chunk-refused', 'upload.errors.chunkMd5']);
    for (const wrong of ['', 'x', `${other}x`, 'AAAA'])
      expect((await rejectionOf(put(url, bytes, { 'content-md5': wrong })))[2]).toBe('upload.errors.md5');
    expect((await rejectionOf(put(url, bytes.subarray(1))))[2]).toBe('upload.errors.chunkLength');
    expect((await rejectionOf(put(url, Buffer.concat([bytes, bytes]))))[2]).toBe('upload.errors.chunkLength');
    for (const n of ['0', '4', '-1', '1.5', 'x', '1e0x'])
      expect((await rejectionOf(put(`/files/chunks/${session.uuid}/${n}`, bytes)))[1]).toBe('upload/not-found');
    expect(filesOnDisk(catalog)).toEqual(before);
    expect(await catalog.db('upload_chunks')).toEqual([]);
  });

  test('from another person, a guest, or another site', async () => {
    const file = game();
    const session = await begun(file);
    const [url, bytes] = [`/files/chunks/${session.uuid}/1`, partOf(file.content, 1)];
    const player = await catalog.person('player');
    expect((await rejectionOf(put(url, bytes, {}, other)))[1]).toBe('upload/not-found');
    expect((await rejectionOf(put(url, bytes, {}, player)))[1]).toBe('auth/forbidden');
    expect((await rejectionOf(putChunk(catalog, undefined, url, bytes)))[1]).toBe('auth/required');
    expect((await rejectionOf(put(url, bytes, { 'accept-version': '' })))[1]).toBe('gateway/version');
    expect((await getSession(catalog, other, session.uuid)).status).toBe(404);
    expect((await mergeUpload(catalog, other, session.uuid)).code).toBe('upload/not-found');
    const unsigned = await catalog.app.inject({ method: 'PUT', url, payload: bytes });
    expect([unsigned.statusCode, unsigned.json().code]).toEqual([401, 'gateway/signature']);
    expect(await catalog.db('upload_chunks')).toEqual([]);
  });
});

describe('storage', () => {
  const small = { name: 'game.zip', content: Buffer.from('x') };
  const start = async (size: number, person = other) => (await beginUpload(catalog, person, small, { size })).code;

  test('is taken when an upload begins and freed when it is deleted', async () => {
    const [one, two] = [await begun(game()), await begun(game())];
    const both = await used();
    expect((await throwAway(one.uuid)).data.delFile).toBe(true);
    expect((await throwAway(one.uuid)).errors?.[0]?.extensions.code).toBe('404');
    await Promise.all([throwAway(two.uuid), throwAway(two.uuid)]);
    expect([both > 22 * 1024 ** 2, await used(), filesOnDisk(catalog)]).toEqual([true, 0, []]);
  });

  test('can’t be exceeded by beginning many uploads at once', async () => {
    const hoarder = await catalog.creator('hoarder');
    await catalog.db('storage_usage').insert({ user_uuid: hoarder.muid, used_bytes: 5 * 1024 ** 3 - 5500 });
    const codes = await Promise.all(Array.from({ length: 9 }, () => start(1000, hoarder)));
    expect(codes.filter((code) => code === undefined)).toHaveLength(5);
    expect(new Set(codes)).toEqual(new Set([undefined, 'file/upload.app.add_size']));
    expect(await used(hoarder)).toBe(5 * 1024 ** 3 - 500);
  });

  test('is for ten open uploads of 1 byte to 2 GB', async () => {
    for (const [size, code] of [
      [0, 'input/invalid'],
      [1.5, 'input/invalid'],
      [GAME_PACK_MAX_BYTES + 1, 'upload/game-pack-too-big'],
    ] as const) {
      expect([size, await start(size)]).toEqual([size, code]);
    }
    const codes = await Promise.all(Array.from({ length: 12 }, () => start(10)));
    expect(codes.filter((code) => code === 'upload/limit')).toHaveLength(2);
    expect(await used(other)).toBe(100);
  });

  test('is freed a day after the upload was last continued', async () => {
    const file = game();
    const session = await begun(file);
    const expire = () => expireUploads(catalog.db, catalog.storage);
    await catalog.moveClock(23 * 3600);
    await put(`/files/chunks/${session.uuid}/1`, partOf(file.content, 1));
    await expire();
    expect(await used()).toBe(file.content.length);
    await catalog.moveClock(25 * 3600);
    await Promise.all([expire(), expire()]);
    expect([await used(), filesOnDisk(catalog), (await getSession(catalog, maker, session.uuid)).status]).toEqual([0, [], 404]);
    expect((await rejectionOf(put(`/files/chunks/${session.uuid}/2`, partOf(file.content, 2))))[1]).toBe('upload/not-found');
    await catalog.moveClock(-48 * 3600);
  });
});

test('a file can be renamed without changing its kind of ending', async () => {
  const { session } = await uploadInParts(catalog, maker, game());
  const query = 'mutation ($uuid: ID!, $basename: String!) { setFile(uuid: $uuid, basename: $basename) { basename } }';
  const rename = async (basename: string, uuid = session.uuid) => {
    const { data, errors } = await catalog.graphql(query, { uuid, basename }, maker);
    return data?.setFile?.basename ?? errors?.[0]?.extensions.fields?.map(({ path, key }) => `${path} ${key}`).join();
  };
  expect([await rename('night\u200b.ZIP'), await rename('night.exe'), await rename('..')]).toEqual([
    'night.ZIP',
    'basename upload.errors.type',
    'basename upload.errors.type',
  ]);
  const [uuid, size_bytes] = [uuidv7(), 1];
  const columns = {
    owner_uuid: maker.muid,
    scope: 'app',
    kind: 'package',
    system: 'android',
    mime_type: 'x',
    size_bytes,
    basename: 'a.apk',
  };
  await catalog.db('files').insert({ ...columns, uuid, sha256: '0'.repeat(64) });
  expect([await rename('b.apk', uuid), await rename('b.zip', uuid)]).toEqual(['b.apk', 'basename upload.errors.package']);
});

describe('a whole that isn’t an accepted file is deleted and its storage freed:', () => {
  const merged = async (file: FileInParts) => {
    const { merged: job } = await uploadInParts(catalog, maker, file);
    return [job.state, job.code, await used(), filesOnDisk(catalog)];
  };
  const apk = makeZip([
    { name: 'AndroidManifest.xml', content: 'x' },
    { name: 'classes.dex', content: 'x' },
  ]);

  test.each<[string, FileInParts, string]>([
    ['text called a game', { name: 'game.zip', content: Buffer.from('x') }, 'upload/type-refused'],
    ['a picture of a story', { name: 'story.ink', content: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]) }, 'upload/type-refused'],
    ['a story in Latin 1', { name: 'story.ink', content: Buffer.from([0x48, 0xe9, 0x0a]) }, 'upload/type-refused'],
    ['a web game for Android', { name: 'game.apk', content: makeZip([{ name: 'index.html' }]), system: 'android' }, 'upload/type-refused'],
    ['an apk called a zip', { name: 'game.zip', content: apk, system: 'android' }, 'upload/type-refused'],
    ['an apk for Windows', { name: 'game.zip', content: apk, system: 'windows' }, 'upload/type-refused'],
    ['an apk for iOS', { name: 'game.ipa', content: apk, system: 'ios' }, 'upload/type-refused'],
    ['no archive for macOS', { name: 'game.zip', content: Buffer.from('PK\u0003\u0004x'), system: 'macos' }, 'upload/archive-refused'],
    [
      'a package for Windows with a name that Windows lacks',
      { name: 'a.zip', content: makeZip([{ name: 'a.exe' }, { name: 'aux.txt' }]), system: 'windows' },
      'upload/archive-refused',
    ],
    ['a package that climbs out', { name: 'a.zip', content: makeZip([{ name: '../a.exe' }]), system: 'windows' }, 'upload/archive-refused'],
  ])('%s', async (_what, file, code) => {
    expect(await merged(file)).toEqual([2, code, 0, []]);
  });

  test('a file that changed while it was sent', async () => {
    const file = game();
    const { session } = await beginUpload(catalog, maker, file, { md5: md5Of(Buffer.from('before')) });
    for (const { n, url } of session.chunks) await put(url, partOf(file.content, n));
    const job = await mergeUpload(catalog, maker, session.uuid);
    expect([job.state, job.code, await used(), filesOnDisk(catalog)]).toEqual([2, 'upload/changed', 0, []]);
  });

  test.each<[string, (path: string, content: Buffer) => unknown]>([
    ['is gone', (path) => rmSync(path)],
    ['was cut short', (path, content) => truncateSync(path, content.length - 1)],
    ['has a hole', (path, content) => [0, content.length].map((length) => truncateSync(path, length))],
  ])('what %s, after its parts were noted', async (_what, harm) => {
    const file = game();
    const session = await begun(file);
    for (const { n, url } of session.chunks) await put(url, partOf(file.content, n));
    const { storage_handle } = await catalog.db('upload_sessions').where({ uuid: session.uuid }).first();
    harm(join(catalog.filesDir, storage_handle), file.content);
    const job = await mergeUpload(catalog, maker, session.uuid);
    expect([job.state, job.code, await used(), filesOnDisk(catalog)]).toEqual([2, 'upload/changed', 0, []]);
  });

  test.each<[string, string, string[]]>([
    ['android', 'game.apk', ['AndroidManifest.xml', 'classes.dex']],
    ['ios', 'game.ipa', ['Payload/Game.app/Info.plist']],
    ['macos', 'game.zip', ['Game.app/Contents/MacOS/game']],
    ['windows', 'game.zip', ['My Game/Game.exe']],
  ])('but a package for %s is accepted', async (system, name, entries) => {
    const content = makeZip(entries.map((entry) => ({ name: entry, content: 'x' })));
    const { session, merged: job } = await uploadInParts(catalog, maker, { name, content, system });
    expect(job.state).toBe(1);
    expect(await catalog.db('files').where({ uuid: session.uuid }).first()).toMatchObject({ kind: 'package', system, basename: name });
  });
});
