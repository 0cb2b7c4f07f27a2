import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../testing/catalog.ts';
import { beginUpload, getSession, partOf, putChunk } from '../testing/parts.ts';
import { filesOnDisk, upload } from '../testing/works.ts';
import { makeZip } from '../testing/zip.ts';
import { asOutOfRoom, StorageOutOfRoom } from './errors.ts';

const MEBIBYTE = 1024 ** 2;
const [MOUNT, UNMOUNT] = ['mount', 'umount'] as const;
const mount = (folder: string) => execFileSync(MOUNT, ['-t', 'tmpfs', '-o', 'size=8m', 'none', folder], { stdio: 'ignore' });
const unmount = (folder: string) => execFileSync(UNMOUNT, [folder], { stdio: 'ignore' });

/** Whoever isn't root can't make a disk that is soon full; they have the test of the errors' names alone. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mount-test-'));
  try {
    mount(folder);
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
let isMounted = false;
const onSmallDisk = (fact: string, body: () => Promise<void>) => test(fact, () => (isMounted ? body() : undefined));
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
  if (!mayMount()) return;
  mount(catalog.filesDir);
  isMounted = true;
});
afterAll(async () => {
  if (isMounted) unmount(catalog.filesDir);
  await catalog?.close();
});

const used = async () => Number((await catalog.db('storage_usage').where({ user_uuid: maker.muid }).first())?.used_bytes ?? 0);
const send = (content: Buffer) => upload(catalog, maker, { fields: { scope: 'app' }, name: 'game.zip', content });

test('a disk without room is one error of ours, every other fault stays what it is', () => {
  for (const code of ['ENOSPC', 'EDQUOT']) expect(asOutOfRoom(Object.assign(new Error(), { code }))).toBeInstanceOf(StorageOutOfRoom);
  const other = Object.assign(new Error(), { code: 'EIO' });
  expect(asOutOfRoom(other)).toBe(other);
});

onSmallDisk('on a disk that is full an upload is told so, and nothing of it stays', async () => {
  const answer = await send(makeZip([{ name: 'noise', content: randomBytes(9 * MEBIBYTE) }]));
  expect([answer.statusCode, answer.json().code]).toEqual([507, 'upload/storage-full']);
  const large = { name: 'game.zip', content: randomBytes(9 * MEBIBYTE) };
  expect((await beginUpload(catalog, maker, large)).code).toBe('upload/storage-full');
  expect([await used(), filesOnDisk(catalog)]).toEqual([0, []]);
});

onSmallDisk('a part for which there is no room isn’t there, and is taken once there is', async () => {
  const file = { name: 'game.zip', content: randomBytes(7 * MEBIBYTE) };
  const { session } = await beginUpload(catalog, maker, file);
  const put = (n: number) => putChunk(catalog, maker, `/files/chunks/${session.uuid}/${n}`, partOf(file.content, n));
  const [first, second] = [await put(1), await put(2)];
  expect([first.statusCode, first.json().code, second.statusCode]).toEqual([507, 'upload/storage-full', 204]);
  expect((await getSession(catalog, maker, session.uuid)).session.chunks.map(({ is_there }) => is_there)).toEqual([false, true]);
  expect(filesOnDisk(catalog)).toHaveLength(1);
  execFileSync(MOUNT, ['-o', 'remount,size=32m', catalog.filesDir]);
  expect((await put(1)).statusCode).toBe(204);
  execFileSync(MOUNT, ['-o', 'remount,size=8m', catalog.filesDir]);
  await catalog.graphql('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid: session.uuid }, maker);
  expect([await used(), filesOnDisk(catalog)]).toEqual([0, []]);
});

onSmallDisk('a game for which there is no room unpacked is told so, and nothing of it stays', async () => {
  const content = makeZip([
    { name: 'index.html', content: 'x' },
    { name: 'a.bin', content: Buffer.alloc(20 * MEBIBYTE, 'abc') },
  ]);
  const { uuid: file } = (await send(content)).json();
  const before = [await used(), filesOnDisk(catalog)];
  const { data } = await catalog.graphql('mutation { addApp(name: "A", default_lang: "en-US") { uuid } }', {}, maker);
  const made = 'mutation ($uuid: ID!, $file: ID!) { setAppUpload(uuid: $uuid, file_uuid: $file) { state } }';
  const { errors } = await catalog.graphql(made, { uuid: data.addApp.uuid, file }, maker);
  expect(errors?.[0]?.extensions.code).toBe('upload/storage-full');
  expect([await used(), filesOnDisk(catalog)]).toEqual(before);
});
