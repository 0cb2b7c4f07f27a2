import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, statfsSync, symlinkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../testing/catalog.ts';
import { beginUpload, getSession, partOf, putChunk } from '../testing/parts.ts';
import { filesOnDisk } from '../testing/works.ts';
import { diskStorage } from './disk-storage.ts';
import { asOutOfRoom, StorageOutOfRoom } from './errors.ts';
import { keys } from './storage.ts';

const MEBIBYTE = 1024 ** 2;
let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
});
afterAll(() => catalog?.close());

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
