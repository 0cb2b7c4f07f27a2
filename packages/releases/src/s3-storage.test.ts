import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Answer, type Asked, conditionalWrites, faultOf, s3Front, type TestS3, testS3 } from '@meowtale/bucket/testing';
import { findRelease, openReleaseStorage, publishRelease, type ReleaseStorage } from './index.ts';
import { settingsOf } from './testing/storages.ts';
import { builtFiles } from './testing.ts';

let s3: TestS3;
const closings: (() => Promise<void>)[] = [];
beforeAll(async () => {
  s3 = await testS3();
});
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});
afterAll(() => s3.close());

/** Opens the bucket through a proxy that responds to some requests itself. */
async function openThrough(answer: (asked: Asked, server: () => Promise<Answer>) => Promise<Answer>): Promise<ReleaseStorage> {
  const server = conditionalWrites(s3.options.endpoint);
  const front = await s3Front(s3.options.endpoint, (asked) => answer(asked, () => server(asked)));
  closings.push(front.close);
  return openReleaseStorage(settingsOf({ ...s3.options, endpoint: front.endpoint }));
}
const open = () => openThrough((_, server) => server());

test('a server that ignores conditions of writes is rejected before anything is created', async () => {
  const storage = openReleaseStorage(settingsOf(s3.options));
  await expect(storage.create('pointers/local/00000001.json', '{}')).rejects.toThrow('ignores If-None-Match');
  await expect(publishRelease(storage, builtFiles('mf-ignored', '1'))).rejects.toThrow('ignores If-None-Match');
  expect(await storage.read('pointers/local/00000001.json')).toBeNull();
});

test('a file whose creation was answered by nothing is created once, and by this caller', async () => {
  let isLost = false;
  const storage = await openThrough(async ({ method, path }, server) => {
    const answer = await server();
    if (method !== 'PUT' || !path.includes('00000007.json') || isLost) return answer;
    isLost = true;
    return faultOf('InternalError', 500);
  });
  expect([await storage.create('pointers/lost/00000007.json', 'mine'), isLost]).toEqual([true, true]);
  expect(await storage.create('pointers/lost/00000007.json', 'other')).toBe(false);
  expect((await storage.read('pointers/lost/00000007.json'))?.toString()).toBe('mine');
});

test('a file is created although the server asks to repeat it because of another writer', async () => {
  let asked = 0;
  const storage = await openThrough(async ({ method, path }, server) => {
    if (method !== 'PUT' || !path.includes('conflict.json')) return server();
    asked += 1;
    return asked === 1 ? faultOf('ConditionalRequestConflict', 409) : server();
  });
  expect([await storage.create('pointers/conflict.json', ''), asked]).toEqual([true, 2]);
});

test('a missing bucket and a rejected request are errors, not missing files', async () => {
  const missing = await openThrough(async () => faultOf('NoSuchBucket'));
  const denied = await openThrough(async () => faultOf('AccessDenied', 403));
  await expect(missing.read('pointers/local.json')).rejects.toThrow('NoSuchBucket');
  await expect(denied.read('pointers/local.json')).rejects.toThrow('AccessDenied');
  await expect(denied.look('pointers/local.json')).rejects.toThrow();
  await expect(denied.list('pointers')).rejects.toThrow('AccessDenied');
});

const later = () => new Date(Date.now() + 60_000);

test('a release with a file that could not be stored is not published, and its other files are removed later', async () => {
  const failing = await openThrough(async ({ method, path }, server) =>
    method === 'PUT' && path.includes('remoteEntry.js') ? faultOf('AccessDenied', 403) : server(),
  );
  await expect(publishRelease(failing, builtFiles('mf-failed', '1'))).rejects.toThrow('AccessDenied');
  const storage = await open();
  expect([await findRelease(storage, 'mf-failed', '1'), await storage.removeLeftovers(later())]).toEqual([null, 1]);
  expect(s3.keys().filter((key) => key.includes('mf-failed'))).toEqual([]);
});

test('a release whose removal was interrupted is none any more, and its other files are removed later', async () => {
  await publishRelease(await open(), builtFiles('mf-half', '1'));
  let deletions = 0;
  const failing = await openThrough(async ({ method, path }, server) => {
    if (method !== 'POST' || !path.includes('?delete')) return server();
    deletions += 1;
    return deletions === 1 ? server() : faultOf('AccessDenied', 403);
  });
  await expect(failing.remove('mf-half/1')).rejects.toThrow('AccessDenied');
  const storage = await open();
  expect([await findRelease(storage, 'mf-half', '1'), await storage.list('mf-half/1')]).toEqual([
    null,
    ['operations.json', 'remoteEntry.js', 'slice.json'],
  ]);
  expect(await storage.removeLeftovers(later())).toBe(1);
  expect(s3.keys().filter((key) => key.includes('mf-half'))).toEqual([]);
});
