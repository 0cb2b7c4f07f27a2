import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, statfsSync, symlinkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isProof } from '@meowtale/service-kit/testing/proof';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { beginUpload, getSession, mergeUpload, partOf, putChunk } from '../../testing/parts.ts';
import { mountSmallDisk } from '../../testing/small-disk.ts';
import { filesOnDisk, upload } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import { asOutOfRoom, StorageOutOfRoom } from '../storage/errors.ts';
import { keys } from '../storage/model.ts';

const MEBIBYTE = 1024 ** 2;
/** A disk with space for one game and its package. */
const disk = await mountSmallDisk(32 * MEBIBYTE);
let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
});
afterAll(async () => {
  await catalog?.close();
  if (typeof disk !== 'string') await disk.close();
});

const used = async () => Number((await catalog.db('storage_usage').where({ user_uuid: maker.muid }).first())?.used_bytes ?? 0);

test('errors for a full disk are converted to one domain error, others are unchanged', () => {
  for (const code of ['ENOSPC', 'EDQUOT']) expect(asOutOfRoom(Object.assign(new Error(), { code }))).toBeInstanceOf(StorageOutOfRoom);
  const other = Object.assign(new Error(), { code: 'EIO' });
  expect(asOutOfRoom(other)).toBe(other);
});

/** Makes writes to a file fail for lack of space, by a link to `/dev/full`. Returns the function that undoes it. */
function fill(path: string): () => void {
  renameSync(path, `${path}.aside`);
  symlinkSync('/dev/full', path);
  return () => renameSync(`${path}.aside`, path);
}

test('an upload in parts is rejected without free blocks, and takes no storage', async () => {
  const uploads = join(catalog.filesDir, 'uploads');
  symlinkSync('/proc', uploads);
  expect((await beginUpload(catalog, maker, { name: 'game.zip', content: randomBytes(10) })).code).toBe('upload/storage-full');
  unlinkSync(uploads);
  expect([await used(), filesOnDisk(catalog)]).toEqual([0, []]);
});

test('space that open uploads have yet to write isn’t free for others, also for two that begin at once', async () => {
  const { bavail, bsize } = statfsSync(catalog.filesDir);
  const size = Math.floor(bavail * bsize * 0.6);
  const { parts } = diskStorage(catalog.filesDir);
  const begun = await Promise.allSettled([parts.begin('', size), parts.begin('', size)]);
  expect(begun).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: expect.any(StorageOutOfRoom) }]);
  const incoming = { key: keys.original(uuidv7()), size, handle: (begun[0] as PromiseFulfilledResult<string>).value };
  await parts.abandon(incoming);
  await parts.abandon({ ...incoming, handle: await parts.begin('', size) });
  expect(filesOnDisk(catalog)).toEqual([]);
});

test('a part without space isn’t listed, and is accepted when there is space', async () => {
  const file = { name: 'game.zip', content: randomBytes(7 * MEBIBYTE) };
  const { session } = await beginUpload(catalog, maker, file);
  const put = (n: number) => putChunk(catalog, maker, `/files/chunks/${session.uuid}/${n}`, partOf(file.content, n));
  const areThere = async () => (await getSession(catalog, maker, session.uuid)).session.chunks.map(({ is_there }) => is_there);
  const { storage_handle } = await catalog.db('upload_sessions').where({ uuid: session.uuid }).first();
  expect((await put(2)).statusCode).toBe(204);
  const empty = fill(join(catalog.filesDir, storage_handle));
  const response = await put(1);
  expect([response.statusCode, response.json().code, await areThere()]).toEqual([507, 'upload/storage-full', [false, true]]);
  empty();
  expect([(await put(1)).statusCode, await areThere()]).toEqual([204, [true, true]]);
  expect(readFileSync(join(catalog.filesDir, storage_handle)).equals(file.content)).toBe(true);
  expect(filesOnDisk(catalog)).toEqual([storage_handle]);
  await catalog.graphql('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid: session.uuid }, maker);
  expect([await used(), filesOnDisk(catalog)]).toEqual([0, []]);
});

test('a part in a temporary file fails in the same way', async () => {
  const storage = diskStorage(catalog.filesDir, 0);
  const content = randomBytes(MEBIBYTE);
  const incoming = { key: keys.original(uuidv7()), size: content.length, handle: await storage.parts.begin('', content.length) };
  const how = { maxBytes: content.length, onTooLarge: () => new Error('too large') };
  const received = await storage.parts.receive(Readable.from([content]), how);
  const empty = fill(join(catalog.filesDir, incoming.handle));
  const written = storage.parts.write(incoming, { n: 1, start: 0, size: content.length }, received);
  await expect(written).rejects.toBeInstanceOf(StorageOutOfRoom);
  empty();
  await received.discard();
  await storage.parts.abandon(incoming);
  expect(filesOnDisk(catalog)).toEqual([]);
});

describe('on a disk that another program fills', () => {
  if (typeof disk === 'string') {
    // Other machines run the tests above alone.
    test('nothing is checked, and a proof says why', () => {
      if (isProof) console.warn(`no small disk could be mounted: ${disk}`);
    });
    return;
  }

  let small: TestCatalog;
  beforeAll(async () => {
    small = await testCatalog({ filesDir: disk.folder });
  });
  afterAll(() => small?.close());

  const usedBy = async ({ muid }: TestPersonWithUuid) =>
    Number((await small.db('storage_usage').where({ user_uuid: muid }).first())?.used_bytes ?? 0);
  const newVersion = async (person: TestPersonWithUuid, app: string, file: string) => {
    const query = 'mutation ($uuid: ID!, $file: ID!) { setAppUpload(uuid: $uuid, file_uuid: $file) { state version } }';
    return small.graphql(query, { uuid: app, file }, person);
  };

  test('a part, a file and a build are rejected and leave nothing; with space again the same session ends in a game', async () => {
    const person = await small.creator('small-disk-maker');
    const pages = [
      { name: 'index.html', content: '<html><head></head>play</html>' },
      { name: 'art.bin', content: randomBytes(7 * MEBIBYTE), level: 0 },
    ];
    const game = { name: 'game.zip', content: makeZip(pages) };
    const story = { fields: { scope: 'app' }, name: 'story.ink', content: `Hi ${'there '.repeat(20_000)}\n-> END` };
    const { session } = await beginUpload(small, person, game);
    const put = (n: number) => putChunk(small, person, `/files/chunks/${session.uuid}/${n}`, partOf(game.content, n));
    const areThere = async () => (await getSession(small, person, session.uuid)).session.chunks.map(({ is_there }) => is_there);
    expect((await put(2)).statusCode).toBe(204);
    const reserved = await usedBy(person);

    let empty = disk.fill();
    const [part, whole] = [await put(1), await upload(small, person, story)];
    for (const response of [part, whole]) expect([response.statusCode, response.json().code]).toEqual([507, 'upload/storage-full']);
    expect((await beginUpload(small, person, game)).code).toBe('upload/storage-full');
    expect([await areThere(), await usedBy(person)]).toEqual([[false, true], reserved]);
    empty();
    expect([(await put(1)).statusCode, await areThere()]).toEqual([204, [true, true]]);
    expect(await mergeUpload(small, person, session.uuid)).toMatchObject({ state: 1, result: { uuid: session.uuid } });

    const { data } = await small.graphql('mutation { addApp(name: "A work", default_lang: "en-US") { uuid } }', {}, person);
    const stored = [filesOnDisk(small), await usedBy(person)];
    empty = disk.fill();
    const failed = await newVersion(person, data.addApp.uuid, session.uuid);
    expect(failed.errors?.[0]?.extensions).toMatchObject({ code: 'upload/storage-full', status: 507 });
    expect([filesOnDisk(small), await usedBy(person)]).toEqual(stored);
    empty();
    expect((await newVersion(person, data.addApp.uuid, session.uuid)).data.setAppUpload).toEqual({ state: 'ready', version: 1 });
    expect((await upload(small, person, story)).statusCode).toBe(201);
  });
});
