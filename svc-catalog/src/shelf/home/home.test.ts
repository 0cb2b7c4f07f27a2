import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BESTSELLERS } from '@meowtale/contracts';
import { HOME_MAX } from '@meowtale/contracts/inputs/catalog/home';
import { paidOrderConsumer } from '../../publishing/listings/events.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let open: string;
let sold: string;
let adult: string;

async function release(category: string, platform = 'meowtale') {
  const data = await completeData(catalog, owner);
  const store_submit_info = { ...data.store_submit_info, category };
  const prices = platform === 'meowtale' ? {} : { store_submit_price: { reward_minimum: 100 } };
  const uuid = await releasedStore(catalog, { owner, staff }, { ...data, store_submit_info, ...prices }, platform);
  await catalog.moveClock(1);
  return uuid;
}

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  sold = await release('girl-gl');
  open = await release('normal-age');
  adult = await release('boy-bl');
});
afterAll(() => catalog?.close());

const FIELDS = 'platform_key revision updated_at carousel { uuid } rows { key titles { language title } stores { uuid } }';

interface Home {
  revision: number;
  updated_at: string | null;
  carousel: { uuid: string }[];
  rows: { key: string; titles: { language: string; title: string }[]; stores: { uuid: string }[] }[];
}

async function find(args: { platform_key?: string; categories?: string[] } = {}) {
  const query = `query ($platform_key: String, $categories: [String!]) {
    findConfigurationPagesIndex(platform_key: $platform_key, categories: $categories) { ${FIELDS} } }`;
  const { data, errors } = await catalog.graphql<{ findConfigurationPagesIndex: Home }>(query, args);
  const home = data?.findConfigurationPagesIndex;
  const rows = home?.rows.map(({ key, stores }) => [key, ...stores.map(({ uuid }) => uuid)]);
  return {
    ...home,
    rows,
    carousel: home?.carousel.map(({ uuid }) => uuid),
    titles: home?.rows[0]?.titles,
    code: errors?.[0]?.extensions.code,
  };
}

const setOrders = (uuid: string, order1_count: number) => catalog.db('store_stats').where({ store_uuid: uuid }).update({ order1_count });

const english = (title: string) => [{ language: 'en-US', title }];
const row = (key: string, ...store_uuids: string[]) => ({ key, titles: english(key), store_uuids });

async function set(change: object, person = staff) {
  const query = `mutation ($p: String!, $revision: Int!, $rows: [HomeRowInput!]!, $carousel: [ID!]!, $reason: String!) {
    setConfigurationPagesIndex(platform_key: $p, revision: $revision, rows: $rows, carousel: $carousel, reason: $reason) { ${FIELDS} } }`;
  const variables = { p: 'meowtale', revision: 0, rows: [], carousel: [], reason: 'A new week.', ...change };
  const { data, errors } = await catalog.graphql(query, variables, person);
  return { ...data?.setConfigurationPagesIndex, code: errors?.[0]?.extensions.code, fields: errors?.[0]?.extensions.fields };
}

describe('the home page without picks', () => {
  test('shows bestsellers and new works, without adult ones', async () => {
    await setOrders(sold, BESTSELLERS.ordersMin - 1);
    const before = await find();
    expect(before).toMatchObject({ revision: 0, updated_at: null, rows: [['new', open, sold]], carousel: [open, sold], titles: [] });
    const payload = {
      orderUuid: crypto.randomUUID(),
      buyerUuid: staff.muid,
      storeUuid: sold,
      ownerUuid: owner.muid,
      agent: null,
      promoter: null,
      priceCoins: 499,
      silverCoins: 0,
      paidAt: new Date().toISOString(),
    };
    await catalog.deliver(paidOrderConsumer, { aggregateId: payload.orderUuid, payload });
    expect(await find()).toMatchObject({
      rows: [
        ['popular', sold],
        ['new', open, sold],
      ],
      carousel: [sold],
    });
    expect((await find({ categories: ['boy-bl'] })).rows).toEqual([['new', adult]]);
  });

  test('orders works with equal sales by release, the last first', async () => {
    await setOrders(open, BESTSELLERS.ordersMin);
    expect((await find()).rows?.[0]).toEqual(['popular', open, sold]);
    const listing = () => catalog.db('listings').where({ store_uuid: sold });
    const { released_at } = await listing().first();
    await listing().update({ released_at: catalog.db.raw('clock_now()') });
    expect((await find()).rows?.[0]).toEqual(['popular', sold, open]);
    await listing().update({ released_at });
    await setOrders(open, 0);
  });
});

test('the home page of a platform shows works of that platform only', async () => {
  expect((await find({ platform_key: 'meowtale-open' })).rows).toEqual([]);
  const free = await release('normal-age', 'meowtale-open');
  await setOrders(free, BESTSELLERS.ordersMin);
  expect(await find({ platform_key: 'meowtale-open' })).toMatchObject({
    rows: [
      ['popular', free],
      ['new', free],
    ],
    carousel: [free],
  });
  expect((await find()).rows?.flat()).not.toContain(free);
  const elsewhere = await set({ rows: [row('a', open, free)] });
  expect(elsewhere).toMatchObject({ code: 'input/invalid', fields: [{ path: 'rows.0.store_uuids.1', key: 'invalid.id' }] });
  await commandsOf(catalog).setStatus(owner, free, 'off');
});

describe('picks of staff', () => {
  test('are shown in their order while on sale, until they are replaced', async () => {
    const set1 = await set({ rows: [row('rainy-days', open, adult, sold), row('all-adult', adult)], carousel: [sold, open] });
    expect([set1.code, set1.revision]).toEqual([undefined, 1]);
    expect(await find()).toMatchObject({
      revision: 1,
      rows: [['rainy-days', open, sold]],
      carousel: [sold, open],
      titles: english('rainy-days'),
    });
    expect((await find({ categories: ['boy-bl'] })).rows).toEqual([
      ['rainy-days', adult],
      ['all-adult', adult],
    ]);
    expect((await find({ platform_key: 'meowtale-open' })).revision).toBe(0);
    await commandsOf(catalog).setStatus(owner, sold, 'off');
    expect(await find()).toMatchObject({ rows: [['rainy-days', open]], carousel: [open] });
    await commandsOf(catalog).setStatus(owner, sold, 'on');
    expect((await set({ revision: 1 })).revision).toBe(2);
    expect((await find()).rows?.map(([key]) => key)).toContain('new');
  });

  test('are saved by one of several calls with the same revision, with actor and reason', async () => {
    const { revision = 0 } = await find();
    const responses = await Promise.all(Array.from({ length: 5 }, () => set({ revision, carousel: [open], reason: 'For the weekend.' })));
    expect(responses.filter(({ code }) => code === undefined).length).toBe(1);
    expect(responses.filter(({ code }) => code === 'input/conflict').length).toBe(4);
    const saved = await catalog
      .db('home_pages')
      .where({ platform_key: 'meowtale', revision: revision + 1 })
      .first();
    expect(saved).toMatchObject({ actor_uuid: staff.muid, reason: 'For the weekend.', carousel: [open] });
    await expect(catalog.db('home_pages').where({ revision: 1 }).update({ reason: 'x' })).rejects.toThrow(/append-only|permission/);
  });

  test.each<[string, () => object, string, string]>([
    ['an empty reason', () => ({ reason: ' ' }), 'reason', 'invalid.empty'],
    ['a strange key', () => ({ rows: [row('No!', open)] }), 'rows.0.key', 'invalid.key'],
    ['a key that is there twice', () => ({ rows: [row('a', open), row('a', sold)] }), 'rows', 'invalid.twice'],
    [
      'no English title',
      () => ({ rows: [{ ...row('a', open), titles: [{ language: 'zh-TW', title: '雨天' }] }] }),
      'rows.0.titles',
      'missing.english_first',
    ],
    ['a row of nothing', () => ({ rows: [row('a')] }), 'rows.0.store_uuids', 'invalid.empty'],
    ['a work that is there twice', () => ({ carousel: [open, open] }), 'carousel', 'invalid.twice'],
    ['a work that isn’t out', () => ({ rows: [row('a', open, crypto.randomUUID())] }), 'rows.0.store_uuids.1', 'invalid.id'],
    [
      'too many rows',
      () => ({ rows: Array.from({ length: HOME_MAX.rows + 1 }, (_, n) => row(`r${n}`, open)) }),
      'rows',
      'invalid.too-many',
    ],
  ])('with %s are rejected at their field', async (_name, change, path, key) => {
    const { revision } = await find();
    expect(await set({ revision, ...change() })).toMatchObject({ code: 'input/invalid', fields: [{ path, key }] });
    expect((await find()).revision).toBe(revision);
  });

  test('are saved by staff only; an unknown platform or category is rejected', async () => {
    expect((await set({}, owner)).code).toBe('auth/forbidden');
    expect((await find({ platform_key: 'x' })).code).toBe('input/invalid');
    expect((await find({ categories: ['x'] })).code).toBe('input/invalid');
  });
});

describe('what staff set', () => {
  const setup = async (person = staff) => {
    const query = 'query { findHomeSetup { revision updated_at carousel rows { key titles { language title } store_uuids } } }';
    const { data, errors } = await catalog.graphql(query, {}, person);
    return { ...data?.findHomeSetup, code: errors?.[0]?.extensions.code };
  };
  const picks = async (uuids: string[], platform_key = 'meowtale') => {
    const query = `query ($p: String, $uuids: [ID!]!) {
      findHomePick(platform_key: $p, uuids: $uuids) { uuid for_sale store { category store_info { name } } } }`;
    const { data, errors } = await catalog.graphql(query, { p: platform_key, uuids }, staff);
    return { list: data?.findHomePick, code: errors?.[0]?.extensions.code };
  };

  test('is read with picks that the home page leaves out: off sale, and adult', async () => {
    const { revision = 0 } = await find();
    await set({ revision, rows: [row('mixed', adult, sold)], carousel: [sold] });
    await commandsOf(catalog).setStatus(owner, sold, 'off');
    expect(await find()).toMatchObject({ rows: [], carousel: [] });
    expect(await setup()).toMatchObject({
      revision: revision + 1,
      carousel: [sold],
      rows: [{ key: 'mixed', titles: english('mixed'), store_uuids: [adult, sold] }],
    });
    const [second, first, none] = (await picks([sold, adult, staff.muid])).list;
    expect(second).toMatchObject({
      uuid: sold,
      for_sale: false,
      store: { category: 'girl-gl', store_info: [{ name: expect.any(String) }] },
    });
    expect(first).toMatchObject({ uuid: adult, for_sale: true, store: { category: 'boy-bl' } });
    expect(none).toEqual({ uuid: staff.muid, for_sale: false, store: null });
    await commandsOf(catalog).setStatus(owner, sold, 'on');
    expect((await picks([sold])).list).toMatchObject([{ for_sale: true }]);
    expect((await picks([sold], 'meowtale-open')).list).toMatchObject([{ for_sale: false }]);
  });

  test('is read by staff only; a text that isn’t a UUID is rejected', async () => {
    expect((await setup(owner)).code).toBe('auth/forbidden');
    expect((await picks(['x'])).code).toBe('input/invalid');
  });
});
