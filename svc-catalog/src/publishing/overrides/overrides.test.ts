import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { usedBytes } from '../../library/files/repository.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage, commandsOf, passSubmit, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let store: string;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff', 'creator']);
});
afterAll(() => catalog?.close());
beforeEach(async () => {
  store = await releasedStore(catalog, { owner, staff });
});

const shown = async () => (await catalog.db('listings').where({ store_uuid: store }).first()).submit_uuid as string;
const current = async () => catalog.db('store_submits').where({ store_uuid: store, is_current: true }).first();
async function override(data: object, more: object = {}) {
  const query = `mutation ($store_id: ID!, $submit_uuid: ID!, $data: StoreSubmitInfoInput!, $reason: String!) {
    overrideStore(store_id: $store_id, submit_uuid: $submit_uuid, data: $data, reason: $reason) { uuid status override { reason } } }`;
  const args = { store_id: store, submit_uuid: await shown(), data, reason: 'A name that isn’t yours.', ...more };
  const { data: answer, errors } = await catalog.graphql(query, args, staff);
  return { ...answer?.overrideStore, code: errors?.[0]?.extensions.code, fields: errors?.[0]?.extensions.fields };
}
/** Returns the public page's texts with another name. */
async function renamed(name: string) {
  const { data } = await catalog
    .db('store_submits')
    .where({ uuid: await shown() })
    .first();
  return { list: data.store_submit_info.list.map((entry: object) => ({ ...entry, name })) };
}
const publicName = async () => {
  const query = 'query ($id: ID!) { findStore(id: $id) { list { tags store_info { name } } } }';
  const [found] = (await catalog.graphql(query, { id: store })).data.findStore.list;
  return [found.tags, found.store_info[0].name];
};

test('an override changes the public page and its search at once, in a version after the approved one', async () => {
  const before = await shown();
  const answer = await override({ ...(await renamed('Nine Lanterns')), tag_keys: ['calm'] });
  expect(answer).toMatchObject({ status: 'release', override: { reason: 'A name that isn’t yours.' } });
  expect(await publicName()).toEqual([['calm'], 'Nine Lanterns']);
  const search = 'query { findStore(q: { keyword: "Nine Lanterns" }) { list { uuid } } }';
  expect((await catalog.graphql(search)).data.findStore.list).toEqual([{ uuid: store }]);
  expect((await catalog.db('store_submits').where({ uuid: before }).first()).data.store_submit_info.author).toBe('Lamplight');
  expect((await current()).uuid).toBe(answer.uuid);
  const [event] = await catalog.db('outbox').where({ type: 'catalog.listing.changed', aggregate_id: store }).orderBy('seq', 'desc');
  expect(event.payload.names).toEqual({ 'en-US': 'Nine Lanterns' });
});

test('an unchanged picture isn’t checked again; a new one is', async () => {
  const { list } = await renamed('Nine Lanterns');
  await catalog.db('files').where({ uuid: list[0].cover }).update({ mime_type: 'image/png' });
  expect(await override({ list })).toMatchObject({ status: 'release' });
  const elsewhere = await addImage(catalog, owner.muid, 'logo');
  expect((await override({ list: [{ ...list[0], cover: elsewhere }] })).fields).toMatchObject([
    { path: 'store_submit_info.list.0.cover', key: 'upload.errors.imageSize' },
  ]);
});

test('pictures that staff uploaded replace those of the page and become its owner’s, with their bytes', async () => {
  const { list } = await renamed('Nine Lanterns');
  const cover = await addImage(catalog, staff.muid, 'cover');
  const screenshot = await addImage(catalog, staff.muid, 'screenshot');
  const bytesOf = async ({ muid }: TestPersonWithUuid) => usedBytes(catalog.db, muid);
  await catalog.db('storage_usage').insert({ user_uuid: staff.muid, used_bytes: 2500 }).onConflict('user_uuid').merge();
  const before = await bytesOf(owner);
  const [, ...others] = list[0].screenshots;
  expect(await override({ list: [{ ...list[0], cover, screenshots: [...others, screenshot] }] })).toMatchObject({ status: 'release' });
  const query = 'query ($id: ID!) { findStore(id: $id) { list { store_info { data { cover { uuid } screenshots { uuid } } } } } }';
  const [{ data }] = (await catalog.graphql(query, { id: store })).data.findStore.list[0].store_info;
  expect(data.cover.uuid).toBe(cover);
  expect(data.screenshots.map(({ uuid }: { uuid: string }) => uuid)).toEqual([...others, screenshot]);
  expect(await catalog.db('files').whereIn('uuid', [cover, screenshot]).pluck('owner_uuid')).toEqual([owner.muid, owner.muid]);
  expect([await bytesOf(staff), (await bytesOf(owner)) - before]).toEqual([500, 2000]);
});

test('a picture that staff use themselves isn’t given away, and a rejected change gives none', async () => {
  const { list } = await renamed('Nine Lanterns');
  const [used, fresh] = [await addImage(catalog, staff.muid, 'cover'), await addImage(catalog, staff.muid, 'cover')];
  await catalog
    .db('users')
    .where({ uuid: staff.muid })
    .update({ brief: `See ${used}.` });
  expect((await override({ list: [{ ...list[0], cover: used }] })).fields).toMatchObject([
    { path: 'store_submit_info.list.0.cover', key: 'upload.errors.notYours' },
  ]);
  expect((await override({ list: [{ ...list[0], cover: fresh, cover1to1: fresh }] })).fields).toMatchObject([
    { key: 'upload.errors.imageSize' },
  ]);
  expect(await catalog.db('files').whereIn('uuid', [used, fresh]).pluck('owner_uuid')).toEqual([staff.muid, staff.muid]);
});

test('a required picture and the third screenshot can be replaced, but not only removed', async () => {
  const { list } = await renamed('Nine Lanterns');
  const [first, second] = list[0].screenshots;
  expect((await override({ list: [{ ...list[0], cover: null, screenshots: [first, second] }] })).fields).toMatchObject([
    { path: 'store_submit_info.list.0.cover', key: 'missing.cover' },
    { path: 'store_submit_info.list.0.screenshots', key: 'missing.screenshots' },
  ]);
});

test('staff can override an off-sale, held listing, which stays off the shelf', async () => {
  await commandsOf(catalog).setStatus(owner, store, 'off');
  await catalog.db('stores').where({ uuid: store }).update({ is_held: true });
  const query = 'query ($id: ID!) { findStoreSubmit(store_id: $id, status: ["release"]) { list { uuid } } }';
  const { list } = (await catalog.graphql(query, { id: store }, staff)).data.findStoreSubmit;
  expect(await override(await renamed('Hidden Lanterns'), { submit_uuid: list[0].uuid })).toMatchObject({ status: 'release' });
  const search = 'query { findStore(q: { keyword: "Hidden Lanterns" }) { list { uuid } } }';
  expect((await catalog.graphql(search)).data.findStore.list).toEqual([]);
});

test('the draft gets staff’s changes under a new revision and keeps its creator’s other changes', async () => {
  const commands = commandsOf(catalog);
  const seen = await current();
  await commands.save(owner, store, seen, { store_submit_info: { author: 'A new author', serial_status: 'ongoing' } });
  const draft = await current();
  await override({ ...(await renamed('Nine Lanterns')), tag_keys: ['calm'] });
  const after = await current();
  expect(after.uuid).toBe(draft.uuid);
  expect(after.data.store_submit_info).toMatchObject({ author: 'A new author', serial_status: 'ongoing', tag_keys: ['calm'] });
  expect(after.data.store_submit_info.list[0].name).toBe('Nine Lanterns');
  const late = await commands.save(owner, store, draft, { store_submit_info: { author: 'Unseen' } });
  expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'input/conflict', data: { revision: after.revision } });
  expect(await publicName()).toEqual([['calm'], 'Nine Lanterns']);
  const query = 'query ($id: ID!) { findStoreMe(id: $id) { list { current_submit { override { reason } } } } }';
  expect((await catalog.graphql(query, { id: store }, owner)).data.findStoreMe.list[0].current_submit.override).toMatchObject({
    reason: 'A name that isn’t yours.',
  });
  await passSubmit(catalog, { owner, staff }, store, { store_submit_info: { author: 'Passed' } });
  await commands.release(owner, store);
  expect(await publicName()).toEqual([['calm'], 'Nine Lanterns']);
  expect((await current()).override_reason).toBeNull();
});

test('the creator is told the reason, which is also in the audit log and the listing’s timeline', async () => {
  await override({ author: 'Somebody' });
  const query = '{ findNotification { list { type key params } } }';
  const [notice] = (await catalog.graphql(query, {}, owner)).data.findNotification.list;
  expect(notice).toMatchObject({
    type: 'official',
    key: 'store-overridden',
    params: { store_id: store, text: 'A name that isn’t yours.' },
  });
  const [entry] = await catalog.db('audit_log').where({ subject_uuid: store }).orderBy('at', 'desc');
  expect(entry).toMatchObject({ actor_uuid: staff.muid, action: 'store-override', reason: 'A name that isn’t yours.' });
  const [line] = await catalog.db('store_logs').where({ store_uuid: store }).orderBy('at', 'desc');
  expect(line).toMatchObject({ action: 'override', actor_uuid: staff.muid });
});

test('of two simultaneous overrides of one version, one is a conflict', async () => {
  const seen = await shown();
  const [one, other] = await Promise.all(['A', 'B'].map((author) => override({ author }, { submit_uuid: seen })));
  expect([one?.code, other?.code].sort()).toEqual(['input/conflict', undefined]);
});

test('an incomplete page, no reason, no change, an unreleased listing and one’s own are rejected', async () => {
  expect((await override(await renamed('  '))).fields).toEqual([{ path: 'store_submit_info.list.0.name', key: 'missing.name' }]);
  expect((await override({ author: 'X' }, { reason: ' ' })).fields).toMatchObject([{ path: 'reason' }]);
  expect((await override({ author: 'Lamplight' })).code).toBe('input/invalid');
  const { uuid, current_submit } = await commandsOf(catalog).addStore(owner);
  expect((await override({ author: 'X' }, { store_id: uuid, submit_uuid: current_submit.uuid })).code).toBe('store/not-found');
  store = await releasedStore(catalog, { owner: staff, staff: await catalog.person('staff2', ['staff']) });
  expect((await override({ author: 'X' })).code).toBe('auth/forbidden');
});
