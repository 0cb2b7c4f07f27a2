import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { filesOnDisk, makeApp } from '../../testing/works.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import { emptyTrash } from './empty-trash.ts';
import { placeApps } from './placements.ts';

const DAY = 86_400;
let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
});
afterAll(() => catalog?.close());

const tag = (uuid: string, tags: string[]) =>
  catalog.graphql(
    'mutation ($uuid: ID!, $tags: [String!]!) { setAppTags(uuid: $uuid, tags: $tags) { deleted_at } }',
    { uuid, tags },
    maker,
  );
const trash = (uuid: string) => tag(uuid, ['flag:delete']);
const empty = (atOnce?: number) => emptyTrash(catalog.db, diskStorage(catalog.filesDir), atOnce);
const left = () => catalog.db('apps').pluck('uuid');
const used = async () => Number((await catalog.db('storage_usage').where({ user_uuid: maker.muid }).first())?.used_bytes ?? 0);

test('apps that were in the trash for thirty days are deleted with their files and storage; others stay', async () => {
  const make = () => makeApp(catalog, maker, 'Hi\n-> END');
  const [old, young, restored, recent, placed] = await Promise.all([make(), make(), make(), make(), make()]);
  const storeUuid = crypto.randomUUID();
  await catalog.db.transaction((tx) =>
    placeApps(tx, { storeUuid, platformKey: 'meowtale', ownerUuid: maker.muid, trialAppUuid: null, officialAppUuid: placed.uuid }),
  );
  expect((await trash(old.uuid)).data.setAppTags.deleted_at).not.toBeNull();
  await trash(restored.uuid);
  await trash(placed.uuid);
  await catalog.moveClock(29 * DAY);
  await trash(young.uuid);
  expect((await tag(restored.uuid, [])).data.setAppTags.deleted_at).toBeNull();
  expect(await empty()).toBe(0);

  await catalog.moveClock(DAY);
  const before = await used();
  // Two processes empty the trash at once.
  expect((await Promise.all([empty(), empty()])).reduce((sum, count) => sum + count)).toBe(1);
  expect((await left()).sort()).toEqual([young, restored, recent, placed].map(({ uuid }) => uuid).sort());
  expect(filesOnDisk(catalog).filter((path) => path.includes(old.uuid))).toEqual([]);
  expect(await used()).toBeLessThan(before);
  await catalog.moveClock(-30 * DAY);
});

test('more apps than one batch are all deleted', async () => {
  const apps = await Promise.all(Array.from({ length: 5 }, () => makeApp(catalog, maker, 'Hi\n-> END')));
  await Promise.all(apps.map(({ uuid }) => trash(uuid)));
  await catalog.moveClock(31 * DAY);
  expect(await empty(2)).toBeGreaterThanOrEqual(5);
  expect((await left()).filter((uuid) => apps.some((app) => app.uuid === uuid))).toEqual([]);
  await catalog.moveClock(-31 * DAY);
});
