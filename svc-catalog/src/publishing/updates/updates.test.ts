import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let other: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let store: string;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  other = await catalog.creator('other');
  staff = await catalog.person('staff', ['staff']);
  store = await releasedStore(catalog, { owner, staff });
});
afterAll(() => catalog?.close());

const FIELDS = 'uuid store_id content note created_at updated_at';
const rejectionOf = (answer: { errors?: { extensions: { code: string; fields?: object[] } }[] }) => {
  const { code, fields } = answer.errors?.[0]?.extensions ?? {};
  return { code, fields };
};

interface UpdateInput {
  content: string;
  note?: string;
  reason?: string;
}

async function add(person: TestPersonWithUuid, update: UpdateInput, to = store) {
  const query = `mutation ($to: ID!, $content: String!, $note: String, $reason: String) {
    addStoreUpdateLog(store_id: $to, content: $content, note: $note, reason: $reason) { ${FIELDS} } }`;
  const answer = await catalog.graphql(query, { to, ...update }, person);
  return { ...answer.data?.addStoreUpdateLog, ...rejectionOf(answer) };
}

async function change(person: TestPersonWithUuid, uuid: string, update: UpdateInput) {
  const query = `mutation ($uuid: ID!, $content: String!, $note: String, $reason: String) {
    setStoreUpdateLog(uuid: $uuid, content: $content, note: $note, reason: $reason) { ${FIELDS} } }`;
  const answer = await catalog.graphql(query, { uuid, ...update }, person);
  return { ...answer.data?.setStoreUpdateLog, ...rejectionOf(answer) };
}

async function read(person?: TestPersonWithUuid, id = store, q: object = {}) {
  const query = `query ($id: ID!, $q: ListQuery) { findStoreUpdateLogByNoAuth(store_id: $id, q: $q) {
    totalCount pageInfo { hasNextPage endCursor } list { uuid content created_at } } }`;
  const answer = await catalog.graphql(query, { id, q }, person);
  const found = answer.data?.findStoreUpdateLogByNoAuth;
  return { ...found, words: found?.list.map(({ content }: { content: string }) => content), ...rejectionOf(answer) };
}

async function readOwn(person: TestPersonWithUuid, id = store) {
  const query = `query ($id: ID!) { findStoreUpdateLog(store_id: $id) { totalCount list { ${FIELDS} } } }`;
  const answer = await catalog.graphql(query, { id }, person);
  return { ...answer.data?.findStoreUpdateLog, ...rejectionOf(answer) };
}

test('everyone reads an update’s text, only the owner its note', async () => {
  const response = await add(owner, { content: 'A fourth ending.\r\nBehind the lamp.', note: 'Cut from act two.' });
  expect(response).toMatchObject({ store_id: store, content: 'A fourth ending.\nBehind the lamp.', note: 'Cut from act two.' });
  for (const person of [undefined, other, staff, owner]) {
    const seen = await read(person);
    expect(seen).toMatchObject({ totalCount: 1, list: [{ uuid: response.uuid, content: 'A fourth ending.\nBehind the lamp.' }] });
    expect(JSON.stringify(seen)).not.toContain('Cut from act two');
  }
  expect(await readOwn(owner)).toMatchObject({ totalCount: 1, list: [{ uuid: response.uuid, note: 'Cut from act two.' }] });
  for (const person of [other, staff]) expect((await readOwn(person)).code).toBe('store/not-found');
});

test('the owner can change an update; a missing note stays, an empty one is removed', async () => {
  const { uuid, created_at } = await add(owner, { content: 'Typos.', note: 'Thank Mira.' });
  await catalog.moveClock(60);
  expect(await change(owner, uuid, { content: 'Fewer typos.' })).toMatchObject({
    content: 'Fewer typos.',
    note: 'Thank Mira.',
    created_at,
  });
  const cleared = await change(owner, uuid, { content: 'Fewer typos.', note: '' });
  expect(cleared.note).toBe('');
  expect(Date.parse(cleared.updated_at) - Date.parse(cleared.created_at)).toBeGreaterThanOrEqual(60_000);
  expect((await change(other, uuid, { content: 'No' })).code).toBe('update-log/not-found');
  expect((await change(owner, crypto.randomUUID(), { content: 'No' })).code).toBe('update-log/not-found');
  expect((await add(other, { content: 'No' })).code).toBe('store/not-found');
});

test('staff can add and change updates without notes, each with a timeline row and an audit entry', async () => {
  const { uuid } = await add(owner, { content: 'Buy it at my own shop.', note: 'SECRET' });
  const corrected = { content: 'A new edition.', reason: 'It led off the platform.' };
  expect(await change(staff, uuid, corrected)).toMatchObject({ content: 'A new edition.', note: null });
  expect((await change(staff, uuid, { ...corrected, note: 'mine' })).code).toBe('auth/forbidden');
  const moved = await add(staff, { content: 'Moved to another shelf.', reason: 'Readers asked.' });
  expect(moved).toMatchObject({ note: null, code: undefined });
  expect((await add(staff, { ...corrected, note: 'mine' })).code).toBe('auth/forbidden');
  expect((await readOwn(owner)).list.find((entry: { uuid: string }) => entry.uuid === uuid)).toMatchObject({ note: 'SECRET' });
  const timeline = 'query ($id: ID!) { findStoreTimeline(store_id: $id) { list { action by actor { uuid } memo } } }';
  const { list } = (await catalog.graphql(timeline, { id: store }, owner)).data.findStoreTimeline;
  const line = { action: 'update-log', by: 'staff', actor: null };
  expect(list.slice(0, 2)).toEqual([
    { ...line, memo: 'Moved to another shelf.' },
    { ...line, memo: 'A new edition.' },
  ]);
  const actions = await catalog.db('audit_log').where({ action: 'update-log' }).orderBy('at');
  const action = { actor_uuid: staff.muid, subject_type: 'store', subject_uuid: store, subject_name: 'The Lantern' };
  expect(actions).toMatchObject([
    { ...action, reason: 'It led off the platform.', details: { update_uuid: uuid, content: 'A new edition.' } },
    { ...action, reason: 'Readers asked.', details: { update_uuid: moved.uuid, content: 'Moved to another shelf.' } },
  ]);
});

test('staff without a reason can’t write', async () => {
  const { uuid } = await add(owner, { content: 'A map.' });
  const rejection = { code: 'input/invalid', fields: [{ path: 'reason', key: 'invalid.empty' }] };
  expect(await change(staff, uuid, { content: 'No map.' })).toMatchObject(rejection);
  expect(await add(staff, { content: 'No map at all.' })).toMatchObject(rejection);
  expect((await readOwn(owner)).list[0]).toMatchObject({ uuid, content: 'A map.' });
});

test('updates are listed newest first and continue from a cursor', async () => {
  const id = await releasedStore(catalog, { owner, staff });
  for (const content of ['one', 'two', 'three', 'four']) {
    await add(owner, { content }, id);
    await catalog.moveClock(1);
  }
  const first = await read(undefined, id, { pageSize: 3 });
  expect([first.words, first.totalCount]).toEqual([['four', 'three', 'two'], 4]);
  const last = await read(undefined, id, { pageSize: 3, after: first.pageInfo.endCursor });
  expect([last.words, last.pageInfo.hasNextPage]).toEqual([['one'], false]);
  expect((await read(undefined, id, { orderField: 'created_at-asc' })).words).toEqual(['one', 'two', 'three', 'four']);
});

test('before the release only the owner writes and reads updates', async () => {
  const { uuid } = await commandsOf(catalog).addStore(owner);
  expect((await add(owner, { content: 'Almost there.' }, uuid)).code).toBeUndefined();
  expect((await readOwn(owner, uuid)).totalCount).toBe(1);
  for (const person of [undefined, other, owner]) expect((await read(person, uuid)).code).toBe('store/not-found');
  expect((await readOwn(owner, 'x')).code).toBe('store/not-found');
});

test.each([
  ['no words', { content: '  ' }, 'content', 'invalid.empty'],
  ['4,001 letters', { content: 'x'.repeat(4001) }, 'content', 'invalid.too-long'],
  ['a note of 4,001', { content: 'x', note: 'x'.repeat(4001) }, 'note', 'invalid.too-long'],
  ['a zero byte alone', { content: '\u0000' }, 'content', 'invalid.empty'],
])('%s is rejected at its field', async (_name, update, path, key) => {
  expect(await add(owner, update)).toMatchObject({ code: 'input/invalid', fields: [{ path, key }] });
});
