import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../testing/catalog.ts';
import { commandsOf, completeData, releasedStore } from '../testing/listings.ts';
import { staffDeedConsumer } from './events.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let staff2: TestPersonWithUuid;
let passed: string;
let refused: string;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  staff2 = await catalog.person('staff2', ['staff']);
  passed = await releasedStore(catalog, { owner, staff });
  await catalog.moveClock(60);
  const commands = commandsOf(catalog);
  refused = (await commands.addStore(owner)).uuid;
  const { uuid } = (await commands.submit(owner, refused, await completeData(catalog, owner))).data.addStoreSubmit;
  await commands.review(staff2, uuid, 'take');
  await catalog.moveClock(60);
  await commands.review(staff2, uuid, 'refuse', { rejection_type: 'bug', memo: 'It does not start.' });
});
afterAll(() => catalog?.close());

async function find(args: { actor_uuid?: string; action?: string; subject_uuid?: string; q?: object } = {}) {
  const query = `query ($actor_uuid: ID, $action: String, $subject_uuid: ID, $q: ListQuery) {
    findAuditLog(actor_uuid: $actor_uuid, action: $action, subject_uuid: $subject_uuid, q: $q) {
      totalCount pageInfo { hasNextPage endCursor } list { actor { uuid } action subject_type subject_uuid subject_name reason details } } }`;
  const { data, errors } = await catalog.graphql(query, args, staff);
  return { ...data?.findAuditLog, code: errors?.[0]?.extensions.code };
}
const actions = ({ list }: { list: { action: string }[] }) => list.map(({ action }) => action);

test('each deed of staff is a line with who, what and why, the last first', async () => {
  const { list, totalCount } = await find();
  expect([totalCount, list[0]]).toMatchObject([
    4,
    {
      actor: { uuid: staff2.muid },
      action: 'review-refuse',
      subject_type: 'store',
      subject_uuid: refused,
      subject_name: 'The Lantern',
      reason: 'bug: It does not start.',
    },
  ]);
  expect(actions({ list })).toEqual(['review-refuse', 'review-take', 'review-pass', 'review-take']);
});

test('is narrowed to a person, a kind of deed or one thing, and reads on from a cursor', async () => {
  expect(actions(await find({ actor_uuid: staff.muid }))).toEqual(['review-pass', 'review-take']);
  expect(actions(await find({ action: 'review-take' }))).toEqual(['review-take', 'review-take']);
  expect(actions(await find({ subject_uuid: passed, action: 'review-pass' }))).toEqual(['review-pass']);
  const first = await find({ q: { pageSize: 3 } });
  expect(first.pageInfo.hasNextPage).toBe(true);
  expect(actions(await find({ q: { pageSize: 3, after: first.pageInfo.endCursor } }))).toEqual(['review-take']);
  expect((await find({ action: 'nothing' })).code).toBe('input/invalid');
});

test('what was refused to staff is no deed', async () => {
  const before = (await find()).totalCount;
  const home =
    'mutation { setConfigurationPagesIndex(platform_key: "meowtale", revision: 7, rows: [], carousel: [], reason: "x") { revision } }';
  expect((await catalog.graphql(home, {}, staff)).errors?.[0]?.extensions.code).toBe('input/conflict');
  expect((await find()).totalCount).toBe(before);
  await catalog.graphql(home.replace('7', '0'), {}, staff);
  expect((await find()).list[0]).toMatchObject({ action: 'home-set', subject_name: 'meowtale', reason: 'x', details: { revision: 1 } });
});

test('a penalty that the wallet took is a deed, and the person is told it with the reason', async () => {
  const penalty = { soldCoins: 499, coins: 745 };
  const subject = { type: 'person', uuid: owner.muid, name: 'Owner' };
  const payload = { actorUuid: staff.muid, action: 'person-penalty', subject, reason: 'Sold elsewhere.', penalty };
  await catalog.deliver(staffDeedConsumer, { aggregateId: owner.muid, payload });
  expect((await find({ subject_uuid: owner.muid })).list).toMatchObject([
    { actor: { uuid: staff.muid }, action: 'person-penalty', subject_name: 'Owner', reason: 'Sold elsewhere.', details: penalty },
  ]);
  const { data } = await catalog.graphql('{ findNotification { list { key params } } }', {}, owner);
  expect(data.findNotification.list[0]).toMatchObject({ key: 'account-penalty', params: { coins: 745, text: 'Sold elsewhere.' } });
});

test('can be rewritten by nobody, not even the owner of the tables', async () => {
  await expect(catalog.db('audit_log').update({ reason: 'nothing' })).rejects.toThrow('permission denied');
  await expect(catalog.db('audit_log').delete()).rejects.toThrow('permission denied');
  await expect(catalog.database.owner('audit_log').update({ reason: 'nothing' })).rejects.toThrow('append-only');
  await expect(catalog.database.owner('audit_log').delete()).rejects.toThrow('append-only');
});
