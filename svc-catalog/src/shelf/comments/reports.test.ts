import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commentsOf } from '../../testing/comments.ts';
import { releasedStore } from '../../testing/listings.ts';
import { statementsOf } from '../../testing/statements.ts';

let catalog: TestCatalog;
let calls: ReturnType<typeof commentsOf>;
let staff: TestPersonWithUuid;
let writer: TestPersonWithUuid;
let reader: TestPersonWithUuid;
let other: TestPersonWithUuid;
let store: string;

beforeAll(async () => {
  catalog = await testCatalog();
  calls = commentsOf(catalog);
  staff = await catalog.person('staff', ['staff']);
  writer = await catalog.person('writer');
  reader = await catalog.person('reader');
  other = await catalog.person('other');
  store = await releasedStore(catalog, { owner: await catalog.creator('owner'), staff });
});
afterAll(() => catalog?.close());
beforeEach(() => catalog.moveClock(3600));

async function written(text: string, by = writer): Promise<string> {
  const { uuid, code } = await calls.add(by, store, text);
  if (!uuid) throw new Error(code);
  return uuid;
}
const open = async () => ((await calls.reported(staff)) as { list: { uuid: string }[] }).list.map(({ uuid }) => uuid);

test('a report shows staff its reason and the comment as it was then', async () => {
  const uuid = await written('Buy gold at my place');
  expect((await calls.report(reader, uuid)).code).toBeUndefined();
  expect((await calls.report(other, uuid, 'other', 'He does this everywhere.')).code).toBeUndefined();
  await calls.change(writer, uuid, 'What a nice story');
  expect((await calls.reported(staff)).list).toMatchObject([
    {
      uuid,
      comment: 'What a nice story',
      is_deleted: false,
      reports: [
        { reason: 'other', memo: 'He does this everywhere.', words: 'Buy gold at my place', user: { uuid: other.muid } },
        { reason: 'spam', memo: '', words: 'Buy gold at my place', user: { uuid: reader.muid } },
      ],
    },
  ]);
  await calls.remove(writer, uuid);
  expect((await calls.reported(staff)).list).toMatchObject([{ comment: '', is_deleted: true, reports: [{}, {}] }]);
  expect(await calls.decide(staff, uuid, 'dismiss')).toBeUndefined();
});

test('reports of one’s own or a deleted comment, and of “other” without a text, are rejected', async () => {
  const uuid = await written('Hm.');
  expect((await calls.report(writer, uuid)).code).toBe('auth/forbidden');
  expect((await calls.report(reader, crypto.randomUUID())).code).toBe('comment/not-found');
  expect((await calls.report(reader, uuid, 'other')).fields).toEqual([{ path: 'memo', key: 'invalid.empty' }]);
  expect((await calls.report(reader, uuid, 'boring')).code).toBe('input/invalid');
  expect(await open()).toEqual([]);
});

test('a hidden comment isn’t shown or counted, its writer gets the reason, and an audit entry is added', async () => {
  const before = await calls.counted(store);
  const uuid = await written('Insult');
  await calls.report(reader, uuid, 'abuse');
  expect(await calls.decide(staff, uuid, 'hide', 'It insults a reader.')).toBeUndefined();
  expect((await calls.find(store)).words).not.toContain('Insult');
  expect([await calls.counted(store), await open()]).toEqual([before, []]);
  expect((await calls.notices(writer))[0]).toMatchObject({
    type: 'official',
    key: 'comment-hidden',
    params: { store_id: store, text: 'It insults a reader.' },
  });
  expect((await calls.reported(staff, 'hidden')).list).toMatchObject([
    { uuid, hidden_at: expect.any(String), reports: [{ reason: 'abuse' }] },
  ]);
  expect(await calls.change(writer, uuid, 'Insult 2')).toBe('comment/not-found');
  expect((await calls.report(reader, uuid)).code).toBe('comment/not-found');
  expect(await calls.decide(staff, uuid, 'hide')).toBe('review/state');

  expect(await calls.decide(staff, uuid, 'show', 'A mistake.')).toBeUndefined();
  expect((await calls.find(store)).words).toContain('Insult');
  expect(await calls.counted(store)).toBe(before + 1);
  expect(await calls.decide(staff, uuid, 'show')).toBe('review/state');
  const entries = await catalog.db('audit_log').where({ subject_uuid: uuid }).orderBy('at').select('action', 'reason', 'subject_type');
  expect(entries).toEqual([
    { action: 'comment-hide', reason: 'It insults a reader.', subject_type: 'comment' },
    { action: 'comment-show', reason: 'A mistake.', subject_type: 'comment' },
  ]);
});

test('replies to a hidden comment can’t be changed or reported, and leave the queue until it is shown again', async () => {
  const [parent, deleted] = [await written('Insult'), await written('Gone')];
  const replyTo = async (uuid: string) => (await calls.add(other, store, 'You too.', uuid)).uuid ?? '';
  const [reply, second, orphan] = [await replyTo(parent), await replyTo(parent), await replyTo(deleted)];
  for (const uuid of [reply, orphan]) expect((await calls.report(reader, uuid, 'abuse')).code).toBeUndefined();
  expect((await open()).toSorted()).toEqual([reply, orphan].toSorted());

  await calls.decide(staff, parent, 'hide');
  await calls.remove(writer, deleted);
  expect(await open()).toEqual([]);
  for (const uuid of [reply, second, orphan]) {
    expect(await calls.change(other, uuid, 'You three.')).toBe('comment/not-found');
    expect((await calls.report(reader, uuid, 'spam')).code).toBe('comment/not-found');
  }
  await calls.decide(staff, parent, 'show');
  expect(await open()).toEqual([reply]);
  expect(await calls.change(other, reply, 'You three.')).toBeUndefined();
  expect(await calls.decide(staff, reply, 'dismiss')).toBeUndefined();
});

test('staff see the listing, the number of reports, and the beginning of the comment replied to, cut between characters', async () => {
  const parent = await written(`${'x'.repeat(118)}👩‍👩‍👧 and more`);
  const reply = (await calls.add(other, store, 'You too.', parent)).uuid ?? '';
  for (const uuid of [parent, reply]) await calls.report(reader, uuid);
  const reporters = await Promise.all(Array.from({ length: 20 }, (_, index) => catalog.person(`reporter-${index}`)));
  await Promise.all(reporters.map((person) => calls.report(person, reply)));
  const { list } = await calls.reported(staff);
  expect(list).toMatchObject([
    { uuid: parent, store: { uuid: store }, parent_words: null, report_count: 1 },
    { uuid: reply, store: { uuid: store }, parent_words: `${'x'.repeat(118)}…`, report_count: 21 },
  ]);
  expect(list[1].reports).toHaveLength(20);
  await calls.decide(staff, reply, 'hide');
  await calls.decide(staff, parent, 'dismiss');
  await calls.remove(writer, parent);
  expect((await calls.reported(staff, 'hidden')).list).toContainEqual(
    expect.objectContaining({ uuid: reply, parent_words: '', report_count: 21 }),
  );
});

test('the queue takes the same number of queries at any length', async () => {
  const counted = async () => (await statementsOf(catalog.db, () => calls.reported(staff))).length;
  const parent = await written('First');
  const reply = async () => (await calls.add(other, store, 'Me too.', parent)).uuid ?? '';
  const uuids = [await reply()];
  await calls.report(reader, uuids[0] ?? '');
  const alone = await counted();
  for (let index = 0; index < 4; index += 1) uuids.push(await reply());
  for (const uuid of uuids) await calls.report(reader, uuid);
  expect(await counted()).toBe(alone);
  for (const uuid of uuids) await calls.decide(staff, uuid, 'dismiss');
});

test('a deleted comment can’t be hidden or shown, its reports are dismissed with the words reported', async () => {
  const uuid = await written('Buy gold at my place');
  await calls.report(reader, uuid);
  await calls.remove(writer, uuid);
  expect(await calls.decide(staff, uuid, 'hide')).toBe('review/state');
  expect(await open()).toEqual([uuid]);
  expect(await calls.decide(staff, uuid, 'dismiss')).toBeUndefined();
  expect(await catalog.db('audit_log').where({ subject_uuid: uuid }).pluck('subject_name')).toEqual(['Buy gold at my place']);
});

test('a hidden comment that its writer deletes is subtracted once and no longer listed', async () => {
  const before = await calls.counted(store);
  const uuid = await written('Spam');
  await calls.decide(staff, uuid, 'hide');
  const hidden = async () => ((await calls.reported(staff, 'hidden')) as { list: { uuid: string }[] }).list.map((each) => each.uuid);
  expect(await hidden()).toContain(uuid);
  expect(await calls.remove(writer, uuid)).toBeUndefined();
  expect(await hidden()).not.toContain(uuid);
  expect(await calls.decide(staff, uuid, 'show')).toBe('review/state');
  expect(await calls.counted(store)).toBe(before);
});

test('a second report by the same person replaces the open one’s reason and words, and keeps its place', async () => {
  const [first, second] = [await written('I disagree.'), await written('Me too.')];
  await calls.report(reader, first, 'spam');
  await catalog.moveClock(1);
  await calls.report(reader, second, 'spam');
  await calls.change(writer, first, 'You fool.');
  await catalog.moveClock(1);
  expect((await calls.report(reader, first, 'other', 'He insults me.')).code).toBeUndefined();
  expect((await calls.reported(staff)).list).toMatchObject([
    { uuid: first, reports: [{ reason: 'other', memo: 'He insults me.', words: 'You fool.' }] },
    { uuid: second, reports: [{ reason: 'spam' }] },
  ]);
  for (const uuid of [first, second]) await calls.decide(staff, uuid, 'dismiss');
});

test('a dismissed report is not opened again by the same person unless the comment was changed', async () => {
  const uuid = await written('I disagree.');
  await calls.report(reader, uuid, 'abuse');
  expect(await calls.decide(staff, uuid, 'dismiss')).toBeUndefined();
  expect(await calls.decide(staff, uuid, 'dismiss')).toBe('review/state');
  expect((await calls.report(reader, uuid, 'abuse')).code).toBeUndefined();
  expect(await open()).toEqual([]);
  await catalog.moveClock(1);
  await calls.change(writer, uuid, 'You fool.');
  await calls.report(reader, uuid, 'abuse');
  expect(await open()).toEqual([uuid]);
  expect(await calls.decide(staff, uuid, 'dismiss')).toBeUndefined();
});

test('an audit entry contains the beginning of a long comment, cut between characters', async () => {
  const uuid = await written(`${'x'.repeat(98)}👩‍👩‍👧 and more`);
  expect(await calls.decide(staff, uuid, 'hide')).toBeUndefined();
  expect(await catalog.db('audit_log').where({ subject_uuid: uuid }).pluck('subject_name')).toEqual(['x'.repeat(98)]);
});

test('staff decide once, and not on their own comments', async () => {
  const own = await written('From the house', staff);
  await calls.report(reader, own);
  expect(await calls.decide(staff, own, 'dismiss')).toBe('auth/forbidden');
  const colleague = await catalog.person('colleague', ['staff']);
  const codes = await Promise.all([calls.decide(colleague, own, 'hide'), calls.decide(colleague, own, 'hide')]);
  expect(codes.toSorted()).toEqual(['review/state', undefined]);
});

test('a person reports at most twenty comments an hour', async () => {
  const uuids: string[] = [];
  for (let index = 0; index < 21; index += 1) {
    if (index === 11) await catalog.moveClock(3600);
    uuids.push(await written(`Words ${index}`));
  }
  const codes = await Promise.all(uuids.map((uuid) => calls.report(other, uuid)));
  expect(codes.flatMap(({ fields }) => fields ?? [])).toEqual([
    { path: 'reason', key: 'invalid.too-many-reports', params: { maximum: 20, minutes: 60 } },
  ]);
});
