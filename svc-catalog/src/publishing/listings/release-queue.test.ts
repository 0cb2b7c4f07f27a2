import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { planConsumer } from '../../library/plans/events.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData, passSubmit } from '../../testing/listings.ts';
import { announceDueReleases } from './due-releases.ts';
import { lockDueStores } from './stores-repository.ts';

const works = { addresses: { files: '', workOrigin: () => '', siteOrigin: () => '' } };
let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;

beforeAll(async () => {
  catalog = await testCatalog({ watches: false });
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  commands = commandsOf(catalog);
});
afterAll(() => catalog?.close());

const nowMs = async () => Number((await catalog.db.raw('select extract(epoch from clock_now()) * 1000 as now')).rows[0].now);
/** Moves the clock to so many minutes past an hour for which no earlier listing waits; returns that hour's end. */
async function toMinutesPast(minutes: number): Promise<string> {
  const hour = Math.floor((await nowMs()) / 3_600_000) + 2;
  await catalog.moveClock(hour * 3600 + minutes * 60 - (await nowMs()) / 1000);
  return new Date((hour + 1) * 3_600_000).toISOString();
}
const at = (time: string, minutes: number) => new Date(Date.parse(time) + minutes * 60_000).toISOString();
async function passed(by = owner): Promise<string> {
  const { uuid } = await commands.addStore(by);
  await passSubmit(catalog, { owner: by, staff }, uuid, await completeData(catalog, by));
  return uuid;
}
const release = async (store: string, times = {}, by = owner) => (await commands.releaseByPlan(by, store, times)).data.releaseStore;
const isShown = async (uuid: string) =>
  (await catalog.graphql('query ($id: ID!) { findStore(id: $id) { list { uuid } } }', { id: uuid })).data.findStore.list.length > 0;
const toldOf = async (...uuids: string[]) =>
  (await catalog.db('outbox').where({ type: 'catalog.listing.changed' }).whereIn('aggregate_id', uuids).orderBy('seq')).map(
    (row) => row.aggregate_id,
  );
async function setPlan({ muid }: TestPersonWithUuid, revision: number, grade: number | null): Promise<void> {
  const from = await nowMs();
  const plans =
    grade === null ? [] : [{ grade, startedAt: new Date(from - 1000).toISOString(), endedAt: new Date(from + 86_400_000).toISOString() }];
  await catalog.deliver(planConsumer, { aggregateId: muid, payload: { userUuid: muid, revision, plans } });
}

test('without a plan a release waits for the next full hour, and is public from then on', async () => {
  const hour = await toMinutesPast(5);
  const store = await passed();
  expect(await release(store)).toMatchObject({ submit_status: 'preparing', released_at: hour });
  expect([await isShown(store), await toldOf(store), await announceDueReleases(catalog.db, works)]).toEqual([false, [], 0]);
  await catalog.moveClock(54 * 60);
  expect([await isShown(store), await announceDueReleases(catalog.db, works)]).toEqual([false, 0]);
  await catalog.moveClock(60);
  expect([await isShown(store), await announceDueReleases(catalog.db, works), await toldOf(store)]).toEqual([true, 1, [store]]);
});

test.each([
  ['PRO', 1],
  ['Enterprise', 2],
])('with %s a release is immediate', async (name, grade) => {
  await toMinutesPast(5);
  const by = await catalog.creator(name);
  await setPlan(by, 1, grade);
  const store = await passed(by);
  expect((await release(store, {}, by)).submit_status).toBe('release');
  expect([await isShown(store), await toldOf(store)]).toEqual([true, [store]]);
});

test('a scheduled time is rounded up to the next full hour; with PRO it is exact', async () => {
  const hour = await toMinutesPast(5);
  const store = await passed();
  const times = { start_preview_at: at(hour, -20), released_at: at(hour, -10) };
  expect((await release(store, times)).released_at).toBe(hour);
  expect((await release(store, { released_at: at(hour, 60) })).released_at).toBe(at(hour, 60));
  expect((await release(store, { released_at: at(hour, 60.5) })).released_at).toBe(at(hour, 120));
  expect((await commands.release(owner, store, { released_at: at(hour, 60.5) })).data.releaseStore.released_at).toBe(at(hour, 60.5));
  await catalog.db('user_plans').delete();
});

test('a time more than two years ahead is rejected at its field', async () => {
  const store = await passed();
  const faults = async (released_at: string) => {
    const answer = await commands.releaseByPlan(owner, store, { released_at });
    return answer.errors?.map(({ extensions }: { extensions: object }) => extensions);
  };
  const late = { code: 'input/invalid', fields: [{ path: 'released_at', key: 'invalid.time-late', params: { to: expect.any(String) } }] };
  expect(await faults('9999-12-31T23:30:00Z')).toMatchObject([late]);
  const days = async (count: number) => at(new Date(await nowMs()).toISOString(), count * 24 * 60);
  expect(await faults(await days(732))).toMatchObject([late]);
  expect(await faults(await days(730))).toBeUndefined();
});

test('a waiting release can be rescheduled, and is immediate with PRO by then', async () => {
  const hour = await toMinutesPast(5);
  const by = await catalog.creator('waiting');
  const store = await passed(by);
  await release(store, { released_at: at(hour, 600) }, by);
  expect((await release(store, {}, by)).released_at).toBe(hour);
  await setPlan(by, 1, 1);
  expect(await isShown(store)).toBe(false);
  expect((await release(store, {}, by)).submit_status).toBe('release');
  expect(await isShown(store)).toBe(true);
});

test('an expired plan releases nothing at once', async () => {
  const by = await catalog.creator('lapsed');
  const hour = await toMinutesPast(5);
  await setPlan(by, 1, 1);
  await catalog.moveClock(86_400);
  expect((await release(await passed(by), {}, by)).released_at).toBe(at(hour, 24 * 60));
});

test('all releases of an hour are announced, in the order of their requests', async () => {
  await toMinutesPast(5);
  const made = [await passed(), await passed(), await passed(), await passed(), await passed()];
  const order = [made[3], made[0], made[4], made[1], made[2]] as string[];
  for (const store of order) await release(store);
  await announceDueReleases(catalog.db, works);
  await catalog.moveClock(3600);
  expect(await announceDueReleases(catalog.db, works, { atOnce: 2 })).toBe(5);
  expect(await toldOf(...order)).toEqual(order);
});

test('a repeated request goes to the end of the queue, and the order is that of an index', async () => {
  const hour = await toMinutesPast(5);
  const [one, other] = [await passed(), await passed()];
  for (const store of [one, other, one]) await release(store, { released_at: hour });
  await catalog.moveClock(3600);
  await announceDueReleases(catalog.db, works);
  expect(await toldOf(one, other)).toEqual([other, one]);

  const plan = await catalog.db.transaction(async (tx) => {
    await tx.raw('set local enable_seqscan = off; set local enable_bitmapscan = off');
    return JSON.stringify((await tx.raw(`explain ${lockDueStores(tx, 50, [])}`)).rows);
  });
  expect(plan).toContain('stores_due_as_asked');
  expect(plan).not.toContain('Sort');
});

test('a release that fails to be announced is logged and stays due, without blocking others', async () => {
  await toMinutesPast(5);
  const stores = [await passed(), await passed(), await passed(), await passed(), await passed()] as const;
  for (const store of stores) await release(store);
  const broken = [stores[0], stores[2]];
  const setReward = (value: unknown) =>
    catalog
      .db('store_submits')
      .whereIn('store_uuid', broken)
      .update({ data: catalog.db.raw(`jsonb_set(data, '{store_submit_price,reward_minimum}', ?)`, [JSON.stringify(value)]) });
  await setReward('nothing');
  const logged: unknown[] = [];
  const log = { error: ({ storeUuid }: { storeUuid?: string }) => void logged.push(storeUuid) };
  await catalog.moveClock(3600);
  expect(await announceDueReleases(catalog.db, works, { atOnce: 3, log })).toBe(3);
  expect([await toldOf(...stores), logged]).toEqual([[stores[1], stores[3], stores[4]], broken]);
  await setReward(0);
  expect(await announceDueReleases(catalog.db, works, { log })).toBe(2);
  expect([await toldOf(...broken), logged]).toEqual([broken, broken]);
});

test('a later version of a released listing is immediate, even before the first was announced', async () => {
  await toMinutesPast(5);
  const store = await passed();
  await release(store);
  await catalog.moveClock(3600);
  const first = (await catalog.db('stores').where({ uuid: store }).first()).released_at;
  const { uuid, revision } = await catalog.db('store_submits').where({ store_uuid: store, is_current: true }).first();
  await commands.save(owner, store, { uuid, revision }, { store_submit_price: { list: [{ country: 'us', meowcent: 599 }] } });
  await passSubmit(catalog, { owner, staff }, store, {});
  const later = await release(store, {});
  expect([later.submit_status, later.released_at]).toEqual(['release', first.toISOString()]);
  expect([await isShown(store), await toldOf(store)]).toEqual([true, [store]]);
});
