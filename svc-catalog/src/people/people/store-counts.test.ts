import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await testCatalog();
});
afterAll(() => catalog?.close());

test('store_count is the number of listings on sale, for several creators in one query', async () => {
  const staff = await catalog.person('staff', ['staff']);
  const [owner, other] = [await catalog.creator('owner'), await catalog.creator('other')];
  const counted = await releasedStore(catalog, { owner, staff });
  const resting = await releasedStore(catalog, { owner, staff });
  await commandsOf(catalog).addStore(owner);
  await commandsOf(catalog).setStatus(owner, resting, 'off');
  const query = 'query ($uuid: [ID!]!) { findUserPublic(uuid: $uuid) { list { uuid store_count } } }';
  const { data } = await catalog.graphql(query, { uuid: [owner.muid, other.muid] });
  const counts = new Map(data.findUserPublic.list.map(({ uuid, store_count }: Record<string, unknown>) => [uuid, store_count]));
  expect([counts.get(owner.muid), counts.get(other.muid)]).toEqual([1, 0]);
  const listing = await catalog.graphql('query ($id: ID!) { findStore(id: $id) { list { author { store_count } } } }', { id: counted });
  expect(listing.data.findStore.list[0].author.store_count).toBe(1);
});
