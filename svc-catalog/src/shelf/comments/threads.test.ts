import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commentsOf } from '../../testing/comments.ts';
import { releasedStore } from '../../testing/listings.ts';
import { entitlementConsumer } from '../entitlements/events.ts';

let catalog: TestCatalog;
let calls: ReturnType<typeof commentsOf>;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let reader: TestPersonWithUuid;
let other: TestPersonWithUuid;
let people = 0;

beforeAll(async () => {
  catalog = await testCatalog();
  calls = commentsOf(catalog);
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  reader = await catalog.person('reader');
  other = await catalog.person('other');
});
afterAll(() => catalog?.close());

const released = () => releasedStore(catalog, { owner, staff });
async function addComment(person: TestPersonWithUuid, store: string, text: string, parent?: string): Promise<string> {
  const { uuid, code } = await calls.add(person, store, text, parent);
  if (!uuid) throw new Error(code);
  await catalog.moveClock(1);
  return uuid;
}
const newPerson = () => catalog.person(`person-${++people}`);

test('replies are listed under their comment, the oldest first, and not counted as comments', async () => {
  const store = await released();
  const parent = await addComment(reader, store, 'Who is the lamp?');
  for (const text of ['one', 'two', 'three', 'four']) await addComment(other, store, text, parent);
  const { list, totalCount } = await calls.find(store);
  expect([list.length, totalCount, list[0]?.reply_count, await calls.counted(store)]).toEqual([1, 1, 4, 1]);
  expect(list[0]?.replies.map(({ comment, parent_uuid }) => [comment, parent_uuid])).toEqual(
    ['one', 'two', 'three'].map((text) => [text, parent]),
  );
  const first = await calls.find(store, { pageSize: 3 }, parent);
  expect([first.words, first.totalCount]).toEqual([['one', 'two', 'three'], 4]);
  expect((await calls.find(store, { pageSize: 3, after: first.pageInfo.endCursor }, parent)).words).toEqual(['four']);
});

test('a reply to another listing’s comment or to a reply is rejected', async () => {
  const [store, elsewhere] = [await released(), await released()];
  const parent = await addComment(reader, store, 'Yes.');
  const reply = await addComment(other, store, 'No.', parent);
  expect((await calls.add(reader, store, 'Yes!', reply)).code).toBe('comment/not-found');
  expect((await calls.add(reader, elsewhere, 'Yes!', parent)).code).toBe('comment/not-found');
  expect((await calls.find(store, {}, reply)).code).toBe('comment/not-found');
  expect((await calls.find(store, {}, 'x')).code).toBe('comment/not-found');
});

test('the writer of a comment is notified of another person’s reply, not of their own', async () => {
  const store = await released();
  const writer = await newPerson();
  const parent = await addComment(writer, store, 'Is there a sequel?');
  await addComment(writer, store, 'Asking again.', parent);
  expect(await calls.notices(writer)).toEqual([]);
  await addComment(owner, store, 'There will be.', parent);
  const { nickname } = await catalog.db('users').where({ uuid: owner.muid }).first();
  expect(await calls.notices(writer)).toMatchObject([{ type: 'system', key: 'comment-reply', params: { who: nickname, store_id: store } }]);
});

test('a comment is deleted with its text and replies by its writer only', async () => {
  const store = await released();
  const uuid = await addComment(reader, store, 'I should not have said this.');
  const reply = await addComment(other, store, 'You did.', uuid);
  for (const person of [other, owner, staff]) expect(await calls.remove(person, uuid)).toBe('comment/not-found');
  expect(await calls.remove(other, reply)).toBeUndefined();
  expect((await calls.find(store)).list[0]?.reply_count).toBe(0);
  expect(await calls.counted(store)).toBe(1);
  expect(await calls.remove(reader, uuid)).toBeUndefined();
  expect([(await calls.find(store)).totalCount, await calls.counted(store)]).toEqual([0, 0]);
  expect(await catalog.db('store_comments').where({ store_uuid: store }).pluck('comment')).toEqual(['', '']);
  expect(await calls.remove(reader, uuid)).toBe('comment/not-found');
  expect(await calls.change(reader, uuid, 'Again.')).toBe('comment/not-found');
  expect((await calls.add(other, store, 'Late.', uuid)).code).toBe('comment/not-found');
});

test('two deletions at once are counted once', async () => {
  const store = await released();
  const uuid = await addComment(reader, store, 'Gone.');
  const codes = await Promise.all([calls.remove(reader, uuid), calls.remove(reader, uuid)]);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(await calls.counted(store)).toBe(0);
});

test('with buyers first, they lead across pages, each group newest first', async () => {
  const store = await released();
  const buyer = await newPerson();
  await catalog.deliver(entitlementConsumer, {
    aggregateId: `${buyer.muid}.${store}`,
    payload: { userUuid: buyer.muid, storeUuid: store, revision: 1, active: true, orderUuid: crypto.randomUUID() },
  });
  for (const [person, text] of [
    [buyer, 'b1'],
    [reader, 'r1'],
    [buyer, 'b2'],
    [reader, 'r2'],
    [other, 'r3'],
  ] as const)
    await addComment(person, store, text);
  const order = { orderField: 'buyers-desc', pageSize: 2 };
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const page = await calls.find(store, { ...order, after });
    pages.push(page.words);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  expect(pages).toEqual([['b2', 'b1'], ['r3', 'r2'], ['r1']]);
  const byTime = await calls.find(store, { pageSize: 2 });
  expect((await calls.find(store, { ...order, after: byTime.pageInfo.endCursor })).code).toBe('input/invalid');
});
