import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, testCatalog } from '../../testing/catalog.ts';
import { releasedStore } from '../../testing/listings.ts';
import { listBestsellers, listSalesRanks } from './shelf-repository.ts';

let catalog: TestCatalog;
const stores: Record<string, string> = {};
const ORDERS = { first: 40, second: 30, alike: 30, half: 12, fifth: 11, sixth: 10, few: 9 };

beforeAll(async () => {
  catalog = await testCatalog();
  const people = { owner: await catalog.creator('owner'), staff: await catalog.person('staff', ['staff']) };
  for (const [name, order1_count] of Object.entries(ORDERS)) {
    const store_uuid = await releasedStore(catalog, people);
    stores[name] = store_uuid;
    await catalog.db('store_stats').insert({ store_uuid, order1_count }).onConflict('store_uuid').merge();
  }
});
afterAll(() => catalog?.close());

const rankOf = async (name: string) => {
  const query = 'query ($id: ID!) { findStore(search_type: "detail", id: $id) { list { sales_rank } } }';
  return (await catalog.graphql(query, { id: stores[name] })).data.findStore.list[0].sales_rank;
};

test('the upper half of the bestsellers have a place each, also with equal sales', async () => {
  const ranks = await Promise.all(Object.keys(ORDERS).map(async (name) => [name, await rankOf(name)]));
  expect(Object.fromEntries(ranks)).toEqual({ first: 1, second: 3, alike: 2, half: null, fifth: null, sixth: null, few: null });
});

test('places follow the bestsellers shelf, also among equal sales', async () => {
  const placed = await listSalesRanks(catalog.db);
  const shelf = await listBestsellers(catalog.db, {}, 10);
  expect(shelf.slice(0, placed.size).map(({ store_uuid }) => placed.get(store_uuid))).toEqual([1, 2, 3]);
});

test('of equal sales only one has the last place', async () => {
  await catalog.db('store_stats').where({ store_uuid: stores.half }).update({ order1_count: 30 });
  expect((await listSalesRanks(catalog.db)).size).toBe(3);
  await catalog.db('store_stats').where({ store_uuid: stores.half }).update({ order1_count: ORDERS.half });
});

test('places are cached for some minutes, for all works', async () => {
  await catalog.db('store_stats').where({ store_uuid: stores.half }).update({ order1_count: 99 });
  expect([await rankOf('half'), await rankOf('first')]).toEqual([null, 1]);
});
