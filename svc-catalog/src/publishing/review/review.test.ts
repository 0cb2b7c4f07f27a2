import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AGENT_STATE } from '@meowtale/contracts/states';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let staff2: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  staff2 = await catalog.person('staff2', ['staff', 'creator']);
  commands = commandsOf(catalog);
});
afterAll(() => catalog?.close());

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

async function waiting(person = owner): Promise<{ uuid: string; storeUuid: string }> {
  const { uuid: storeUuid } = await commands.addStore(person);
  const answer = await commands.submit(person, storeUuid, await completeData(catalog, person));
  return { uuid: answer.data.addStoreSubmit.uuid, storeUuid };
}

const queueOf = async (state: string, person = staff, q: object = {}) => {
  const query = `query ($state: String, $q: ListQuery) { findReviewQueue(state: $state, q: $q) {
    totalCount pageInfo { hasNextPage endCursor } list { submit { uuid status } reviewer_uuid owner { nickname } store { name } } } }`;
  return (await catalog.graphql(query, { state, q }, person)).data.findReviewQueue;
};

test('the queue is ordered by waiting time and continues from a cursor', async () => {
  const [first, second] = [await waiting(), await waiting()];
  const page = await queueOf('waiting', staff, { pageSize: 1 });
  expect(page).toMatchObject({
    totalCount: 2,
    pageInfo: { hasNextPage: true },
    list: [{ submit: { uuid: first.uuid }, store: { name: 'The Lantern' } }],
  });
  const rest = await queueOf('waiting', staff, { pageSize: 1, after: page.pageInfo.endCursor });
  expect(rest).toMatchObject({ pageInfo: { hasNextPage: false }, list: [{ submit: { uuid: second.uuid } }] });
});

test('of two simultaneous takes one succeeds; only its reviewer decides, and once', async () => {
  const { uuid } = await waiting();
  const takes = await Promise.all([commands.review(staff, uuid, 'take'), commands.review(staff2, uuid, 'take')]);
  expect(takes.map(codeOf).sort()).toEqual(['review/state', undefined]);
  const [taker, late] = takes[0]?.errors ? [staff2, staff] : [staff, staff2];
  expect(codeOf(await commands.review(late, uuid, 'pass'))).toBe('review/state');
  const passes = await Promise.all([commands.review(taker, uuid, 'pass'), commands.review(taker, uuid, 'pass')]);
  expect(passes.map(codeOf).sort()).toEqual(['review/state', undefined]);
});

test('a submission taken a day ago can be taken by another reviewer and keeps its decided part', async () => {
  const { uuid } = await waiting();
  const part = (person: TestPersonWithUuid, action: string, partName: string) =>
    catalog.graphql(
      'mutation ($uuid: ID!, $action: String!, $part: String) { reviewStoreSubmit(uuid: $uuid, action: $action, part: $part) { reviewer_uuid } }',
      { uuid, action, part: partName },
      person,
    );
  await commands.review(staff, uuid, 'take');
  await part(staff, 'pass', 'page');
  await catalog.moveClock(86_400 - 60);
  expect(codeOf(await commands.review(staff2, uuid, 'take'))).toBe('review/state');
  await catalog.moveClock(60);
  expect(codeOf(await commands.review(staff, uuid, 'take'))).toBe('review/state');
  const takes = await Promise.all([commands.review(staff2, uuid, 'take'), commands.review(staff2, uuid, 'take')]);
  expect(takes.map(codeOf).sort()).toEqual(['review/state', undefined]);
  expect(codeOf(await part(staff, 'pass', 'package'))).toBe('review/state');
  expect(codeOf(await part(staff2, 'pass', 'package'))).toBeUndefined();
  const [entry] = await catalog.db('audit_log').where({ action: 'review-take', actor_uuid: staff2.muid }).orderBy('at', 'desc');
  expect(entry.details).toEqual({ submit_uuid: uuid, taken_from: staff.muid });
});

test('staff see reviewer, time and whether it is their own; the creator sees none of it', async () => {
  const { uuid, storeUuid } = await waiting(staff2);
  const query = `query ($id: ID!, $uuid: ID!) { findStoreSubmit(store_id: $id, uuid: $uuid) {
    list { review { reviewer { uuid nickname } taken_at is_own } } } }`;
  const read = async (person: TestPersonWithUuid) =>
    (await catalog.graphql(query, { id: storeUuid, uuid }, person)).data.findStoreSubmit.list[0].review;
  expect(await read(staff)).toEqual({ reviewer: null, taken_at: null, is_own: false });
  await commands.review(staff, uuid, 'take');
  const { at } = await catalog.db('store_logs').where({ submit_uuid: uuid, action: 'take' }).first('at');
  const taken = { reviewer: { uuid: staff.muid, nickname: expect.any(String) }, taken_at: at.toISOString() };
  expect(await read(staff)).toEqual({ ...taken, is_own: false });
  expect(await read(staff2)).toEqual({ ...taken, is_own: true });
  const queue = 'query { findReviewQueue(state: "reviewing") { list { submit { uuid review { reviewer { uuid nickname } taken_at } } } } }';
  expect((await catalog.graphql(queue, {}, staff2)).data.findReviewQueue.list).toContainEqual({ submit: { uuid, review: taken } });
  const own = await waiting();
  const response = await catalog.graphql(query, { id: own.storeUuid, uuid: own.uuid }, owner);
  expect(response.data.findStoreSubmit.list).toEqual([{ review: null }]);
});

test('a decision doesn’t change updated_at', async () => {
  const { uuid } = await waiting();
  const savedAt = async () => (await catalog.db('store_submits').where({ uuid }).first('updated_at')).updated_at;
  const before = await savedAt();
  await commands.review(staff, uuid, 'take');
  await commands.review(staff, uuid, 'pass');
  expect(await savedAt()).toEqual(before);
});

test('a refusal needs a type and a memo, and the creator sees both', async () => {
  const { uuid, storeUuid } = await waiting();
  await commands.review(staff, uuid, 'take');
  for (const rejection of [
    {},
    { rejection_type: 'bug' },
    { memo: 'No.' },
    { rejection_type: 'pass', memo: 'No.' },
    { rejection_type: 'taste', memo: 'No.' },
  ]) {
    expect(codeOf(await commands.review(staff, uuid, 'refuse', rejection))).toBe('input/invalid');
  }
  const response = await commands.review(staff, uuid, 'refuse', { rejection_type: 'store_information_missing', memo: 'Say what it is.' });
  expect(response.data.reviewStoreSubmit.submit.status).toBe('refused');
  const query = 'query ($id: ID!) { findStoreSubmit(store_id: $id) { list { status rejection_type memo } } }';
  const seen = await catalog.graphql(query, { id: storeUuid }, owner);
  expect(seen.data.findStoreSubmit.list).toEqual([
    { status: 'refused', rejection_type: 'store_information_missing', memo: 'Say what it is.' },
  ]);
});

test('a decision is published, and each step is in the timeline with actor and reason', async () => {
  const { uuid, storeUuid } = await waiting();
  await commands.review(staff, uuid, 'take');
  await commands.review(staff, uuid, 'refuse', { rejection_type: 'bug', memo: 'It does not start.' });
  const events = await catalog.db('outbox').where({ type: 'catalog.review.decided', aggregate_id: uuid });
  expect(events.map((event) => event.payload)).toEqual([
    { submitUuid: uuid, storeUuid, decision: 'refused', rejectionType: 'bug', memo: 'It does not start.', staffUuid: staff.muid },
  ]);
  const lines = await catalog.db('store_logs').where({ store_uuid: storeUuid }).orderBy('at');
  expect(lines.map((line) => [line.action, line.actor_uuid, line.log_state, line.reason])).toEqual([
    ['create', owner.muid, 0, ''],
    ['submit', owner.muid, 2, ''],
    ['take', staff.muid, 3, ''],
    ['refuse', staff.muid, 5, 'It does not start.'],
  ]);
});

test('comments on fields stay until the listing is submitted again', async () => {
  const { uuid, storeUuid } = await waiting();
  const pinned = [{ path: 'store_submit_info.list.en-US.name', text: 'Say it shorter.' }];
  await commands.review(staff, uuid, 'take', { comments: pinned });
  const comments = async () => {
    const query = 'query ($id: ID!) { findStoreSubmit(store_id: $id) { list { uuid revision comments { path text } } } }';
    return (await catalog.graphql(query, { id: storeUuid }, owner)).data.findStoreSubmit.list[0];
  };
  expect((await comments()).comments).toEqual([]);
  const rejection = { rejection_type: 'bug', memo: 'Two things.' };
  for (const wrong of [
    [{ path: 'store_submit_info.nothing', text: 'x' }],
    [{ path: 'store_submit_info.list.xx.name', text: 'x' }],
    [{ path: 'store_submit_price.list', text: '  ' }],
    [...pinned, ...pinned],
  ]) {
    expect(codeOf(await commands.review(staff, uuid, 'refuse', { ...rejection, comments: wrong }))).toBe('input/invalid');
  }
  await commands.review(staff, uuid, 'refuse', { ...rejection, comments: pinned });
  const submit = await comments();
  expect(submit.comments).toEqual(pinned);
  await commands.save(owner, storeUuid, submit, { store_submit_info: { author: 'Somebody' } });
  expect((await comments()).comments).toEqual(pinned);
  await commands.submit(owner, storeUuid);
  expect((await comments()).comments).toEqual([]);
});

test('comments of an approval are visible to the owner', async () => {
  const { uuid, storeUuid } = await waiting();
  const pinned = [{ path: 'store_submit_info.list.en-US.name', text: 'Shorter next time.' }];
  await commands.review(staff, uuid, 'take');
  await commands.review(staff, uuid, 'pass', { comments: pinned });
  const query = 'query ($id: ID!) { findStoreSubmit(store_id: $id) { list { status comments { path text } } } }';
  const { list } = (await catalog.graphql(query, { id: storeUuid }, owner)).data.findStoreSubmit;
  expect(list[0]).toEqual({ status: 'passed', comments: pinned });
});

test('the queue of one platform has no submissions of the other', async () => {
  const { uuid: storeUuid } = await commands.addStore(owner, 'meowtale-open');
  const data = { ...(await completeData(catalog, owner)), store_submit_price: { reward_minimum: 100 } };
  const { uuid } = (await commands.submit(owner, storeUuid, data)).data.addStoreSubmit;
  const of = async (platform_key: string) => {
    const query = 'query ($p: String) { findReviewQueue(platform_key: $p) { totalCount list { submit { uuid } store { platform_key } } } }';
    return (await catalog.graphql(query, { p: platform_key }, staff)).data.findReviewQueue;
  };
  expect(await of('meowtale-open')).toMatchObject({ totalCount: 1, list: [{ submit: { uuid } }] });
  const others: { store: { platform_key: string } }[] = (await of('meowtale')).list;
  expect(others.every(({ store }) => store.platform_key === 'meowtale')).toBe(true);
});

test('no database role can change or delete timeline rows, not even the tables’ owner', async () => {
  await waiting();
  await expect(catalog.db('store_logs').update({ reason: 'nothing happened' })).rejects.toThrow('permission denied');
  await expect(catalog.db('store_logs').delete()).rejects.toThrow('permission denied');
  await expect(catalog.database.owner('store_logs').update({ reason: 'nothing happened' })).rejects.toThrow('append-only');
  await expect(catalog.database.owner('store_logs').delete()).rejects.toThrow('append-only');
});

const PART = `mutation ($uuid: ID!, $action: String!, $part: String, $type: String, $memo: String) {
  reviewStoreSubmit(uuid: $uuid, action: $action, part: $part, rejection_type: $type, memo: $memo) {
    submit { status page_state package_state rejection_type memo decided_at } } }`;
const judge = (uuid: string, action: string, part: string | null = null, rejection: object = {}) =>
  catalog.graphql(PART, { uuid, action, part, ...rejection }, staff);
const BUG = { type: 'bug', memo: 'It does not start.' };

test('an approved page stays approved when the package is refused, and only the package is reviewed again', async () => {
  const { uuid, storeUuid } = await waiting();
  await judge(uuid, 'take');
  const half = (await judge(uuid, 'pass', 'page')).data.reviewStoreSubmit.submit;
  expect(half).toMatchObject({ status: 'reviewing', page_state: 4, package_state: 3, decided_at: null, rejection_type: null });
  expect(codeOf(await judge(uuid, 'refuse', 'page', BUG))).toBe('review/state');
  const whole = (await judge(uuid, 'refuse', 'package', BUG)).data.reviewStoreSubmit.submit;
  expect(whole).toMatchObject({ status: 'refused', page_state: 4, package_state: 5, rejection_type: 'bug', memo: 'It does not start.' });
  expect(await catalog.db('outbox').where({ type: 'catalog.review.decided', aggregate_id: uuid })).toHaveLength(1);

  const mended = await commands.submit(owner, storeUuid, { store_submit_game_pack: { description: 'It starts now.' } });
  const again = mended.data.addStoreSubmit;
  expect(again).toMatchObject({ status: 'submitted', page_state: 4, package_state: 2 });
  expect((await judge(again.uuid, 'take')).data.reviewStoreSubmit.submit).toMatchObject({ page_state: 4, package_state: 3 });
  const passed = (await judge(again.uuid, 'pass')).data.reviewStoreSubmit.submit;
  expect(passed).toMatchObject({ status: 'passed', page_state: 4, package_state: 4, rejection_type: 'pass' });
});

test('an approved page that was changed is reviewed again', async () => {
  const { uuid, storeUuid } = await waiting();
  await judge(uuid, 'take');
  await judge(uuid, 'pass', 'page');
  await judge(uuid, 'refuse', 'package', BUG);
  const again = await commands.submit(owner, storeUuid, { store_submit_price: { list: [{ country: 'us', meowcent: 599 }] } });
  expect(again.data.addStoreSubmit).toMatchObject({ page_state: 2, package_state: 2 });
});

test('two refused parts have both memos, and one refused part makes the submission refused', async () => {
  const { uuid } = await waiting();
  await judge(uuid, 'take');
  await judge(uuid, 'refuse', 'page', { type: 'store_information_missing', memo: 'Say what it is.' });
  expect((await judge(uuid, 'refuse', 'package', BUG)).data.reviewStoreSubmit.submit).toMatchObject({
    status: 'refused',
    rejection_type: 'store_information_missing',
    memo: 'Say what it is.\n\nIt does not start.',
  });
  const other = await waiting();
  await judge(other.uuid, 'take');
  await judge(other.uuid, 'refuse', 'page', { type: 'bug', memo: 'No.' });
  const decided = (await judge(other.uuid, 'pass', 'package')).data.reviewStoreSubmit.submit;
  expect(decided).toMatchObject({ status: 'refused', page_state: 5, package_state: 4, rejection_type: 'bug', memo: 'No.' });
});

test('withdrawing removes the decision on a part, and both parts wait again', async () => {
  const { uuid, storeUuid } = await waiting();
  await judge(uuid, 'take');
  await judge(uuid, 'refuse', 'page', BUG);
  expect((await commands.cancel(owner, uuid)).data.cancelStoreSubmit).toMatchObject({
    status: 'unsubmitted',
    rejection_type: null,
    memo: null,
  });
  expect((await commands.submit(owner, storeUuid)).data.addStoreSubmit).toMatchObject({ page_state: 2, package_state: 2 });
});

test('of a simultaneous withdrawal and take one comes first, and the draft has no reviewer', async () => {
  const { uuid } = await waiting();
  const [cancelled, taken] = await Promise.all([commands.cancel(owner, uuid), commands.review(staff, uuid, 'take')]);
  expect(codeOf(cancelled)).toBeUndefined();
  expect([undefined, 'store/not-found']).toContain(codeOf(taken));
  expect(await catalog.db('store_submits').where({ uuid }).first()).toMatchObject({ page_state: 1, package_state: 1, reviewer_uuid: null });
});

test('of a simultaneous save and approval one is rejected, so that no unread text is approved', async () => {
  const { uuid, storeUuid } = await waiting();
  await judge(uuid, 'take');
  const { revision } = await catalog.db('store_submits').where({ uuid }).first();
  const save = commands.save(owner, storeUuid, { uuid, revision }, { store_submit_info: { author: 'Somebody else' } });
  const [saved, passed] = await Promise.all([save, commands.review(staff, uuid, 'pass')]);
  const codes = [codeOf(saved), codeOf(passed)];
  expect([
    [undefined, 'review/state'],
    ['input/conflict', undefined],
  ]).toContainEqual(codes);
  const row = await catalog.db('store_submits').where({ uuid }).first();
  expect(row.data.store_submit_info.author).toBe('Lamplight');
});

test('staff can’t review their own listing', async () => {
  const { uuid } = await waiting(staff2);
  expect(codeOf(await commands.review(staff2, uuid, 'take'))).toBe('auth/forbidden');
});

test('staff can’t review a listing that they represent', async () => {
  const { uuid, storeUuid: store_uuid } = await waiting();
  const agent = { uuid: uuidv7(), store_uuid, publisher_uuid: staff2.muid, rate_bp: 1500, state: AGENT_STATE.accepted };
  await catalog.db('store_agents').insert(agent);
  expect(codeOf(await commands.review(staff2, uuid, 'take'))).toBe('auth/forbidden');
  expect(codeOf(await commands.review(staff, uuid, 'take'))).toBeUndefined();
});

test('staff can’t see or take a draft or a withdrawn submission', async () => {
  const { uuid, storeUuid } = await waiting();
  await commands.cancel(owner, uuid);
  expect(codeOf(await commands.review(staff, uuid, 'take'))).toBe('store/not-found');
  const query = 'query ($id: ID!) { findStoreSubmit(store_id: $id) { totalCount } }';
  expect(codeOf(await catalog.graphql(query, { id: storeUuid }, staff))).toBe('store/not-found');
});

test('decided submissions are ordered by the last decision and continue from a cursor', async () => {
  const [first, second] = [await waiting(), await waiting()];
  for (const { uuid } of [second, first]) {
    await commands.review(staff, uuid, 'take');
    await commands.review(staff, uuid, 'pass');
  }
  const page = await queueOf('decided', staff, { pageSize: 1 });
  expect(page).toMatchObject({ pageInfo: { hasNextPage: true }, list: [{ submit: { uuid: first.uuid } }] });
  const rest = await queueOf('decided', staff, { pageSize: 1, after: page.pageInfo.endCursor });
  expect(rest.list).toMatchObject([{ submit: { uuid: second.uuid } }]);
});

test('each state filter returns only submissions in that state', async () => {
  const { uuid } = await waiting();
  const holds = async (state: string) =>
    (await queueOf(state, staff, { pageSize: 100 })).list.some((item: { submit: { uuid: string } }) => item.submit.uuid === uuid);
  const everywhere = async () => [await holds('waiting'), await holds('reviewing'), await holds('decided')];
  expect(await everywhere()).toEqual([true, false, false]);
  await commands.review(staff, uuid, 'take');
  expect(await everywhere()).toEqual([false, true, false]);
  await commands.review(staff, uuid, 'pass');
  expect(await everywhere()).toEqual([false, false, true]);
});
