import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { waitFor } from '@meowtale/service-kit/testing';
import { indexListings } from '../../publishing/indexing/service.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { completeData, releasedStore } from '../../testing/listings.ts';
import { entitlementConsumer } from '../entitlements/events.ts';

let catalog: TestCatalog;
let staff: TestPersonWithUuid;
let reader: TestPersonWithUuid;
const uuids: Record<string, string> = {};

async function release(name: string, owner: TestPersonWithUuid, category: string, tag_keys: string[], likes: number) {
  const data = await completeData(catalog, owner);
  const list = data.store_submit_info.list.map((entry) => ({ ...entry, name }));
  const info = { ...data.store_submit_info, category, tag_keys, list };
  const uuid = await releasedStore(catalog, { owner, staff }, { ...data, store_submit_info: info });
  await catalog.db('store_stats').where({ store_uuid: uuid }).update({ like_count: likes });
  uuids[name] = uuid;
}

beforeAll(async () => {
  catalog = await testCatalog();
  staff = await catalog.person('staff', ['staff']);
  reader = await catalog.person('reader');
  const [mira, jun] = [await catalog.creator('mira'), await catalog.creator('jun')];
  await release('Sea One', mira, 'normal-age', ['sea', 'cats'], 0);
  await release('Sea Two', jun, 'normal-age', ['sea', 'cats'], 0);
  await release('Sea Three', jun, 'girl-gl', ['Sea'], 4);
  await release('By Mira', mira, 'girl-gl', ['trains'], 0);
  await release('Loved', jun, 'girl-gl', ['trains'], 900);
  await release('Liked', jun, 'normal-age', ['trains'], 100);
  await release('Adult Sea', jun, 'boy-bl', ['sea', 'cats'], 5000);
  await waitFor(
    async () => (await indexListings(catalog.db)) === 0 && !(await catalog.db('listings').where({ is_indexed: false }).first()),
  );
});
afterAll(() => catalog?.close());

async function ask(args: object, person?: TestPersonWithUuid) {
  const query = `query ($type: String, $id: ID, $q: StoreQuery, $platform: String) {
    findStore(search_type: $type, id: $id, q: $q, platform_key: $platform) { totalCount pageInfo { hasNextPage } list { store_info { name } } } }`;
  const { data, errors } = await catalog.graphql(query, { ...args }, person);
  if (errors) return errors[0]?.extensions.code;
  return data.findStore.list.map((store: { store_info: { name: string }[] }) => store.store_info[0]?.name);
}
const related = (name: string, q: object = {}) => ask({ type: 'related', id: uuids[name], q });
const recommended = (person?: TestPersonWithUuid, q: object = {}) => ask({ type: 'recommended', q }, person);

describe('related works', () => {
  test('share tags, then creator and category, and don’t include the work itself', async () => {
    // Two tags and a category; a tag; the creator; the category.
    expect(await related('Sea One')).toEqual(['Sea Two', 'Sea Three', 'By Mira', 'Liked']);
  });
  test('of an adult work can be of its category', async () => {
    expect(await related('Adult Sea')).toContain('Sea One');
    expect(await related('Sea One', { categories: ['boy-bl'] })).toEqual(['Adult Sea']);
  });
  test('use the list’s filters', async () =>
    expect(await related('Sea One', { excludedTags: ['cats'], pageSize: 1 })).toEqual(['Sea Three']));
  test('of an unknown listing are empty, and need an id', async () => {
    expect(await ask({ type: 'related', id: crypto.randomUUID() })).toEqual([]);
    expect(await ask({ type: 'related', id: 'x' })).toEqual([]);
    expect(await ask({ type: 'related' })).toBe('input/invalid');
  });
});

describe('recommended works', () => {
  test('are for a guest the most liked of each open category in turn, five of them', async () => {
    const found = await recommended();
    expect(found).toHaveLength(5);
    expect(found.slice(0, 3)).toEqual(['Loved', 'Liked', 'Sea Three']);
    expect(found).not.toContain('Adult Sea');
    expect(await recommended(undefined, { categories: ['boy-bl'] })).toEqual(['Adult Sea']);
  });
  test('are for a person similar to the works they own and wish for, without those', async () => {
    expect((await recommended(reader)).slice(0, 2)).toEqual(['Loved', 'Liked']);
    const own = { userUuid: reader.muid, storeUuid: uuids['Sea One'], revision: 1, active: true, orderUuid: crypto.randomUUID() };
    await catalog.deliver(entitlementConsumer, { aggregateId: `${reader.muid}.${own.storeUuid}`, payload: own });
    expect(await recommended(reader, { pageSize: 3 })).toEqual(['Sea Two', 'Sea Three', 'By Mira']);
    await catalog.graphql('mutation ($id: ID!) { addWishlist(store_id: $id) { uuid } }', { id: uuids['Sea Two'] }, reader);
    const found = await recommended(reader);
    expect(found[0]).toBe('Sea Three');
    expect(found).not.toContain('Sea Two');
    // An old purchase doesn't count as taste any more, but isn't recommended either.
    const long = { user_uuid: reader.muid, revision: 1, active: true };
    const old = ['00000000-0000-7000-8000-000000000001', uuids.Liked];
    const newer = Array.from({ length: 30 }, () => ['ffffffff-0000-7000-8000-000000000001', crypto.randomUUID()]);
    await catalog.db('entitlements').insert([old, ...newer].map(([order_uuid, store_uuid]) => ({ ...long, order_uuid, store_uuid })));
    expect(await recommended(reader, { pageSize: 30 })).not.toContain('Liked');
    await catalog.db('entitlements').where({ user_uuid: reader.muid, revision: 1 }).whereNot({ store_uuid: own.storeUuid }).delete();
    // A refund removes it from their taste.
    await catalog.deliver(entitlementConsumer, {
      aggregateId: `${reader.muid}.${own.storeUuid}`,
      payload: { ...own, revision: 2, active: false },
    });
    expect(await recommended(reader)).toContain('Sea One');
  });
});
