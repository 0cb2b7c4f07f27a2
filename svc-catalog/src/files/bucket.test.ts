import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../testing/catalog.ts';
import { beginUpload, type FileInParts, getSession, mergeUpload, partOf, type TestSession } from '../testing/parts.ts';
import { type TestS3, testS3 } from '../testing/s3.ts';
import { type ContentServers, contentServers, filesOnDisk, upload, visit } from '../testing/works.ts';
import { makeZip } from '../testing/zip.ts';
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
    { name: 'noise.bin', content: randomBytes(6 * 1024 ** 2) },
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

test('with a bucket, parts pass no server of ours, and what is made of them is played from it and gone with it', async () => {
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

test('with a bucket, other bytes than were announced are no file, and nothing of them stays', async () => {
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

test('with a bucket, pictures are kept, shown and made smaller as on a disk', async () => {
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
