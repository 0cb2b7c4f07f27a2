import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AGENT_STATE, AGENT_TRANSITIONS } from '@meowtale/contracts/states';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData, passSubmit, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let house: TestPersonWithUuid;
let rival: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;
let store: string;
let owners = 0;

beforeAll(async () => {
  catalog = await testCatalog();
  house = await catalog.person('house', ['publisher']);
  rival = await catalog.person('rival', ['publisher']);
  staff = await catalog.person('staff', ['staff']);
  commands = commandsOf(catalog);
});
afterAll(() => catalog?.close());
/** Adds a listing with a name and a brief. */
async function described(): Promise<string> {
  const { uuid, current_submit } = await commands.addStore(owner);
  const description = { language: 'en-US', name: 'The Night Ferry', brief: 'Somebody rings the bell.' };
  await commands.save(owner, uuid, current_submit, { store_submit_info: { default_lang: 'en-US', list: [description] } });
  return uuid;
}
beforeEach(async () => {
  owners += 1;
  owner = await catalog.creator(`owner-${owners}`);
  store = await described();
});

const AGENT = 'user_uuid user { nickname } rate state memo asked_at decided_at may_submit';
const set = (variables: object = {}, person = owner) =>
  catalog.graphql(
    `mutation ($store_id: ID!, $user_uuid: ID!, $rate: Float!, $state: Int) {
      setStoreAgent(store_id: $store_id, user_uuid: $user_uuid, rate: $rate, state: $state) { ${AGENT} } }`,
    { store_id: store, user_uuid: house.muid, rate: 0.15, ...variables },
    person,
  );
const invite = (variables: object = {}) => set({ state: AGENT_STATE.waiting, ...variables });
const review = (state: number, memo: string | null = null, person = house) =>
  catalog.graphql(
    `mutation ($store_id: ID!, $state: Int!, $memo: String) {
      reviewStoreAgent(store_id: $store_id, state: $state, memo: $memo) { ${AGENT} } }`,
    { store_id: store, state, memo },
    person,
  );
const mine = async (person: TestPersonWithUuid, scope = 'owner') => {
  const query = `query ($id: ID, $scope: String) { findStoreMe(id: $id, scope: $scope) { totalCount list { uuid store_agent { ${AGENT} } } } }`;
  return (await catalog.graphql(query, { id: store, scope }, person)).data.findStoreMe;
};
const submitsOf = (person: TestPersonWithUuid, scope: string | null = 'agent') =>
  catalog.graphql(
    'query ($id: ID!, $scope: String) { findStoreSubmit(store_id: $id, scope: $scope) { list { uuid data { store_submit_info { author } } } } }',
    { id: store, scope },
    person,
  );
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const fieldOf = ({ errors }: { errors?: { extensions: { fields?: { path: string; key: string }[] } }[] }) =>
  errors?.[0]?.extensions.fields?.map(({ path, key }) => `${path} ${key}`).join();

test('an owner sets a publisher, changes it, asks, and the publisher agrees', async () => {
  expect((await mine(owner)).list[0].store_agent).toBeNull();
  expect((await set()).data.setStoreAgent).toMatchObject({ user_uuid: house.muid, rate: 0.15, state: 1, asked_at: null });
  expect((await mine(rival, 'agent')).totalCount).toBe(0);
  expect((await mine(house, 'agent')).totalCount).toBe(0);
  expect((await set({ user_uuid: rival.muid, rate: 0.2 })).data.setStoreAgent).toMatchObject({
    user_uuid: rival.muid,
    rate: 0.2,
    state: 1,
  });
  expect((await invite()).data.setStoreAgent).toMatchObject({ user_uuid: house.muid, rate: 0.15, state: 2, asked_at: expect.any(String) });
  expect((await mine(house, 'agent')).list).toMatchObject([{ uuid: store, store_agent: { state: 2, rate: 0.15 } }]);
  expect((await mine(rival, 'agent')).totalCount).toBe(0);
  expect((await review(3)).data.reviewStoreAgent).toMatchObject({ state: 3, decided_at: null });
  expect((await review(4)).data.reviewStoreAgent).toMatchObject({ state: 4, decided_at: expect.any(String) });
  expect((await mine(owner)).list[0].store_agent).toMatchObject({ state: 4, user: { nickname: expect.any(String) } });
  const actions = await catalog.db('store_logs').where({ store_uuid: store }).orderBy('at').pluck('action');
  expect(actions).toEqual(['create', 'agent-invite', 'agent-take', 'agent-accept']);
});

test('a refusal gives a reason, and then another publisher can be asked at another share', async () => {
  await invite();
  expect(fieldOf(await review(5))).toBe('memo invalid.empty');
  expect((await review(5, 'Not our kind of story.')).data.reviewStoreAgent).toMatchObject({ state: 5, memo: 'Not our kind of story.' });
  expect((await mine(house, 'agent')).totalCount).toBe(0);
  expect((await mine(owner)).list[0].store_agent).toMatchObject({ state: 5, memo: 'Not our kind of story.' });
  expect((await invite({ user_uuid: rival.muid, rate: 0.3 })).data.setStoreAgent).toMatchObject({
    user_uuid: rival.muid,
    rate: 0.3,
    state: 2,
    memo: '',
  });
  expect(codeOf(await review(4))).toBe('store/not-found');
  expect(await catalog.db('store_agents').where({ store_uuid: store })).toHaveLength(2);
});

describe('the transition table', () => {
  /** The calls that bring a listing into each state. */
  const inState: Record<number, () => Promise<unknown>> = {
    0: async () => undefined,
    1: () => set(),
    2: () => invite(),
    3: () => invite().then(() => review(3)),
    4: () => invite().then(() => review(4)),
    5: () => invite().then(() => review(5, 'No.')),
  };
  const acts = {
    set: () => set(),
    invite: () => invite(),
    take: () => review(3),
    accept: () => review(4),
    refuse: () => review(5, 'No.'),
  };
  const cells = [0, 1, 2, 3, 4, 5].flatMap((from) => (Object.keys(acts) as (keyof typeof acts)[]).map((action) => ({ from, action })));

  test.each(cells)('from $from: $action', async ({ from, action }) => {
    await inState[from]?.();
    const { data, errors } = await acts[action]();
    const to = AGENT_TRANSITIONS.find((row) => row.action === action && row.from === from)?.to;
    const newState = data && Object.values<{ state: number } | null>(data)[0]?.state;
    // A publisher who hasn't been asked can't see that there is a request.
    const expectedCode = ['set', 'invite'].includes(action) || from > 1 ? 'store/agent-state' : 'store/not-found';
    expect(errors ? codeOf({ errors }) : newState).toBe(to ?? expectedCode);
  });
});

test('invalid input is rejected at its field', async () => {
  expect(fieldOf(await set({ rate: 1.01 }))).toBe('rate invalid.rate');
  expect(fieldOf(await set({ rate: -0.1 }))).toBe('rate invalid.rate');
  expect(fieldOf(await set({ rate: 0.12345 }))).toBe('rate invalid.rate');
  expect((await set({ rate: 0.3333 })).data.setStoreAgent.rate).toBe(0.3333);
  expect(fieldOf(await set({ state: 4 }))).toBe('state invalid.status');
  expect(fieldOf(await set({ user_uuid: owner.muid }))).toBe('user_uuid invalid.unknown');
  expect(fieldOf(await set({ user_uuid: staff.muid }))).toBe('user_uuid invalid.unknown');
  expect(codeOf(await set({}, rival))).toBe('store/not-found');
  store = (await commands.addStore(owner, 'meowtale-open')).uuid;
  expect(fieldOf(await set())).toBe('store_id invalid.platform');
});

test('a listing without a name can be set up for a publisher, but none can be asked', async () => {
  store = (await commands.addStore(owner)).uuid;
  expect(fieldOf(await invite())).toBe('store_submit_info.list.0.name missing.name');
  expect((await set()).data.setStoreAgent.state).toBe(1);
});

test('a publisher has at most five undecided requests of one owner, also of many at once; a refusal makes room', async () => {
  const stores = await Promise.all(Array.from({ length: 8 }, described));
  const responses = await Promise.all(stores.map((store_id) => invite({ store_id })));
  const rejected = responses.map(fieldOf).filter((field) => field !== undefined);
  expect(rejected).toEqual(Array(3).fill('user_uuid invalid.asked-undecided'));
  store = stores[responses.findIndex(({ errors }) => !errors)] as string;
  await review(5, 'No.');
  expect((await invite({ store_id: stores[responses.findIndex(({ errors }) => errors)] })).data.setStoreAgent.state).toBe(2);
});

test('an owner asks at most twenty times in 24 hours, whichever publisher, and can ask again the next day', async () => {
  for (let invitations = 0; invitations < 20; invitations += 1) {
    expect((await invite()).data.setStoreAgent.state).toBe(2);
    await review(5, 'No.');
  }
  expect(fieldOf(await invite({ user_uuid: rival.muid }))).toBe('user_uuid invalid.asked-today');
  await catalog.moveClock(86_400);
  expect((await invite({ user_uuid: rival.muid })).data.setStoreAgent.state).toBe(2);
});

test('a publisher who is asked reads the listing without changing it; after agreeing they alone submit it', async () => {
  const data = await completeData(catalog, owner);
  const { current_submit } = (
    await catalog.graphql('query ($id: ID) { findStoreMe(id: $id) { list { current_submit { uuid revision } } } }', { id: store }, owner)
  ).data.findStoreMe.list[0];
  await commands.save(owner, store, current_submit, data);
  expect(codeOf(await submitsOf(house))).toBe('store/not-found');
  await invite();
  expect((await submitsOf(house)).data.findStoreSubmit.list[0].data.store_submit_info.author).toBe('Lamplight');
  expect(codeOf(await submitsOf(rival))).toBe('store/not-found');
  expect(codeOf(await commands.submit(house, store))).toBe('store/not-found');
  await review(4);
  const [{ uuid }] = (await submitsOf(house)).data.findStoreSubmit.list;
  expect(codeOf(await commands.submit(owner, store))).toBe('store/represented-by-agent');
  expect(codeOf(await commands.submit(rival, store))).toBe('store/not-found');
  expect(codeOf(await commands.submit(house, store, data))).toBe('store/not-found');
  expect(codeOf(await commands.save(house, store, { uuid, revision: 2 }, data))).toBe('store/not-found');
  expect((await commands.submit(house, store)).data.addStoreSubmit).toMatchObject({ uuid, status: 'submitted' });
  expect(codeOf(await commands.cancel(owner, uuid))).toBe('store/represented-by-agent');
  expect((await commands.cancel(house, uuid)).data.cancelStoreSubmit.status).toBe('unsubmitted');
});

test('an agent can’t submit for a suspended owner, and the error doesn’t contain the end of the suspension', async () => {
  const { current_submit } = (
    await catalog.graphql('query ($id: ID) { findStoreMe(id: $id) { list { current_submit { uuid revision } } } }', { id: store }, owner)
  ).data.findStoreMe.list[0];
  await commands.save(owner, store, current_submit, await completeData(catalog, owner));
  await invite();
  await review(4);
  const until = (time: string | null) => catalog.db('users').where({ uuid: owner.muid }).update({ suspended_until: time });
  await until('2120-01-01T00:00:00Z');
  const response = await commands.submit(house, store);
  await until(null);
  expect(response.errors?.[0]?.extensions).toMatchObject({ code: 'store/owner-suspended' });
  expect(JSON.stringify(response)).not.toContain('2120-01-01');
  expect((await commands.submit(house, store)).data.addStoreSubmit.status).toBe('submitted');
});

test.each([
  ['no publisher any more', { roles: ['user'] }, 'auth/forbidden'],
  ['suspended', { suspended_until: '2120-01-01T00:00:00Z' }, 'auth/suspended'],
])('an agent who is %s neither submits nor cancels, and meanwhile the owner does', async (_what, change, code) => {
  const { current_submit } = (
    await catalog.graphql('query ($id: ID) { findStoreMe(id: $id) { list { current_submit { uuid revision } } } }', { id: store }, owner)
  ).data.findStoreMe.list[0];
  await commands.save(owner, store, current_submit, await completeData(catalog, owner));
  await invite();
  await review(4);
  const { uuid } = (await commands.submit(house, store)).data.addStoreSubmit;
  const maySubmit = async () => (await mine(owner)).list[0].store_agent.may_submit;
  expect(await maySubmit()).toBe(true);

  await catalog.db('users').where({ uuid: house.muid }).update(change);
  expect(await maySubmit()).toBe(false);
  expect(codeOf(await commands.cancel(house, uuid))).toBe(code);
  expect((await commands.cancel(owner, uuid)).data.cancelStoreSubmit.status).toBe('unsubmitted');
  expect(codeOf(await commands.submit(house, store))).toBe(code);
  expect((await commands.submit(owner, store)).data.addStoreSubmit.status).toBe('submitted');

  await catalog
    .db('users')
    .where({ uuid: house.muid })
    .update({ roles: ['user', 'publisher'], suspended_until: null });
  expect(codeOf(await commands.cancel(owner, uuid))).toBe('store/represented-by-agent');
  expect((await commands.cancel(house, uuid)).data.cancelStoreSubmit.status).toBe('unsubmitted');
});

test('a submission by the owner and an agreement at the same time are serialized, in either order', async () => {
  const data = await completeData(catalog, owner);
  await invite();
  const [submitted, agreed] = await Promise.all([commands.submit(owner, store, data), review(4)]);
  expect(agreed.data.reviewStoreAgent.state).toBe(4);
  expect([undefined, 'store/represented-by-agent']).toContain(codeOf(submitted));
  expect(codeOf(await commands.submit(owner, store))).toBe('store/represented-by-agent');
});

test('a person who is no longer a publisher can only refuse', async () => {
  await invite();
  const roles = (list: string[]) => catalog.db('users').where({ uuid: house.muid }).update({ roles: list });
  await roles(['user']);
  expect([codeOf(await review(3)), codeOf(await review(4))]).toEqual(['auth/forbidden', 'auth/forbidden']);
  expect((await review(5, 'We closed.')).data.reviewStoreAgent.state).toBe(5);
  await roles(['user', 'publisher']);
});

test('of several decisions at once one succeeds', async () => {
  await invite();
  const responses = await Promise.all([review(4), review(5, 'No.'), review(4), review(5, 'No.')]);
  expect(responses.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
  expect(responses.map(codeOf).filter((code) => code === 'store/agent-state')).toHaveLength(3);
});

test('the wallet receives the agent and the agreed rate at the agreement for a released work, else at its release', async () => {
  const agentsTold = async () => {
    const rows = await catalog.db('outbox').where({ type: 'catalog.listing.changed', aggregate_id: store }).orderBy('seq').pluck('payload');
    return rows.map(({ agent }: { agent: unknown }) => agent);
  };
  const agent = { userUuid: house.muid, rateBp: 1500 };
  store = await releasedStore(catalog, { owner, staff });
  await invite();
  await review(3);
  expect(await agentsTold()).toEqual([null]);
  await review(4);
  expect(await agentsTold()).toEqual([null, agent]);

  store = await described();
  await invite();
  await review(4);
  const data = await completeData(catalog, owner);
  const { uuid, revision } = (
    await catalog.graphql('query ($id: ID) { findStoreMe(id: $id) { list { current_submit { uuid revision } } } }', { id: store }, owner)
  ).data.findStoreMe.list[0].current_submit;
  await commands.save(owner, store, { uuid, revision }, data);
  await passSubmit(catalog, { owner: house, staff }, store, null as never);
  await commands.release(owner, store);
  expect(await agentsTold()).toEqual([agent]);
});

test('publishers are found by name, the most followed first, without the caller', async () => {
  const find = (q: object, person = owner) =>
    catalog.graphql(
      'query ($q: ListQuery) { findUserOnlyPublisher(q: $q) { totalCount list { uuid name country followed_count } pageInfo { endCursor hasNextPage } } }',
      { q },
      person,
    );
  await catalog.graphql('mutation ($uuid: ID!) { addFollow(user_uuid: $uuid) { uuid } }', { uuid: rival.muid }, owner);
  const { list, totalCount } = (await find({})).data.findUserOnlyPublisher;
  expect(list.slice(0, 1)).toMatchObject([{ uuid: rival.muid, followed_count: 1 }]);
  expect([totalCount, list.some(({ uuid }: { uuid: string }) => uuid === house.muid)]).toEqual([2, true]);
  const first = (await find({ pageSize: 1 })).data.findUserOnlyPublisher;
  const second = (await find({ pageSize: 1, after: first.pageInfo.endCursor })).data.findUserOnlyPublisher;
  expect([first.list[0].uuid, first.pageInfo.hasNextPage, second.list[0].uuid]).toEqual([rival.muid, true, house.muid]);
  expect((await find({ keyword: list[1].name.slice(1) })).data.findUserOnlyPublisher.list.length).toBeGreaterThan(0);
  expect((await find({ keyword: '100%_' })).data.findUserOnlyPublisher.totalCount).toBe(0);
});

test('requests to a publisher are listed by their state, with the owner', async () => {
  const find = (agent_state: number | null) =>
    catalog.graphql(
      'query ($agent_state: Int) { findStoreMe(scope: "agent", agent_state: $agent_state, q: { pageSize: -1 }) { totalCount list { uuid owner { uuid } } } }',
      { agent_state },
      house,
    );
  const counts = async () => Promise.all([2, 3, 4].map(async (state) => (await find(state)).data.findStoreMe.totalCount));
  const before = await counts();
  const grown = async () => (await counts()).map((count, at) => count - (before[at] ?? 0));
  await invite();
  expect(await grown()).toEqual([1, 0, 0]);
  await review(3);
  expect(await grown()).toEqual([0, 1, 0]);
  const { list } = (await find(3)).data.findStoreMe;
  expect(list).toEqual(expect.arrayContaining([{ uuid: store, owner: { uuid: owner.muid } }]));
  await review(4);
  expect(await grown()).toEqual([0, 0, 1]);
  expect(fieldOf(await find(5))).toBe('agent_state invalid.status');
});

test('a publisher who is asked can play the work, until they refuse', async () => {
  const data = await completeData(catalog, owner);
  const { uuid, revision } = (
    await catalog.graphql('query ($id: ID) { findStoreMe(id: $id) { list { current_submit { uuid revision } } } }', { id: store }, owner)
  ).data.findStoreMe.list[0].current_submit;
  await commands.save(owner, store, { uuid, revision }, data);
  const play = (person = house) =>
    catalog.graphql(
      'query ($id: ID!) { getStoreAuthorizedAndFindStoreUrl(id: $id) { isAuthorized store_url { type app_uuid } } }',
      { id: store },
      person,
    );
  expect(codeOf(await play())).toBe('store/not-found');
  await invite();
  expect((await play()).data.getStoreAuthorizedAndFindStoreUrl).toEqual({
    isAuthorized: true,
    store_url: [{ type: 'official_app', app_uuid: data.store_submit_game_pack.official_app_uuid }],
  });
  expect(codeOf(await play(rival))).toBe('store/not-found');
  await review(5, 'No.');
  expect(codeOf(await play())).toBe('store/not-found');
});

test('a suspended publisher is neither found nor asked until the suspension ends', async () => {
  const away = await catalog.person('away', ['publisher']);
  const find = async () => {
    const { data } = await catalog.graphql('{ findUserOnlyPublisher { totalCount list { uuid } } }', {}, owner);
    return data.findUserOnlyPublisher as { totalCount: number; list: { uuid: string }[] };
  };
  const { totalCount } = await find();
  const suspend = 'mutation ($uuid: ID!) { suspendPerson(user_uuid: $uuid, days: 10, reason: "Sold elsewhere.") { uuid } }';
  expect((await catalog.graphql(suspend, { uuid: away.muid }, staff)).errors).toBeUndefined();
  const found = await find();
  expect([found.totalCount, found.list.some(({ uuid }) => uuid === away.muid)]).toEqual([totalCount - 1, false]);
  expect(fieldOf(await invite({ user_uuid: away.muid }))).toBe('user_uuid invalid.publisher-away');
  await catalog.graphql(
    'mutation ($uuid: ID!) { liftSuspension(user_uuid: $uuid, reason: "Settled.") { uuid } }',
    { uuid: away.muid },
    staff,
  );
  expect((await find()).totalCount).toBe(totalCount);
  expect((await invite({ user_uuid: away.muid })).errors).toBeUndefined();
});
