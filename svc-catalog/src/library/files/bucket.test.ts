import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Answer, faultOf, s3Front } from '@meowtale/bucket/testing';
import { chunksOf } from '@meowtale/contracts/inputs/catalog/upload-session';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { beginUpload, type FileInParts, getSession, mergeUpload, partOf, type TestSession } from '../../testing/parts.ts';
import { QUIET } from '../../testing/publishings.ts';
import { type TestS3, testS3 } from '../../testing/s3.ts';
import { type ContentServers, contentServers, filesOnDisk, upload, visit } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';
import { keys, type Storage } from '../storage/model.ts';
import { createStorage } from '../storage/service.ts';
import { mergeKind } from './merge.ts';
import { expireUploads } from './sessions.ts';

let s3: TestS3;
let catalog: TestCatalog;
let servers: ContentServers;
let maker: TestPersonWithUuid;
const playerDir = mkdtempSync(join(tmpdir(), 'player-test-'));

beforeAll(async () => {
  writeFileSync(join(playerDir, 'index.html'), 'player');
  s3 = await testS3();
  catalog = await testCatalog({ storage: s3.env });
  servers = await contentServers(catalog, playerDir);
  maker = await catalog.creator('maker');
});
afterAll(async () => {
  await servers?.close();
  await catalog?.close();
  await s3?.close();
  rmSync(playerDir, { recursive: true, force: true });
});

const game = (): FileInParts => ({
  name: 'game.zip',
  content: makeZip([
    { name: 'index.html', content: '<html><head></head>play</html>' },
    { name: 'noise.bin', content: randomBytes(6 * 1024 ** 2), level: 0 },
  ]),
});
const used = async () => Number((await catalog.db('storage_usage').where({ user_uuid: maker.muid }).first())?.used_bytes ?? 0);
const begun = async (file: FileInParts) => (await beginUpload(catalog, maker, file)).session;
const send = (session: TestSession, { content }: FileInParts) =>
  Promise.all(
    session.chunks.map(async ({ n, url }) => {
      const answer = await fetch(url, { method: 'PUT', body: new Uint8Array(partOf(content, n)) });
      expect(answer.status).toBe(200);
    }),
  );
const ask = async (query: string, variables: object) => {
  const { data, errors } = await catalog.graphql(query, { ...variables }, maker);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

test('with a bucket, parts are sent to it directly; the game made of them is played from it and deleted with its app', async () => {
  const file = game();
  const session = await begun(file);
  expect(session.chunks.every(({ url }) => url.startsWith(`${s3.env.STORAGE_S3_ENDPOINT}/meowtale/uploads/`))).toBe(true);
  await send({ ...session, chunks: session.chunks.slice(1) }, file);
  const half = (await getSession(catalog, maker, session.uuid)).session;
  expect(half.chunks.map(({ is_there }) => is_there)).toEqual([false, true]);
  expect((await mergeUpload(catalog, maker, session.uuid)).code).toBe('upload/incomplete');
  await send(half, file);
  expect(await mergeUpload(catalog, maker, session.uuid)).toMatchObject({ state: 1, result: { uuid: session.uuid } });
  expect(s3.keys()).toEqual([`originals/${session.uuid.slice(-2)}/${session.uuid}`]);

  const { addApp } = await ask('mutation { addApp(name: "A game", default_lang: "en-US") { uuid } }', {});
  const made = 'mutation ($uuid: ID!, $file: ID!) { setAppUpload(uuid: $uuid, file_uuid: $file) { state previewUrl } }';
  const { setAppUpload } = await ask(made, { uuid: addApp.uuid, file: session.uuid });
  expect(setAppUpload.state).toBe('ready');
  expect((await visit(servers.works, setAppUpload.previewUrl)).body).toContain('play</html>');
  const part = await visit(servers.works, `${setAppUpload.previewUrl}noise.bin`, { range: 'bytes=5-9' });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 5]);

  const copied = await ask('mutation ($uuid: ID!) { copyApp(uuid: $uuid) { state result } }', { uuid: addApp.uuid });
  for (const uuid of [addApp.uuid, copied.copyApp.result.uuid]) {
    await ask('mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["flag:delete"]) { uuid } delApp(uuid: $uuid) }', { uuid });
  }
  expect([await used(), s3.keys(), filesOnDisk(catalog)]).toEqual([0, [], []]);
});

test('with a bucket, bytes other than announced are rejected, and nothing remains', async () => {
  const file = game();
  const session = await begun(file);
  await send(session, game());
  expect((await mergeUpload(catalog, maker, session.uuid)).code).toBe('upload/changed');
  const left = await begun(file);
  await send(left, file);
  await catalog.moveClock(25 * 3600);
  await expireUploads(catalog.db, catalog.storage);
  await catalog.moveClock(-25 * 3600);
  expect([await used(), s3.keys(), filesOnDisk(catalog)]).toEqual([0, [], []]);
});

test('with a bucket, four merges at once are one job with one result', async () => {
  const file = game();
  const session = await begun(file);
  await send(session, file);
  const jobs = await Promise.all(Array.from({ length: 4 }, () => mergeUpload(catalog, maker, session.uuid)));
  expect(jobs.map(({ code }) => code)).toEqual(Array(4).fill(undefined));
  expect(jobs).toEqual(Array(4).fill(expect.objectContaining({ uuid: jobs[0]?.uuid, state: 1, result: { uuid: session.uuid } })));
  await ask('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid: session.uuid });
});

test('with a bucket, a merge whose job failed after joining the parts can be repeated', async () => {
  const file = game();
  const session = await begun(file);
  await send(session, file);
  const { storage_handle, size_bytes } = await catalog.db('upload_sessions').where({ uuid: session.uuid }).first();
  await catalog.storage.parts.join({ key: keys.original(session.uuid), size: size_bytes, handle: storage_handle }, chunksOf(size_bytes));
  const failed = {
    uuid: uuidv7(),
    kind: 'merge-upload',
    user_uuid: maker.muid,
    subject: session.uuid,
    input: '{}',
    timeout_ms: 1,
    state: 2,
  };
  await catalog.db('jobs').insert(failed);
  await catalog.db('upload_sessions').where({ uuid: session.uuid }).update({ merge_job: failed.uuid });
  expect((await getSession(catalog, maker, session.uuid)).session.chunks.map(({ is_there }) => is_there)).toEqual([true, true]);
  expect(await mergeUpload(catalog, maker, session.uuid)).toMatchObject({ state: 1, result: { uuid: session.uuid } });
  await ask('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid: session.uuid });
});

/** Runs the merge job. */
const merge = async (uuid: string, storage: Storage) => {
  const job = {
    uuid: uuidv7(),
    userUuid: maker.muid,
    input: { upload: uuid },
    attempt: 1,
    leftMs: 600_000,
    signal: AbortSignal.timeout(60_000),
  };
  const finish = await mergeKind(catalog.db, storage).run({ ...job, tell: async () => {}, log: QUIET });
  return catalog.db.transaction(finish);
};

test('with a bucket, a part lost before joining is reported, and nothing remains', async () => {
  const file = game();
  const session = await begun(file);
  await send(session, file);
  const { storage_handle } = await catalog.db('upload_sessions').where({ uuid: session.uuid }).first();
  await catalog.storage.remove(`${storage_handle}/2`);
  await expect(merge(session.uuid, catalog.storage)).rejects.toMatchObject({ code: 'upload/changed' });
  expect([await used(), s3.keys(), filesOnDisk(catalog)]).toEqual([0, [], []]);
});

/** Failures between the service and the bucket while parts are joined, and the results. */
const ASTRAY: Record<string, { on: RegExp; answer(pass: () => Promise<Answer>, uuid: string): Promise<Answer>; becomes: string }> = {
  'the whole was made and the answer lost: asked again there is no such upload': {
    on: /^POST .*uploadId=/,
    answer: async (pass) => (await pass()) && faultOf('NoSuchUpload'),
    becomes: 'a file',
  },
  'another attempt made the whole first and took the parts away': {
    on: /^GET .*uploads\/.*\/2/,
    async answer(pass, uuid) {
      const { storage_handle, size_bytes } = await catalog.db('upload_sessions').where({ uuid }).first();
      const incoming = { key: keys.original(uuid), size: size_bytes, handle: storage_handle };
      await catalog.storage.parts.join(incoming, chunksOf(size_bytes));
      return pass();
    },
    becomes: 'a file',
  },
  'the bucket knows nothing of the upload that was begun': {
    on: /^PUT .*uploadId=/,
    answer: async () => faultOf('NoSuchUpload'),
    becomes: 'NoSuchUpload',
  },
  'the bucket is gone for a while': {
    on: /^GET .*uploads\/.*\/2/,
    answer: async () => faultOf('NoSuchBucket'),
    becomes: 'NoSuchBucket',
  },
};

test.each(Object.keys(ASTRAY))('with a bucket, parts aren’t deleted when %s', async (which) => {
  const { on, answer, becomes } = ASTRAY[which] as (typeof ASTRAY)[string];
  const file = game();
  const session = await begun(file);
  await send(session, file);
  const front = await s3Front(s3.env.STORAGE_S3_ENDPOINT, ({ method, path, pass }) =>
    on.test(`${method} ${path}`) ? answer(pass, session.uuid) : pass(),
  );
  const storage = await createStorage({ ...s3.env, STORAGE_S3_ENDPOINT: front.endpoint, FILES_DIR: catalog.filesDir });
  const made = await merge(session.uuid, storage).then(
    () => 'a file',
    (error: Error) => error.name,
  );
  await front.close();
  expect(made).toBe(becomes);
  if (becomes !== 'a file') expect(await merge(session.uuid, catalog.storage)).toEqual({ uuid: session.uuid });
  expect(await catalog.db('files').where({ uuid: session.uuid }).first()).toMatchObject({ size_bytes: file.content.length });
  await ask('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid: session.uuid });
  expect([await used(), s3.keys(), filesOnDisk(catalog)]).toEqual([0, [], []]);
});

test('with a bucket, an upload continues after an interrupted part, and after an interrupted merge', async () => {
  const file = game();
  const session = await begun(file);
  const [first, second] = session.chunks as [TestSession['chunks'][0], TestSession['chunks'][0]];
  const half = request(first.url, { method: 'PUT', headers: { 'content-length': first.size } });
  const cut = new Promise((resolve) => half.on('error', () => undefined).on('close', resolve));
  half.write(partOf(file.content, first.n).subarray(0, first.size / 2), () => half.destroy());
  await cut;
  await send({ ...session, chunks: [second] }, file);
  const left = (await getSession(catalog, maker, session.uuid)).session.chunks.filter(({ is_there }) => !is_there);
  expect(left.map(({ n }) => n)).toEqual([first.n]);
  await send({ ...session, chunks: left }, file);

  const dies = async () => Promise.reject(new Error('killed'));
  await expect(merge(session.uuid, { ...catalog.storage, open: dies })).rejects.toThrow('killed');
  expect(await merge(session.uuid, catalog.storage)).toEqual({ uuid: session.uuid });
  const sha256 = createHash('sha256').update(file.content).digest('hex');
  expect(await catalog.db('files').where({ uuid: session.uuid }).first()).toMatchObject({ size_bytes: file.content.length, sha256 });
  await ask('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid: session.uuid });
  expect([await used(), s3.keys(), filesOnDisk(catalog)]).toEqual([0, [], []]);
});

test('with a bucket, pictures are stored, shown and scaled down as on a disk', async () => {
  const content = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#b93818' } })
    .jpeg()
    .toBuffer();
  const { uuid, url } = (await upload(catalog, maker, { fields: { scope: 'store', target: 'cover' }, name: 'x.jpg', content })).json();
  expect((await visit(servers.files, url)).headers['content-type']).toBe('image/jpeg');
  expect((await visit(servers.files, url.replace('.jpg', '_352.webp'))).statusCode).toBe(200);
  expect(s3.keys().length).toBe(2);
  await ask('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid });
  expect([await used(), s3.keys(), filesOnDisk(catalog)]).toEqual([0, [], []]);
});
