import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage, commandsOf, releasedStore } from '../../testing/listings.ts';
import { entitlementConsumer } from '../entitlements/events.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let reader: TestPersonWithUuid;
let store: string;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  reader = await catalog.person('reader');
  store = await releasedStore(catalog, { owner, staff });
});
afterAll(() => catalog?.close());
// Each test starts a new hour, in which the limits are unused.
beforeEach(() => catalog.moveClock(3600));

const FIELDS = 'uuid store_id comment is_buyer created_at updated_at user { uuid nickname head { url } }';

async function add(comment: string, { person = reader, to = store, key }: { person?: TestPersonWithUuid; to?: string; key?: string } = {}) {
  const query = `mutation ($to: ID!, $comment: String!, $key: ID) {
    addStoreComment(store_id: $to, comment: $comment, idempotency_key: $key) { ${FIELDS} } }`;
  const answer = await catalog.graphql(query, { to, comment, key }, person);
  return { ...answer.data?.addStoreComment, code: answer.errors?.[0]?.extensions.code, fields: answer.errors?.[0]?.extensions.fields };
}

async function change(uuid: string, comment: string, person: TestPersonWithUuid) {
  const query = `mutation ($uuid: ID!, $comment: String!) { setStoreComment(uuid: $uuid, comment: $comment) { ${FIELDS} } }`;
  const answer = await catalog.graphql(query, { uuid, comment }, person);
  return { ...answer.data?.setStoreComment, code: answer.errors?.[0]?.extensions.code };
}

interface Found {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  list: { uuid: string; comment: string; is_buyer: boolean; created_at: string; updated_at: string }[];
}

async function find(id = store, q: object = {}) {
  const query = `query ($id: ID!, $q: ListQuery) { findStoreComment(store_id: $id, q: $q) {
    totalCount pageInfo { hasNextPage endCursor } list { ${FIELDS} } } }`;
  const answer = await catalog.graphql<{ findStoreComment: Found }>(query, { id, q });
  const found = answer.data?.findStoreComment;
  return { ...found, words: found?.list.map(({ comment }) => comment), code: answer.errors?.[0]?.extensions.code };
}

const counted = async (id: string) => {
  const answer = await catalog.graphql('query ($id: ID!) { findStore(id: $id) { list { store_stats { comment_count } } } }', { id });
  return answer.data.findStore.list[0].store_stats.comment_count;
};

test('a comment is shown with its writer and time, and counted', async () => {
  const head = await addImage(catalog, reader.muid, 'avatar');
  await catalog.graphql('mutation ($head: ID) { setUser(profile: { nickname: "Mothwing", head: $head }) { uuid } }', { head }, reader);
  const comment = await add('  The lamp!\r\nThe lamp was her all along.\n');
  expect(comment).toMatchObject({
    store_id: store,
    comment: 'The lamp!\nThe lamp was her all along.',
    is_buyer: false,
    user: { uuid: reader.muid, nickname: 'Mothwing', head: { url: expect.stringContaining(head) } },
  });
  expect(comment.updated_at).toBe(comment.created_at);
  expect(await find()).toMatchObject({ totalCount: 1, list: [{ uuid: comment.uuid, user: { nickname: 'Mothwing' } }] });
  expect(await counted(store)).toBe(1);
});

test('twenty comments at once are all added and counted', async () => {
  const id = await releasedStore(catalog, { owner, staff });
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => add(`At once ${index}`, { to: id })));
  expect(responses.map(({ code }) => code)).toEqual(Array(20).fill(undefined));
  expect([(await find(id)).totalCount, await counted(id)]).toEqual([20, 20]);
});

test('a comment sent again with its key, also at once, is added and counted once; the key with another input is rejected', async () => {
  const id = await releasedStore(catalog, { owner, staff });
  const key = crypto.randomUUID();
  const responses = await Promise.all([1, 2, 3].map(() => add('Once.', { to: id, key })));
  expect(new Set(responses.map(({ uuid }) => uuid)).size).toBe(1);
  expect((await add('Once.', { to: id, key })).uuid).toBe(responses[0]?.uuid);
  expect((await add('Other words.', { to: id, key })).code).toBe('idempotency/conflict');
  expect([(await find(id)).totalCount, await counted(id)]).toEqual([1, 1]);
});

test('a person writes at most twenty comments an hour, also at once; the error gives the time until the next', async () => {
  const id = await releasedStore(catalog, { owner, staff });
  const hasty = await catalog.person('hasty');
  const key = crypto.randomUUID();
  const responses = await Promise.all(
    Array.from({ length: 24 }, (_, index) => add(`Buy mine instead ${index}`, { to: id, person: hasty })),
  );
  const tooMany = (minutes: number) => ({ path: 'comment', key: 'invalid.too-many-comments', params: { maximum: 20, minutes } });
  expect(responses.flatMap(({ fields }) => fields ?? [])).toEqual(Array(4).fill(tooMany(60)));
  await catalog.moveClock(45 * 60);
  const response = await add('Elsewhere', { person: hasty, key });
  expect([response.code, response.fields]).toEqual(['input/invalid', [tooMany(15)]]);
  expect([(await find(id)).totalCount, await counted(id)]).toEqual([20, 20]);
  expect((await add('Somebody else', { to: id })).code).toBeUndefined();
  await catalog.moveClock(15 * 60);
  expect((await add('Elsewhere', { person: hasty, key })).code).toBeUndefined();
});

test('adding a comment needs a verified email address', async () => {
  const person = { ...(await catalog.person('unproven')), emailVerified: false };
  expect((await add('Hello', { person })).code).toBe('auth/email_verified');
  expect((await add('Hello', { person: { ...person, emailVerified: true } })).code).toBeUndefined();
});

test('a comment is changed by its writer only', async () => {
  const comment = await add('Three endings.');
  await catalog.moveClock(60);
  for (const person of [owner, staff]) expect((await change(comment.uuid, 'No', person)).code).toBe('comment/not-found');
  expect((await change(crypto.randomUUID(), 'No', reader)).code).toBe('comment/not-found');
  const changed = await change(comment.uuid, 'Four endings.', reader);
  expect(changed).toMatchObject({ uuid: comment.uuid, comment: 'Four endings.', created_at: comment.created_at });
  expect(Date.parse(changed.updated_at) - Date.parse(changed.created_at)).toBeGreaterThanOrEqual(60_000);
  expect((await find()).words?.[0]).toBe('Four endings.');
});

test('a comment is marked as a spoiler by its writer, who can change that', async () => {
  const query = `mutation ($to: ID!, $spoils: Boolean, $key: ID) {
    addStoreComment(store_id: $to, comment: "She was the lamp.", is_spoiler: $spoils, idempotency_key: $key) { uuid is_spoiler } }`;
  const key = crypto.randomUUID();
  const { uuid, is_spoiler } = (await catalog.graphql(query, { to: store, spoils: true, key }, reader)).data.addStoreComment;
  expect(is_spoiler).toBe(true);
  const again = await catalog.graphql(query, { to: store, spoils: false, key }, reader);
  expect(again.errors?.[0]?.extensions.code).toBe('idempotency/conflict');
  const set = async (spoils: boolean | null) => {
    const how =
      'mutation ($uuid: ID!, $spoils: Boolean) { setStoreComment(uuid: $uuid, comment: "Hm.", is_spoiler: $spoils) { is_spoiler } }';
    return (await catalog.graphql(how, { uuid, spoils }, reader)).data.setStoreComment.is_spoiler;
  };
  expect([await set(null), await set(false), await set(true)]).toEqual([true, false, true]);
  const found = await catalog.graphql(`{ findStoreComment(store_id: "${store}") { list { uuid is_spoiler } } }`);
  const shown = found.data.findStoreComment.list as { uuid: string; is_spoiler: boolean }[];
  expect(shown.filter((each) => each.is_spoiler).map((each) => each.uuid)).toEqual([uuid]);
});

test('is_buyer follows the current entitlement', async () => {
  const comment = await add('I paid for this.');
  const isBuyer = async () => (await find()).list?.find(({ uuid }) => uuid === comment.uuid)?.is_buyer;
  const entitle = (active: boolean, revision: number) =>
    catalog.deliver(entitlementConsumer, {
      aggregateId: `${reader.muid}.${store}`,
      payload: { userUuid: reader.muid, storeUuid: store, revision, active, orderUuid: crypto.randomUUID() },
    });
  expect(await isBuyer()).toBe(false);
  await entitle(true, 1);
  expect(await isBuyer()).toBe(true);
  expect((await add('Twice.')).is_buyer).toBe(true);
  await entitle(false, 2);
  expect(await isBuyer()).toBe(false);
});

describe('the list', () => {
  let id: string;
  beforeAll(async () => {
    id = await releasedStore(catalog, { owner, staff });
    for (const text of ['one', 'two', 'three', 'four', 'five']) {
      await add(text, { to: id });
      await catalog.moveClock(1);
    }
  });

  test('is ordered newest first, or oldest first', async () => {
    expect((await find(id)).words).toEqual(['five', 'four', 'three', 'two', 'one']);
    expect((await find(id, { orderField: 'created_at-asc' })).words).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  test('continues from a cursor, also after a comment was added at its top', async () => {
    const first = await find(id, { pageSize: 2 });
    expect([first.words, first.totalCount, first.pageInfo?.hasNextPage]).toEqual([['five', 'four'], 5, true]);
    await add('six', { to: id });
    const second = await find(id, { pageSize: 2, after: first.pageInfo?.endCursor });
    expect(second.words).toEqual(['three', 'two']);
    const last = await find(id, { pageSize: 2, after: second.pageInfo?.endCursor });
    expect([last.words, last.pageInfo?.hasNextPage]).toEqual([['one'], false]);
  });

  test.each([{ pageSize: 0 }, { pageSize: 101 }, { orderField: 'user_uuid-desc' }, { after: 'x' }])('rejects %j', async (q) => {
    expect((await find(id, q)).code).toBe('input/invalid');
  });
});

test.each([
  ['nothing', ' \n\t ', 'invalid.empty'],
  ['2,001 letters', 'x'.repeat(2001), 'invalid.too-long'],
  ['nothing to be seen', '\u200b\u202E', 'invalid.empty'],
  ['a tower of marks', `x${'\u0301\u0323'.repeat(20)}y`, 'invalid.marks'],
])('%s is rejected at its field', async (_name, text, key) => {
  expect(await add(text)).toMatchObject({ code: 'input/invalid', fields: [{ path: 'comment', key }] });
  expect((await add('x'.repeat(2000))).code).toBeUndefined();
});

test('invisible characters are removed, and an emoji counts as one character', async () => {
  expect((await add('a\u0000b\u202Ec\r\nd\u200b')).comment).toBe('abc\nd');
  expect((await add('🐱'.repeat(2000))).code).toBeUndefined();
});

test('markup stays plain text', async () => {
  const text = '<img src=x onerror=alert(1)> & "so on"';
  expect((await add(text)).comment).toBe(text);
});

test('a listing off sale can be commented on; one that was never released can’t be found', async () => {
  const id = await releasedStore(catalog, { owner, staff });
  await commandsOf(catalog).setStatus(owner, id, 'off');
  expect((await add('I have it still.', { to: id })).code).toBeUndefined();
  const { uuid } = await commandsOf(catalog).addStore(owner);
  for (const hidden of [uuid, crypto.randomUUID(), 'x']) expect((await find(hidden)).code).toBe('store/not-found');
  expect((await add('Mine', { to: uuid, person: owner })).code).toBe('store/not-found');
});
