import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf } from '../../testing/listings.ts';
import { filesOnDisk, makeApp } from '../../testing/works.ts';
import { placeApps } from './placements.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
});
afterAll(() => catalog?.close());

const trash = (uuid: string) =>
  catalog.graphql('mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["flag:delete"]) { uuid } }', { uuid }, maker);
const del = (uuid: string) => catalog.graphql('mutation ($uuid: ID!) { delApp(uuid: $uuid) }', { uuid }, maker);
const story = async () => (await makeApp(catalog, maker, 'Hi\n-> END')).uuid;
const copyOf = async (uuid: string): Promise<string> =>
  (await catalog.graphql('mutation ($uuid: ID!) { copyApp(uuid: $uuid) { result } }', { uuid }, maker)).data.copyApp.result.uuid;
const placed = async (uuid: string) => (await catalog.db('app_placements').where({ app_uuid: uuid })).length;

test('an app in a store can’t be deleted, and the error names the listing', async () => {
  const commands = commandsOf(catalog);
  const store = await commands.addStore(maker);
  const uuid = await story();
  await catalog.db('app_placements').insert({ app_uuid: uuid, store_uuid: store.uuid, slot: 'official', platform_key: 'meowtale' });
  await trash(uuid);
  const rejectionOf = async () => (await del(uuid)).errors?.[0]?.extensions;
  expect(await rejectionOf()).toMatchObject({ code: 'app/in-use', fields: [{ path: 'uuid', key: 'app.errors.inStore' }] });
  await commands.save(maker, store.uuid, store.current_submit, {
    store_submit_info: { default_lang: 'en-US', list: [{ language: 'en-US', name: '夜渡' }] },
  });
  expect((await rejectionOf())?.fields).toEqual([{ path: 'uuid', key: 'app.errors.inNamedStore', params: { store: '夜渡' } }]);
});

test('an app that is placed in a store and deleted at once is either in it or deleted', async () => {
  const outcomes = new Set<string>();
  // Copied, because each story that is made is compiled in a thread of its own.
  const made = await story();
  for (let round = 0; round < 24; round += 1) {
    const uuid = await copyOf(made);
    const storePackage = { storeUuid: uuid, platformKey: 'meowtale', ownerUuid: maker.muid, trialAppUuid: null, officialAppUuid: uuid };
    const place = async () => catalog.db.transaction((tx) => placeApps(tx, storePackage));
    const remove = async () => {
      await trash(uuid);
      return (await del(uuid)).errors?.[0]?.extensions.code ?? 'gone';
    };
    const later = (turns: number) => new Promise<void>((resolve) => setTimeout(resolve, turns));
    const [placing, removing] = await Promise.allSettled([later(round % 12).then(place), remove()]);
    const isGone = (await catalog.db('apps').where({ uuid })).length === 0;
    const code = placing.status === 'rejected' ? placing.reason.code : 'placed';
    outcomes.add(`${code} ${removing.status === 'fulfilled' && removing.value}`);
    expect([isGone, await placed(uuid)]).toEqual(code === 'placed' ? [false, 1] : [true, 0]);
    expect(filesOnDisk(catalog).some((path) => path.startsWith(`works/${uuid}/`))).toBe(!isGone);
  }
  // The second call got a domain error, never an internal one.
  expect([...outcomes].filter((outcome) => !['404 gone', 'placed app/in-use'].includes(outcome))).toEqual([]);
});
