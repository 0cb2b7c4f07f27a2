import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData, passSubmit, releasedStore } from '../../testing/listings.ts';
import { createWorks } from '../../works.ts';
import { announceDueReleases } from './due-releases.ts';
import { paidOrderConsumer, refundedOrderConsumer } from './events.ts';

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

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const works = await createWorks({
  FILES_DIR: '/nowhere',
  FILES_ORIGIN: 'http://files.localhost:3002',
  WORKS_ORIGIN: 'http://a-{app}.localhost:3005',
  SITES_ORIGIN: 'http://s-{name}.localhost:3006',
  GRANT_SIGNING_SECRET: 'unused',
});

async function passed() {
  const { uuid } = await commands.addStore(owner);
  const data = await completeData(catalog, owner);
  await passSubmit(catalog, { owner, staff }, uuid, data);
  return { uuid: uuid as string, data };
}

const isShown = async (uuid: string) => {
  const listed = await catalog.graphql('{ findStore(q: { pageSize: 100 }) { list { uuid } } }');
  return listed.data.findStore.list.some((store: { uuid: string }) => store.uuid === uuid);
};
const detail = async (uuid: string) =>
  (await catalog.graphql('query ($id: ID!) { findStore(id: $id) { list { uuid status released_at store_info { name } } } }', { id: uuid }))
    .data.findStore.list[0];
const eventsOf = async (uuid: string) => {
  const rows = await catalog.db('outbox').where({ type: 'catalog.listing.changed', aggregate_id: uuid }).orderBy('seq');
  return rows.map((row) => EVENTS['catalog.listing.changed'].schema.parse(row.payload));
};
const inHours = async (hours: number) => {
  const { rows } = await catalog.db.raw('select clock_now() as now');
  return new Date(rows[0].now.getTime() + hours * 3_600_000).toISOString();
};
const stateOf = async (uuid: string) => {
  const mine = await catalog.graphql(
    'query ($id: ID!) { findStoreMe(id: $id) { list { submit_status released_at } } }',
    { id: uuid },
    owner,
  );
  return mine.data.findStoreMe.list[0].submit_status;
};

test('a scheduled release is prepared, previewed and released at its times by the database’s clock', async () => {
  const { uuid } = await passed();
  await commands.release(owner, uuid, { start_preview_at: await inHours(1), released_at: await inHours(2) });
  expect([await stateOf(uuid), await isShown(uuid), await eventsOf(uuid)]).toEqual(['preparing', false, []]);
  expect(await detail(uuid)).toBeUndefined();

  await catalog.moveClock(3600);
  expect([await stateOf(uuid), await isShown(uuid), await announceDueReleases(catalog.db, works)]).toEqual(['startPreview', false, 0]);
  // Its own page is shown with the time of the release.
  expect(Date.parse((await detail(uuid)).released_at)).toBeGreaterThan(Date.parse(await inHours(0)));

  await catalog.moveClock(3600);
  // Visitors see it at once; one of two processes publishes it, once.
  expect([await stateOf(uuid), await isShown(uuid)]).toEqual(['release', true]);
  const announced = await Promise.all([announceDueReleases(catalog.db, works), announceDueReleases(catalog.db, works)]);
  expect(announced.reduce((sum, count) => sum + count)).toBe(1);
  expect(await eventsOf(uuid)).toMatchObject([{ revision: 1, onSale: true }]);
});

test('a release in the future can be rescheduled, one in the past can’t', async () => {
  const { uuid } = await passed();
  await commands.release(owner, uuid, { released_at: await inHours(5) });
  expect(codeOf(await commands.release(owner, uuid))).toBeUndefined();
  expect(await isShown(uuid)).toBe(true);
  expect(codeOf(await commands.release(owner, uuid))).toBe('store/submit-state');
});

test('a preview that has begun stays when its release is postponed, and can’t be moved to another past time', async () => {
  const { uuid } = await passed();
  const start_preview_at = await inHours(1);
  await commands.release(owner, uuid, { start_preview_at, released_at: await inHours(2) });
  await catalog.moveClock(3660);
  const released_at = await inHours(3);
  const before = new Date(Date.parse(start_preview_at) - 1).toISOString();
  expect(codeOf(await commands.release(owner, uuid, { start_preview_at: before, released_at }))).toBe('input/invalid');
  expect((await commands.release(owner, uuid, { start_preview_at, released_at })).data?.releaseStore).toMatchObject({
    submit_status: 'startPreview',
    released_at,
  });
});

test('a release before approval, by another person, or before its preview is rejected', async () => {
  const { uuid } = await commands.addStore(owner);
  expect(codeOf(await commands.release(owner, uuid))).toBe('store/submit-state');
  const ready = await passed();
  const other = await catalog.creator('other');
  expect(codeOf(await commands.release(other, ready.uuid))).toBe('store/not-found');
  const times = { start_preview_at: await inHours(2), released_at: await inHours(1) };
  expect(codeOf(await commands.release(owner, ready.uuid, times))).toBe('input/invalid');
});

test('a release publishes everything that the wallet needs', async () => {
  const { uuid, data } = await passed();
  await commands.release(owner, uuid);
  const cover = data.store_submit_info.list[0]?.cover;
  expect(await eventsOf(uuid)).toEqual([
    {
      storeUuid: uuid,
      revision: 1,
      platformKey: 'meowtale',
      authType: 1,
      ownerUuid: owner.muid,
      agent: null,
      onSale: true,
      releasedAt: expect.any(String),
      defaultLanguage: 'en-US',
      names: { 'en-US': 'The Lantern' },
      coverUrl: `http://files.localhost:3002/i/${cover}.jpg`,
      appUuid: data.store_submit_game_pack.official_app_uuid,
      playKind: 'ink',
      prices: [{ country: 'us', coins: 499 }],
      rewardMinimumCoins: 0,
      activity: null,
      cps: { state: 1, shareBp: 2000, closedAt: null },
    },
  ]);
});

test('off sale it leaves the list but not its buyers, and each change increments the revision', async () => {
  const uuid = await releasedStore(catalog, { owner, staff });
  expect((await commands.setStatus(owner, uuid, 'off')).data.setStoreStatus.status).toBe('off');
  expect([await isShown(uuid), (await detail(uuid)).status]).toEqual([false, 'off']);
  await commands.setStatus(owner, uuid, 'off');
  await commands.setStatus(owner, uuid, 'on');
  expect(await isShown(uuid)).toBe(true);
  expect((await eventsOf(uuid)).map(({ revision, onSale }) => [revision, onSale])).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ]);
  expect(codeOf(await commands.setStatus(owner, (await commands.addStore(owner)).uuid, 'off'))).toBe('store/submit-state');
});

test('a later version is shown after its own release, at once, with the first date', async () => {
  const { uuid, data } = await passed();
  await commands.release(owner, uuid);
  const first = await detail(uuid);
  const [localized] = data.store_submit_info.list;
  const next = {
    store_submit_info: { list: [{ ...localized, name: 'The Lantern II' }] },
    store_submit_price: { list: [{ country: 'us', meowcent: 599 }] },
  };
  const { uuid: current, revision } = await catalog.db('store_submits').where({ store_uuid: uuid, is_current: true }).first();
  await commands.save(owner, uuid, { uuid: current, revision }, next);
  await passSubmit(catalog, { owner, staff }, uuid, {});
  expect((await detail(uuid)).store_info).toEqual([{ name: 'The Lantern' }]);

  expect(codeOf(await commands.release(owner, uuid, { released_at: await inHours(1) }))).toBe('input/invalid');
  await commands.release(owner, uuid);
  expect(await detail(uuid)).toMatchObject({ released_at: first.released_at, store_info: [{ name: 'The Lantern II' }] });
  expect((await eventsOf(uuid)).map(({ revision: n, prices }) => [n, prices[0]?.coins])).toEqual([
    [1, 499],
    [2, 599],
  ]);
});

test('paid orders are counted and refunded ones subtracted, once, in any order', async () => {
  const uuid = await releasedStore(catalog, { owner, staff });
  const orderUuid = crypto.randomUUID();
  const people = { buyerUuid: crypto.randomUUID(), storeUuid: uuid, orderUuid };
  const paid = {
    ...people,
    ownerUuid: owner.muid,
    agent: null,
    promoter: null,
    priceCoins: 499,
    silverCoins: 0,
    paidAt: new Date().toISOString(),
  };
  const id = crypto.randomUUID();
  const count = async () =>
    (await catalog.graphql('query ($id: ID!) { findStore(id: $id) { list { store_stats { order1_count } } } }', { id: uuid })).data
      .findStore.list[0].store_stats.order1_count;

  await catalog.deliver(refundedOrderConsumer, { aggregateId: orderUuid, payload: { ...people, priceCoins: 499, reason: 'mine' } });
  expect(await count()).toBe(0);
  for (const eventId of [id, id, crypto.randomUUID()])
    await catalog.deliver(paidOrderConsumer, { id: eventId, aggregateId: orderUuid, payload: paid });
  expect(await count()).toBe(1);
});

test('the app of the released version can’t be deleted or sold elsewhere while another is in review', async () => {
  const first = await completeData(catalog, owner);
  const store = await releasedStore(catalog, { owner, staff }, first);
  const sold = first.store_submit_game_pack.official_app_uuid;
  const answer = await catalog.graphql(
    'query ($id: ID!) { findStoreMe(id: $id) { list { current_submit { uuid revision } } } }',
    { id: store },
    owner,
  );
  const second = await completeData(catalog, owner);
  await commands.save(owner, store, answer.data.findStoreMe.list[0].current_submit, second);
  const waiting = (await commands.submit(owner, store)).data.addStoreSubmit;
  const trash = 'mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["flag:delete"]) { uuid } }';
  const remove = () => catalog.graphql('mutation ($uuid: ID!) { delApp(uuid: $uuid) }', { uuid: sold }, owner);
  await catalog.graphql(trash, { uuid: sold }, owner);
  expect(codeOf(await remove())).toBe('app/in-use');
  expect(codeOf(await commands.cancel(owner, waiting.uuid))).toBeUndefined();
  expect(codeOf(await remove())).toBe('app/in-use');

  await passSubmit(catalog, { owner, staff }, store, second);
  expect(codeOf(await remove())).toBe('app/in-use');
  await commands.release(owner, store);
  expect((await remove()).data.delApp).toBe(true);
});
