import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addReadyApp, completeData, entitle, releasedStore, shareApp } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let reader: TestPersonWithUuid;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  reader = await catalog.person('reader');
});
afterAll(() => catalog?.close());

async function save(app: string, slot: string, person = reader, revision = 0, ended = false) {
  await catalog.moveClock(1);
  const query = `mutation ($app: ID!, $slot: String, $revision: Int!, $ended: Boolean) {
    setPlaySave(app_uuid: $app, slot: $slot, revision: $revision, data: "1", ended: $ended) { revision }
  }`;
  expect((await catalog.graphql(query, { app, slot, revision, ended }, person)).errors).toBeUndefined();
}

async function find(q: object = {}, person = reader, continuing = false) {
  const query = `query ($q: ListQuery, $continuing: Boolean) { findPlayRecent(q: $q, continuing: $continuing) { totalCount pageInfo { hasNextPage endCursor }
    list { app_uuid title slot store_id store { uuid } updated_at } } }`;
  const { data, errors } = await catalog.graphql(query, { q, continuing }, person);
  return { ...data?.findPlayRecent, code: errors?.[0]?.extensions.code };
}

test('each played work is listed once, the last played first, with its listing and title', async () => {
  const data = await completeData(catalog, owner);
  const sold = data.store_submit_game_pack.official_app_uuid;
  const store = await releasedStore(catalog, { owner, staff: await catalog.person('staff', ['staff']) }, data);
  const draft = await addReadyApp(catalog, reader.muid, { name: 'A draft' });
  const shared = await addReadyApp(catalog, owner.muid, { name: 'Nobody else’s business' });
  await shareApp(catalog, shared);
  await save(shared, 'auto');
  await entitle(catalog, reader.muid, store);
  await save(sold, 'auto');
  await save(draft, 'auto');
  await save(draft, 'two');
  expect(await find()).toMatchObject({
    totalCount: 2,
    list: [
      { app_uuid: draft, title: 'A draft', slot: 'two', store_id: null, store: null },
      { app_uuid: sold, title: 'A story', slot: 'auto', store_id: store, store: { uuid: store } },
    ],
  });
  await save(sold, 'auto', reader, 1);
  const first = await find({ pageSize: 1 });
  expect([first.list[0].app_uuid, first.pageInfo.hasNextPage]).toEqual([sold, true]);
  const second = await find({ pageSize: 1, after: first.pageInfo.endCursor });
  expect([second.list[0].app_uuid, second.pageInfo.hasNextPage]).toEqual([draft, false]);
  expect(await find({}, owner)).toMatchObject({ totalCount: 0, list: [] });
  expect((await find({ pageSize: 500 })).code).toBe('input/invalid');
});

describe('works to continue', () => {
  let app: string;
  let store: string;
  let player: TestPersonWithUuid;
  const uuids = async (continuing: boolean) => {
    const { list, totalCount } = await find({}, player, continuing);
    return [totalCount, list.map(({ app_uuid }: { app_uuid: string }) => app_uuid)];
  };
  beforeAll(async () => {
    player = await catalog.person('player');
    const data = await completeData(catalog, owner);
    app = data.store_submit_game_pack.official_app_uuid;
    store = await releasedStore(catalog, { owner, staff: await catalog.person('staff', ['staff']) }, data);
    await entitle(catalog, player.muid, store);
  });

  test('leave out a run that has ended, until it is played on', async () => {
    await save(app, 'auto', player, 0, true);
    expect([await uuids(true), await uuids(false)]).toEqual([
      [0, []],
      [1, [app]],
    ]);
    await save(app, 'auto', player, 1, false);
    expect(await uuids(true)).toEqual([1, [app]]);
  });

  test('leave out a refunded work, until it is bought again', async () => {
    const entitlement = () => catalog.db('entitlements').where({ user_uuid: player.muid, store_uuid: store });
    await entitlement().update({ active: false });
    expect([await uuids(true), await uuids(false)]).toEqual([
      [0, []],
      [1, [app]],
    ]);
    await entitlement().update({ active: true });
    expect(await uuids(true)).toEqual([1, [app]]);
  });

  describe('of a listing with a trial', () => {
    let trial: string;
    let whole: string;
    let sold: string;
    beforeAll(async () => {
      const data = await completeData(catalog, owner);
      trial = await addReadyApp(catalog, owner.muid);
      whole = data.store_submit_game_pack.official_app_uuid;
      const pack = { ...data.store_submit_game_pack, trial_app_uuid: trial };
      const staff = await catalog.person('staff', ['staff']);
      sold = await releasedStore(catalog, { owner, staff }, { ...data, store_submit_game_pack: pack });
      player = await catalog.person('trier');
    });

    test('contain its trial until it has ended', async () => {
      await save(trial, 'auto', player);
      expect(await uuids(true)).toEqual([1, [trial]]);
      await save(trial, 'auto', player, 1, true);
      expect(await uuids(true)).toEqual([0, []]);
    });

    test('contain only the whole once it is owned, also after a restart of the trial', async () => {
      await save(trial, 'auto', player, 2);
      await entitle(catalog, player.muid, sold);
      expect(await uuids(true)).toEqual([0, []]);
      await save(whole, 'auto', player);
      await save(trial, 'auto', player, 3);
      expect([await uuids(true), await uuids(false)]).toEqual([
        [1, [whole]],
        [2, [trial, whole]],
      ]);
    });

    test('contain only the whole for its creator', async () => {
      await save(trial, 'auto', owner);
      await save(whole, 'auto', owner);
      const { list } = await find({}, owner, true);
      expect(list.map(({ app_uuid }: { app_uuid: string }) => app_uuid)).toEqual([whole]);
    });
  });
});
