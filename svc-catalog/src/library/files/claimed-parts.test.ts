import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@meowtale/service-kit/testing';
import type { Db } from '../../database.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { beginUpload, getSession, md5Of, mergeUpload } from '../../testing/parts.ts';
import { type ShortTimeouts, shortTimeoutDatabase } from '../../testing/short-timeouts.ts';
import { makeZip } from '../../testing/zip.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/model.ts';
import { takeChunk } from './chunks.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
let impatient: ShortTimeouts;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
  impatient = shortTimeoutDatabase(catalog);
});
afterAll(async () => {
  await impatient?.close();
  await catalog?.close();
});

const begin = async () => {
  const content = makeZip([{ name: 'index.html', content: randomBytes(500).toString('hex') }]);
  const { session } = await beginUpload(catalog, maker, { name: 'game.zip', content });
  return { uuid: session.uuid, content };
};
const take = (storage: Storage, { uuid, content }: { uuid: string; content: Buffer }, db: Db = catalog.db) =>
  takeChunk(db, storage, {
    ownerUuid: maker.muid,
    upload: uuid,
    n: 1,
    contentMd5: md5Of(content, 'base64'),
    contentLength: content.length,
    content: Readable.from([content]),
  });
const isThere = async (uuid: string) => (await getSession(catalog, maker, uuid)).session.chunks[0]?.is_there;

/** A storage that awaits `before` each time before it writes a part. */
function writingAfter(before: () => Promise<void>): Storage {
  const { parts, ...disk } = diskStorage(catalog.filesDir);
  const write: typeof parts.write = async (...given) => {
    await before();
    return parts.write(...given);
  };
  return { ...disk, parts: { ...parts, write } };
}

test('a part whose writing takes longer than a transaction may be idle is accepted', async () => {
  const part = await begin();
  await take(writingAfter(impatient.outlastIdle), part, impatient.db);
  expect(await isThere(part.uuid)).toBe(true);
});

test('a part whose writer was killed isn’t listed, and is accepted again with the same bytes only', async () => {
  const part = await begin();
  let isKilled = false;
  void take(
    writingAfter(() => {
      isKilled = true;
      return new Promise(() => undefined);
    }),
    part,
  );
  await waitFor(() => isKilled);
  expect([await isThere(part.uuid), (await mergeUpload(catalog, maker, part.uuid)).code]).toEqual([false, 'upload/incomplete']);
  const others = { ...part, content: randomBytes(part.content.length) };
  await expect(take(catalog.storage, others)).rejects.toMatchObject({ code: 'upload/chunk-refused' });
  await take(catalog.storage, part);
  expect([await isThere(part.uuid), (await mergeUpload(catalog, maker, part.uuid)).state]).toEqual([true, 1]);
});

test('a late writer of a part succeeds if another has written it, and gets an error if the upload is merged', async () => {
  const part = await begin();
  let writers = 0;
  const release: (() => void)[] = [];
  const blocked = writingAfter(() => {
    writers += 1;
    return new Promise((resolve) => release.push(resolve));
  });
  const late = [take(blocked, part), take(blocked, part)];
  await waitFor(() => writers === 2);
  await take(catalog.storage, part);
  release[0]?.();
  await Promise.race(late);
  expect(await mergeUpload(catalog, maker, part.uuid)).toMatchObject({ state: 1 });
  release[1]?.();
  const outcomes = await Promise.allSettled(late);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'upload/not-found' } });
  const stored = await catalog.storage.open(`originals/${part.uuid.slice(-2)}/${part.uuid}`);
  const chunks: Buffer[] = [];
  for await (const bytes of stored?.stream() ?? []) chunks.push(bytes as Buffer);
  expect(Buffer.concat(chunks).equals(part.content)).toBe(true);
});
