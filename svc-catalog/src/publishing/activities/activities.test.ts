import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData, passSubmit, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;
const DAY_S = 86_400;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  commands = commandsOf(catalog);
});
afterAll(() => catalog?.close());

const nowMs = async () => (await catalog.db.raw('select clock_now() as now')).rows[0].now.getTime() as number;
const inDays = async (days: number) => new Date((await nowMs()) + days * DAY_S * 1000).toISOString();
const faultOf = (answer: { errors?: { extensions: { fields?: object[] } }[] }) => answer.errors?.[0]?.extensions.fields?.[0];
const custom = async (from: number, to: number, percent = 10) => ({
  type: 'custom',
  percentage_discount: percent,
  started_at: await inDays(from),
  ended_at: await inDays(to),
});

/** A new version of a listing, as a draft. */
async function draftOf(store: string) {
  const begin = 'mutation ($id: ID!) { addStoreSubmit(store_id: $id, status: 1) { uuid revision } }';
  return (await catalog.graphql(begin, { id: store }, owner)).data.addStoreSubmit;
}
const write = async (store: string, activity: object | null) =>
  commands.save(owner, store, await draftOf(store), { store_submit_price: { activity } });
async function bringOut(store: string, activity: object | null) {
  await draftOf(store);
  await passSubmit(catalog, { owner, staff }, store, { store_submit_price: { activity } });
  expect((await commands.release(owner, store)).errors).toBeUndefined();
}
const mine = async (store: string) => {
  const query =
    'query ($id: ID!) { findStoreMe(id: $id) { list { is_free_for_good discounts { type state started_at ended_at time_zone } } } }';
  return (await catalog.graphql(query, { id: store }, owner)).data.findStoreMe.list[0];
};

describe('a discount of a creator’s own', () => {
  test('can’t begin in the past', async () => {
    const { uuid } = await commands.addStore(owner);
    expect(faultOf(await write(uuid, await custom(-2, 5)))).toMatchObject({
      path: 'store_submit_price.activity.started_at',
      key: 'invalid.discount-past',
    });
    expect((await write(uuid, await custom(-0.5, 5))).errors).toBeUndefined();
  });

  test('of type weekly lasts seven days from midnight', async () => {
    const { uuid } = await commands.addStore(owner);
    const week = { ...(await custom(1, 8)), type: 'week' };
    const midnight = (time: string) => `${time.slice(0, 10)}T00:00:00.000Z`;
    expect(faultOf(await write(uuid, week))).toMatchObject({ key: 'invalid.discount-week' });
    const right = { ...week, started_at: midnight(week.started_at), ended_at: midnight(week.ended_at) };
    expect((await write(uuid, right)).errors).toBeUndefined();
  });

  test('can’t begin within six weeks of the actual end of a custom one', async () => {
    const store = await releasedStore(catalog, { owner, staff });
    await bringOut(store, await custom(0, 10));
    await catalog.moveClock(4 * DAY_S);
    expect(faultOf(await write(store, await custom(5, 6, 20)))).toMatchObject({ key: 'invalid.discount-overlap' });
    await bringOut(store, null);
    expect((await mine(store)).discounts).toMatchObject([{ type: 'custom', state: 3 }]);
    expect(faultOf(await write(store, await custom(41, 50)))).toMatchObject({ key: 'invalid.discount-lockout', params: { weeks: 6 } });
    expect((await write(store, await custom(43, 50))).errors).toBeUndefined();
  });

  test('stores the time zone by which its days were chosen, and rejects an unknown one', async () => {
    const store = await releasedStore(catalog, { owner, staff });
    expect(faultOf(await write(store, { ...(await custom(1, 10)), time_zone: 'Europe/Atlantis' }))).toMatchObject({
      path: 'store_submit_price.activity.time_zone',
    });
    await bringOut(store, { ...(await custom(0, 10)), time_zone: 'Europe/London' });
    expect((await mine(store)).discounts).toMatchObject([{ type: 'custom', time_zone: 'Europe/London' }]);
  });

  test('that is active continues in a later version; it may end sooner, but not change otherwise', async () => {
    const store = await releasedStore(catalog, { owner, staff });
    const running = await custom(0, 10);
    await bringOut(store, running);
    expect((await write(store, { ...running, ended_at: await inDays(8) })).errors).toBeUndefined();
    expect(faultOf(await write(store, { ...running, percentage_discount: 50 }))).toMatchObject({ key: 'invalid.discount-overlap' });
  });

  test('that can’t begin any more is rejected at submission', async () => {
    const { uuid } = await commands.addStore(owner);
    await write(uuid, await custom(1, 5));
    await catalog.moveClock(9 * DAY_S);
    const data = await completeData(catalog, owner);
    const answer = await commands.submit(owner, uuid, { ...data, store_submit_price: { list: data.store_submit_price.list } });
    await catalog.moveClock(-9 * DAY_S);
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'input/store-required-info-empty-error',
      fields: [{ path: 'store_submit_price.activity.ended_at', key: 'invalid.discount-past' }],
    });
  });
});

describe('a promotion of the platform’s', () => {
  async function promotion(change: object = {}) {
    const row = { uuid: uuidv7(), names: { 'en-US': 'Spring' }, percentage_discount: 20, state: 1, ...change };
    const times = { started_at: await inDays(40), ended_at: await inDays(50) };
    await catalog.db('store_activities_official').insert({ ...times, ...row });
    const { uuid, percentage_discount } = row;
    return { type: 'official', official_uuid: uuid, percentage_discount, ...times };
  }
  const listed = async (person: TestPersonWithUuid, state?: number[]) => {
    const query = 'query ($state: [Int!]) { findStoreActivityOfficial(state: $state) { list { uuid state names } } }';
    return (await catalog.graphql(query, { state }, person)).data.findStoreActivityOfficial.list;
  };

  test('is listed with its state by the database’s time, drafts for staff alone', async () => {
    const draft = await promotion({ state: 0 });
    const open = await promotion();
    expect(await listed(owner)).toEqual([{ uuid: open.official_uuid, state: 1, names: { 'en-US': 'Spring' } }]);
    expect(await listed(staff, [0])).toMatchObject([{ uuid: draft.official_uuid, state: 0 }]);
    await catalog.moveClock(45 * DAY_S);
    expect(await listed(owner)).toMatchObject([{ state: 2 }]);
    await catalog.moveClock(-45 * DAY_S);
  });

  test('is joined with its own discount, thirty days after the release, also within a lockout', async () => {
    const store = await releasedStore(catalog, { owner, staff });
    await bringOut(store, await custom(0, 5));
    const joined = await promotion();
    expect(faultOf(await write(store, { ...joined, percentage_discount: 90 }))).toMatchObject({ key: 'invalid.discount-official' });
    expect((await write(store, joined)).errors).toBeUndefined();
    const soon = await promotion({ started_at: await inDays(20) });
    expect(faultOf(await write(store, { ...soon, started_at: await inDays(20) }))).toMatchObject({ key: 'invalid.discount-new' });
  });

  test('can’t be joined before the release', async () => {
    const { uuid } = await commands.addStore(owner);
    expect(faultOf(await write(uuid, await promotion()))).toMatchObject({ key: 'invalid.discount-unreleased' });
  });
});

test('a free listing stays free for good, also while a new version is in review', async () => {
  const free = await completeData(catalog, owner, 0);
  const store = await releasedStore(catalog, { owner, staff }, free);
  expect((await mine(store)).is_free_for_good).toBe(true);
  await draftOf(store);
  const submitted = (await commands.submit(owner, store)).data.addStoreSubmit;
  const priced = { store_submit_price: { list: [{ country: 'us', meowcent: 499 }] } };
  const answer = await commands.save(owner, store, submitted, priced);
  expect(answer.errors?.[0]?.extensions.code).toBe('store/price-locked');
});
