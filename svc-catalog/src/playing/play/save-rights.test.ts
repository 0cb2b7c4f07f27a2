import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { clockNow, issueGrant } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addReadyApp, commandsOf, completeData, entitle, releasedStore, shareApp } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let reader: TestPersonWithUuid;
let count = 0;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
});
afterAll(() => catalog?.close());
beforeEach(async () => {
  count += 1;
  reader = await catalog.person(`reader-${count}`);
});

interface Save {
  revision?: number;
  data?: string;
  slot?: string;
  grant?: string | null;
  whole?: boolean;
}
const save = async (app: string, { revision = 0, data = '1', slot = 'auto', grant = null, whole = false }: Save = {}, person = reader) => {
  const query = `mutation ($app: ID!, $slot: String, $revision: Int!, $data: String!, $grant: String, $whole: Boolean) {
    setPlaySave(app_uuid: $app, slot: $slot, revision: $revision, data: $data, grant: $grant, whole: $whole) { revision } }`;
  const { data: answer, errors } = await catalog.graphql(query, { app, slot, revision, data, grant, whole }, person);
  return errors ? { ...errors[0]?.extensions, requestId: null } : answer.setPlaySave.revision;
};
const find = async (app: string) => {
  const query = 'query ($app: ID!) { findPlaySave(app_uuid: $app) { revision } }';
  return (await catalog.graphql(query, { app }, reader)).data.findPlaySave;
};
const savesOf = (app: string) => catalog.db('play_saves').where({ app_uuid: app });
const NOT_THERE = { code: '404', status: 404, fields: [{ path: 'app_uuid', key: 'play.errors.workNotFound' }], requestId: null };

/** Releases a work with a trial and a whole. */
async function sell() {
  const data = await completeData(catalog, owner);
  const trial = await addReadyApp(catalog, owner.muid);
  const pack = { ...data.store_submit_game_pack, trial_app_uuid: trial };
  const store = await releasedStore(catalog, { owner, staff }, { ...data, store_submit_game_pack: pack });
  return { store, trial, whole: pack.official_app_uuid };
}

describe('a save in a work that the person may not play', () => {
  test('fails like one in an unknown work, whatever its revision, slot or size', async () => {
    const secret = await addReadyApp(catalog, owner.muid);
    const large = JSON.stringify('x'.repeat(256 * 1024 + 1));
    for (const change of [{}, { revision: 7 }, { slot: 'two' }, { data: large }, { data: '{' }, { slot: '../x' }, { grant: 'none' }]) {
      expect([change, await save(secret, change)]).toEqual([change, await save(uuidv7(), change)]);
    }
    expect(await save(secret)).toEqual(NOT_THERE);
    expect([await savesOf(secret), await find(secret)]).toEqual([[], null]);
  });

  test('fails in an unreleased listing, and in the whole of one that wasn’t bought', async () => {
    const { store, trial, whole } = await sell();
    expect([await save(whole), await save(trial)]).toEqual([NOT_THERE, 1]);
    const added = await commandsOf(catalog).addStore(owner);
    const draft = await addReadyApp(catalog, owner.muid);
    const data = await completeData(catalog, owner);
    const pack = { ...data.store_submit_game_pack, trial_app_uuid: draft };
    await commandsOf(catalog).save(owner, added.uuid, added.current_submit, { ...data, store_submit_game_pack: pack });
    for (const person of [reader, staff]) expect(await save(draft, {}, person)).toEqual(NOT_THERE);
    await entitle(catalog, reader.muid, store);
    expect(await save(whole)).toBe(1);
  });

  test('fails after a refund or the link’s deletion; earlier saves can still be read', async () => {
    const { store, whole } = await sell();
    const shared = await addReadyApp(catalog, owner.muid);
    const token = await shareApp(catalog, shared);
    await entitle(catalog, reader.muid, store);
    expect([await save(whole), await save(shared)]).toEqual([1, 1]);
    await entitle(catalog, reader.muid, store, { revision: 2, active: false });
    await catalog.db('app_share_links').where({ token }).delete();
    expect([await save(whole, { revision: 1 }), await save(shared, { revision: 1 })]).toEqual([NOT_THERE, NOT_THERE]);
    expect([await find(whole), await find(shared)]).toEqual([{ revision: 1 }, { revision: 1 }]);
  });
});

test('after a refund a save of the whole fails also where its opening is free, and one of the opening doesn’t', async () => {
  const data = await completeData(catalog, owner);
  const app = data.store_submit_game_pack.official_app_uuid;
  const version = { app_uuid: app, version: 1, kind: 'ink', file_uuid: uuidv7(), size_bytes: 1, opening_segments: [''] };
  await catalog.db('app_versions').insert(version);
  const store = await releasedStore(catalog, { owner, staff }, data);
  expect(await save(app, { whole: true })).toEqual(NOT_THERE);
  await entitle(catalog, reader.muid, store);
  expect(await save(app, { whole: true })).toBe(1);
  await entitle(catalog, reader.muid, store, { revision: 2, active: false });
  expect(await save(app, { revision: 1, whole: true })).toEqual(NOT_THERE);
  expect(await save(app, { revision: 1 })).toBe(2);
});

test('the creator of a work, and staff who may play it, can save in it', async () => {
  const { whole } = await sell();
  expect([await save(whole, {}, owner), await save(whole, {}, staff)]).toEqual([1, 1]);
});

test('a person who has just paid can save with their grant, and not with another’s', async () => {
  const { store, whole } = await sell();
  const grantFor = async (userUuid: string) =>
    issueGrant({ userUuid, storeUuid: store, orderUuid: uuidv7(), revision: 1 }, 900, {
      secret: catalog.env.GRANT_SIGNING_SECRET,
      audience: 'entitlement',
      now: await clockNow(catalog.db),
    });
  expect(await save(whole, { grant: await grantFor(staff.muid) })).toEqual(NOT_THERE);
  expect(await save(whole, { grant: await grantFor(reader.muid) })).toBe(1);
});
