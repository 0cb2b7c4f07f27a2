import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@meowtale/service-kit/testing';
import { indexListings } from '../../publishing/indexing/service.ts';
import { type TestCatalog, testCatalog } from '../../testing/catalog.ts';
import { completeData, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await testCatalog();
  const [owner, staff] = [await catalog.creator('owner'), await catalog.person('staff', ['staff'])];
  const release = async (name: string, brief: string, likes: number) => {
    const data = await completeData(catalog, owner);
    const list = data.store_submit_info.list.map((entry) => ({ ...entry, name, brief, labels: [] }));
    const uuid = await releasedStore(catalog, { owner, staff }, { ...data, store_submit_info: { ...data.store_submit_info, list } });
    await catalog.db('store_stats').where({ store_uuid: uuid }).update({ like_count: likes });
    await catalog.moveClock(60);
  };
  await release('The Ferry at Dusk', 'Boats.', 0);
  await release('Dusk', 'A ferry, late.', 900);
  await release('Dusk Ferry', 'One more.', 3);
  await release('Ferry', 'Until dusk.', 40);
  await release('Dusk on the Ferry', 'Again.', 90);
  await release('Dusk and Dawn', 'No boats.', 5000);
  await waitFor(
    async () => (await indexListings(catalog.db)) === 0 && !(await catalog.db('listings').where({ is_indexed: false }).first()),
  );
});
afterAll(() => catalog?.close());

async function find(q: object) {
  const query = `query ($q: StoreQuery) { findStore(q: $q) { totalCount pageInfo { hasNextPage endCursor } list { store_info { name } } } }`;
  const { data } = await catalog.graphql(query, { q: { keyword: 'dusk ferry', ...q } });
  const { list, totalCount, pageInfo } = data.findStore;
  return { names: list.map((store: { store_info: { name: string }[] }) => store.store_info[0]?.name), totalCount, pageInfo };
}

/** First listings named by both words, the more liked before the others; then those named by one. */
const WHOLE = ['Dusk on the Ferry', 'Dusk Ferry', 'The Ferry at Dusk', 'Dusk', 'Ferry'];

test('listings named by all words are first, on every page', async () => {
  expect((await find({})).names).toEqual(WHOLE);
  for (const pageSize of [1, 2, 3, 4]) {
    const pages = [];
    for (let page = 1; page <= Math.ceil(5 / pageSize); page += 1) pages.push(...(await find({ page, pageSize })).names);
    expect([pageSize, pages]).toEqual([pageSize, WHOLE]);
  }
});

test.each([1, 2])('and are continued from a cursor, %s at a time, beyond the last of them', async (pageSize) => {
  const read = [];
  let after: string | null = null;
  do {
    const { names, totalCount, pageInfo } = await find({ pageSize, ...(after && { after }) });
    expect(totalCount).toBe(5);
    read.push(...names);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  expect(read).toEqual(WHOLE);
});
