import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WITHDRAWAL_PAID, WITHDRAWAL_TO_CORRECT } from '@meowtale/contracts/events/wallet/withdrawal.fixture';
import { withdrawalConsumer } from '../../people/notices/withdrawals.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData, releasedStore } from '../../testing/listings.ts';
import { dramaStaffActionConsumer, walletStaffActionConsumer } from './events.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let staff2: TestPersonWithUuid;
let passed: string;
let rejected: string;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  staff2 = await catalog.person('staff2', ['staff']);
  passed = await releasedStore(catalog, { owner, staff });
  await catalog.moveClock(60);
  const commands = commandsOf(catalog);
  rejected = (await commands.addStore(owner)).uuid;
  const { uuid } = (await commands.submit(owner, rejected, await completeData(catalog, owner))).data.addStoreSubmit;
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

test('each staff action is listed with actor, action, subject and reason, the last first', async () => {
  const { list, totalCount } = await find();
  expect([totalCount, list[0]]).toMatchObject([
    4,
    {
      actor: { uuid: staff2.muid },
      action: 'review-refuse',
      subject_type: 'store',
      subject_uuid: rejected,
      subject_name: 'The Lantern',
      reason: 'It does not start.',
      details: { rejection_type: 'bug' },
    },
  ]);
  expect(actions({ list })).toEqual(['review-refuse', 'review-take', 'review-pass', 'review-take']);
});

test('entries are filtered by actor, action or subject, and continue from a cursor', async () => {
  expect(actions(await find({ actor_uuid: staff.muid }))).toEqual(['review-pass', 'review-take']);
  expect(actions(await find({ action: 'review-take' }))).toEqual(['review-take', 'review-take']);
  expect(actions(await find({ subject_uuid: passed, action: 'review-pass' }))).toEqual(['review-pass']);
  const first = await find({ q: { pageSize: 3 } });
  expect(first.pageInfo.hasNextPage).toBe(true);
  expect(actions(await find({ q: { pageSize: 3, after: first.pageInfo.endCursor } }))).toEqual(['review-take']);
  expect((await find({ action: 'nothing' })).code).toBe('input/invalid');
});

test('a rejected staff action adds no entry', async () => {
  const before = (await find()).totalCount;
  const home =
    'mutation { setConfigurationPagesIndex(platform_key: "meowtale", revision: 7, rows: [], carousel: [], reason: "x") { revision } }';
  expect((await catalog.graphql(home, {}, staff)).errors?.[0]?.extensions.code).toBe('input/conflict');
  expect((await find()).totalCount).toBe(before);
  await catalog.graphql(home.replace('7', '0'), {}, staff);
  expect((await find()).list[0]).toMatchObject({ action: 'home-set', subject_name: 'meowtale', reason: 'x', details: { revision: 1 } });
});

test('a penalty by the wallet adds an entry, and the person is notified with the reason', async () => {
  const penalty = { soldCoins: 499, coins: 745 };
  const subject = { type: 'person', uuid: owner.muid, name: 'Owner' };
  const payload = { actorUuid: staff.muid, action: 'person-penalty', subject, reason: 'Sold elsewhere.', penalty };
  await catalog.deliver(walletStaffActionConsumer, { aggregateId: owner.muid, payload });
  expect((await find({ subject_uuid: owner.muid })).list).toMatchObject([
    { actor: { uuid: staff.muid }, action: 'person-penalty', subject_name: 'Owner', reason: 'Sold elsewhere.', details: penalty },
  ]);
  const { data } = await catalog.graphql('{ findNotification { list { key params } } }', {}, owner);
  expect(data.findNotification.list[0]).toMatchObject({ key: 'account-penalty', params: { coins: 745, text: 'Sold elsewhere.' } });
});

test('decisions on refunds and grants of silver by the wallet add entries, and the person is notified', async () => {
  const lastNotice = async () => {
    const { data } = await catalog.graphql('{ findNotification { list { type key params } } }', {}, owner);
    return data.findNotification.list[0];
  };
  const [order, refund] = [staff2.muid, { buyerUuid: owner.muid, priceCoins: 499 }];
  const subject = { type: 'order', uuid: order, name: 'The Lantern' };
  const decided = { actorUuid: staff.muid, subject, refund };
  const granted = { ...decided, action: 'order-refund', reason: 'Sorry about that.' };
  await catalog.deliver(walletStaffActionConsumer, { aggregateId: order, payload: granted });
  expect((await find({ subject_uuid: order })).list).toMatchObject([
    { action: 'order-refund', subject_type: 'order', subject_name: 'The Lantern', details: refund },
  ]);
  const ofOrder = { name: 'The Lantern', store_id: null };
  expect(await lastNotice()).toMatchObject({ type: 'official', key: 'refund-granted', params: { ...ofOrder, text: 'Sorry about that.' } });
  const declined = { ...decided, action: 'order-refund-declined', reason: 'You played it whole.' };
  await catalog.deliver(walletStaffActionConsumer, { aggregateId: order, payload: declined });
  expect(await lastNotice()).toMatchObject({ key: 'refund-declined', params: { ...ofOrder, text: 'You played it whole.' } });
  const person = { type: 'person', uuid: owner.muid, name: 'Owner' };
  const given = { actorUuid: staff.muid, action: 'silver-grant', subject: person, reason: 'A lost save.', silver: 300 };
  await catalog.deliver(walletStaffActionConsumer, { aggregateId: owner.muid, payload: given });
  expect((await find({ action: 'silver-grant' })).list).toMatchObject([{ subject_uuid: owner.muid, details: { silver: 300 } }]);
  expect(await lastNotice()).toMatchObject({ key: 'silver-given', params: { silver: 300, text: 'A lost save.' } });
  const plan = { grade: 2, endedAt: '2027-11-30T10:40:00.000Z' };
  const contracted = { actorUuid: staff.muid, action: 'plan-grant', subject: person, reason: 'Contract 7', plan };
  await catalog.deliver(walletStaffActionConsumer, { aggregateId: owner.muid, payload: contracted });
  expect((await find({ action: 'plan-grant' })).list).toMatchObject([{ subject_uuid: owner.muid, reason: 'Contract 7', details: plan }]);
});

test('views of bank data add entries, and the person is notified of the outcome of their withdrawal', async () => {
  const withdrawal = { userUuid: owner.muid, amountCoins: 10_000 };
  const subject = { type: 'withdrawal', uuid: staff2.muid, name: 'Owner' };
  const action = { actorUuid: staff.muid, action: 'bank-look', subject, reason: 'The bank asks.', withdrawal };
  await catalog.deliver(walletStaffActionConsumer, { aggregateId: staff2.muid, payload: action });
  expect((await find({ action: 'bank-look' })).list).toMatchObject([
    { subject_type: 'withdrawal', reason: 'The bank asks.', details: withdrawal },
  ]);
  const notices: object[] = [];
  const BOUNCED = { outcome: 'failed', memo: 'AC04', bounced: true };
  for (const change of [{}, { outcome: 'failed', memo: 'It is closed.' }, WITHDRAWAL_TO_CORRECT, { outcome: 'expired' }, BOUNCED]) {
    const payload = { ...WITHDRAWAL_PAID, ...change, userUuid: owner.muid };
    await catalog.deliver(withdrawalConsumer, { aggregateId: payload.withdrawalUuid, payload });
    const { data } = await catalog.graphql('{ findNotification { list { key params } } }', {}, owner);
    notices.push(data.findNotification.list[0]);
  }
  expect(notices).toMatchObject([
    { key: 'withdrawal-paid', params: { coins: 9820 } },
    { key: 'withdrawal-failed', params: { coins: 10_000, text: 'It is closed.' } },
    { key: 'withdrawal-correct', params: { coins: 10_000, until: WITHDRAWAL_TO_CORRECT.correctUntil, text: WITHDRAWAL_TO_CORRECT.memo } },
    { key: 'withdrawal-expired', params: { coins: 10_000 } },
    { key: 'withdrawal-bounced', params: { coins: 10_000, text: 'AC04' } },
  ]);
});

test('a replay of a dead letter in svc-drama-ai adds an entry', async () => {
  const letter = staff2.muid;
  const subject = { type: 'letter', uuid: letter, name: 'drama-ai-charge' };
  const payload = { actorUuid: staff.muid, action: 'letter-replay', subject, reason: 'It was mended.' };
  await catalog.deliver(dramaStaffActionConsumer, { aggregateId: letter, payload });
  expect((await find({ action: 'letter-replay' })).list).toMatchObject([
    {
      actor: { uuid: staff.muid },
      subject_type: 'letter',
      subject_uuid: letter,
      subject_name: 'drama-ai-charge',
      reason: 'It was mended.',
    },
  ]);
});

test('entries can’t be changed or deleted, not even by the owner of the tables', async () => {
  await expect(catalog.db('audit_log').update({ reason: 'nothing' })).rejects.toThrow('permission denied');
  await expect(catalog.db('audit_log').delete()).rejects.toThrow('permission denied');
  await expect(catalog.database.owner('audit_log').update({ reason: 'nothing' })).rejects.toThrow('append-only');
  await expect(catalog.database.owner('audit_log').delete()).rejects.toThrow('append-only');
});
