import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { carryOut, inTransaction } from '@meowtale/service-kit';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { filesOnDisk, makeApp, upload } from '../../testing/works.ts';
import { takeRoom } from '../files/quota.ts';
import type { Storage } from '../storage/model.ts';
import { prepareVersion } from './versions.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
let wanted: { ownerUuid: string; uuid: string; fileUuid: string };
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
});
afterAll(() => catalog?.close());
beforeEach(async () => {
  const { uuid } = await makeApp(catalog, maker, 'One\n-> END');
  wanted = { ownerUuid: maker.muid, uuid, fileUuid: await send('Two\n-> END') };
});

const send = async (content: string | Buffer, name = 'x.ink'): Promise<string> =>
  (await upload(catalog, maker, { fields: { scope: 'app' }, name, content })).json().uuid;
const prepare = (storage: Storage = catalog.storage, fileUuid = wanted.fileUuid) =>
  prepareVersion({ db: catalog.db, storage, log: { info: () => {} } }, { ...wanted, fileUuid });
const versionsWithFiles = () =>
  new Set(filesOnDisk(catalog).flatMap((path) => path.split(`works/${wanted.uuid}/`)[1]?.split('/')[0] ?? []));
const newest = async () => (await catalog.db('apps').where({ uuid: wanted.uuid }).first()).version;

test.each([
  ['a story', '{broken', 'x.ink', 'ink.logic'],
  ['an archive', Buffer.from('PK\u0003\u0004 and no more'), 'x.zip', 'notZip'],
])('a library’s message about %s is logged, and neither stored nor sent', async (_what, content, name, key) => {
  const fileUuid = await send(content, name);
  const logged: { event?: string; key?: string; said?: string }[] = [];
  const log = { info: (line: object) => void logged.push(line) };
  const app = await (await prepareVersion({ db: catalog.db, storage: catalog.storage, log }, { ...wanted, fileUuid }))(catalog.db);
  expect(logged).toEqual([
    expect.objectContaining({ event: 'app.upload-rejected', appUuid: wanted.uuid, key, said: expect.stringMatching(/\w/) }),
  ]);
  expect(app.faults).toMatchObject([
    { key, message: expect.stringMatching(/^(The source has a fault here\.|it is damaged, or is no zip)$/) },
  ]);
  expect(JSON.stringify(app.faults)).not.toContain(logged[0]?.said);
});

test('a version has its files after a repeated transaction', async () => {
  const finish = await prepare();
  let tries = 0;
  await inTransaction(catalog.db, async (tx) => {
    await finish(tx);
    tries += 1;
    if (tries === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
  });
  expect([tries, await newest(), versionsWithFiles()]).toEqual([2, 2, new Set(['1', '2'])]);
});

test('while files are moved neither the app nor the owner’s storage is locked', async () => {
  const locked: number[] = [];
  const keep: Storage['keep'] = async (path, key) => {
    await catalog.db.transaction(async (tx) => {
      await tx('apps').where({ uuid: wanted.uuid }).forUpdate().noWait();
      await tx('storage_usage').where({ user_uuid: maker.muid }).forUpdate().noWait();
      locked.push(0);
    });
    await catalog.storage.keep(path, key);
  };
  const finish = await prepare({ ...catalog.storage, keep });
  await carryOut(catalog.db, finish, finish.after);
  expect([locked, await newest()]).toEqual([[0], 2]);
});

test('a version that isn’t committed leaves no files, and its number isn’t used again', async () => {
  const before = filesOnDisk(catalog);
  const finish = await prepare();
  const { used_bytes } = await catalog.db('storage_usage').where({ user_uuid: maker.muid }).first();
  const left = 5 * 1024 ** 3 - used_bytes;
  await catalog.db.transaction((tx) => takeRoom(tx, maker.muid, left));
  await expect(carryOut(catalog.db, finish, finish.after)).rejects.toMatchObject({ code: 'file/upload.app.add_size' });
  await expect(prepare()).rejects.toMatchObject({ code: 'file/upload.app.add_size' });
  await catalog.db.transaction((tx) => takeRoom(tx, maker.muid, -left));
  expect(filesOnDisk(catalog)).toEqual(before);
  const again = await prepare();
  await carryOut(catalog.db, again, again.after);
  expect([await newest(), versionsWithFiles()]).toEqual([3, new Set(['1', '3'])]);
});

test('a committed version keeps its files, even if the response to the commit was lost', async () => {
  const finish = await prepare();
  const committing = await catalog.db.transaction();
  await finish(committing);
  const forgetting = finish.after?.(false);
  await committing.commit();
  await forgetting;
  expect(versionsWithFiles()).toEqual(new Set(['1', '2']));
});

test('of two versions made at once the one begun last is the newest, whichever ends first', async () => {
  const [first, last] = [await prepare(), await prepare(catalog.storage, await send('Three\n-> END'))];
  await carryOut(catalog.db, last, last.after);
  expect((await carryOut(catalog.db, first, first.after)).version).toBe(3);
  expect([await newest(), versionsWithFiles()]).toEqual([3, new Set(['1', '2', '3'])]);
});
