import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../testing/catalog.ts';
import { addReadyApp, commandsOf, completeData, completeInfo, releasedStore } from '../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
/** By name, in the order in which they came out. */
const uuids: Record<string, string> = {};

interface Wanted {
  name: string;
  category: string;
  price: number;
  languages: string[];
  brief?: string;
  tags?: string[];
  platform?: string;
}

async function releaseOne({ name, category, price, languages, brief = 'A tale.', tags = [], platform = 'meowtale' }: Wanted) {
  const data = await completeData(catalog, owner, price);
  const list = await Promise.all(
    languages.map(async (language) => ({ ...(await completeInfo(catalog, owner.muid, language)), name, brief })),
  );
  const store_submit_info = { ...data.store_submit_info, category, tag_keys: tags, list };
  const store_submit_price = platform === 'meowtale' ? data.store_submit_price : { reward_minimum: price };
  uuids[name] = await releasedStore(catalog, { owner, staff }, { ...data, store_submit_info, store_submit_price }, platform);
  await catalog.moveClock(60);
}

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  await releaseOne({ name: 'Alpha', category: 'normal-age', price: 100, languages: ['en-US'], tags: ['sea'] });
  await releaseOne({ name: 'Beta', category: 'boy-bl', price: 300, languages: ['en-US', 'zh-TW'], brief: '50% off_the wall' });
  await releaseOne({ name: '貓的燈', category: 'normal-age', price: 200, languages: ['en-US', 'zh-TW', 'ja-JP'] });
  await releaseOne({ name: 'Delta', category: 'girl-gl', price: 200, languages: ['en-US'], platform: 'meowtale-open' });
});
afterAll(() => catalog?.close());

interface Answer {
  totalCount: number;
  pageInfo: { page: number; pageSize: number; pageCount: number; hasNextPage: boolean; endCursor: string | null };
  list: { store_info: { name: string }[] }[];
}

async function find(q: object | null, args: object = {}) {
  const query = `query ($q: StoreQuery, $platform_key: String, $search_type: String, $id: ID, $tag_id: ID) {
    findStore(q: $q, platform_key: $platform_key, search_type: $search_type, id: $id, tag_id: $tag_id) {
      totalCount pageInfo { page pageSize pageCount hasNextPage endCursor } list { store_info { name } } } }`;
  const answer = await catalog.graphql<{ findStore: Answer }>(query, { ...(q && { q }), ...args });
  return { ...answer, names: answer.data?.findStore.list.map((store) => store.store_info[0]?.name), found: answer.data?.findStore };
}

describe('the public list', () => {
  test.each<[string, object | null, object, string[]]>([
    ['everything, the newest first', null, {}, ['Delta', '貓的燈', 'Beta', 'Alpha']],
    ['the oldest first', { orderField: 'released_at-asc' }, {}, ['Alpha', 'Beta', '貓的燈', 'Delta']],
    ['a category', { categories: ['normal-age'] }, {}, ['貓的燈', 'Alpha']],
    ['two categories', { categories: ['boy-bl', 'girl-gl'] }, {}, ['Delta', 'Beta']],
    ['a language', { languages: ['zh-TW'] }, {}, ['貓的燈', 'Beta']],
    ['either of two languages', { languages: ['ja-JP', 'zh-TW'] }, {}, ['貓的燈', 'Beta']],
    ['prices from and to, both included', { priceMin: 200, priceMax: 300, orderField: 'price-asc' }, {}, ['貓的燈', 'Delta', 'Beta']],
    ['prices that nothing has', { priceMin: 301 }, {}, []],
    ['a word in any case', { keyword: 'aLPH' }, {}, ['Alpha']],
    ['one Chinese sign', { keyword: '燈' }, {}, ['貓的燈']],
    ['a tag', { keyword: 'sea' }, {}, ['Alpha']],
    ['a per cent sign as itself', { keyword: '50%' }, {}, ['Beta']],
    ['an underscore as itself', { keyword: 'f_t' }, {}, ['Beta']],
    ['a platform', null, { platform_key: 'meowtale-open' }, ['Delta']],
    ['a tag’s key', null, { tag_id: 'sea' }, ['Alpha']],
    ['all of them together', { categories: ['normal-age'], languages: ['ja-JP'], priceMax: 200, keyword: '貓' }, {}, ['貓的燈']],
    ['recommended', { orderField: 'released_at-asc' }, { search_type: 'recommended' }, ['Alpha', 'Beta', '貓的燈', 'Delta']],
  ])('%s', async (_name, q, args, names) => expect((await find(q, args)).names).toEqual(names));

  test('counts pages for a pager, and reads on from a cursor where prices are alike', async () => {
    const order = { orderField: 'price-desc', pageSize: 1 };
    const numbered = [];
    for (const page of [1, 2, 3, 4]) numbered.push((await find({ ...order, page })).names?.[0]);
    const followed = [];
    let after: string | null | undefined;
    do {
      const { found, names } = await find({ ...order, ...(after && { after }) });
      followed.push(names?.[0]);
      after = found?.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;
    } while (after);
    expect(followed).toEqual(numbered);
    expect(new Set(numbered).size).toBe(4);
    const { found } = await find({ pageSize: 3, page: 2 });
    expect(found).toMatchObject({ totalCount: 4, pageInfo: { page: 2, pageSize: 3, pageCount: 2, hasNextPage: false } });
  });

  test('recommends five unless asked for more, and lists thirty', async () => {
    expect((await find(null, { search_type: 'recommended' })).found?.pageInfo.pageSize).toBe(5);
    expect((await find({ pageSize: 7 }, { search_type: 'recommended' })).found?.pageInfo.pageSize).toBe(7);
    expect((await find(null)).found?.pageInfo.pageSize).toBe(30);
    expect((await find({ pageSize: -1 })).found?.pageInfo.pageSize).toBe(1000);
  });

  test.each<[string, object, object?]>([
    ['pages of 101', { pageSize: 101 }],
    ['pages of 0', { pageSize: 0 }],
    ['page 0', { page: 0 }],
    ['page 101 without a cursor', { page: 101 }],
    ['an order that is none', { orderField: 'owner_uuid; drop table stores' }],
    ['a cursor that is none', { after: 'x' }],
    ['a cursor of another order', { after: Buffer.from(JSON.stringify([5, crypto.randomUUID()])).toString('base64url') }],
    ['a keyword of 101 letters', { keyword: 'k'.repeat(101) }],
    ['a category that is none', { categories: ['everything'] }],
    ['a negative price', { priceMin: -1 }],
    ['a platform that is none', {}, { platform_key: 'elsewhere' }],
  ])('refuses %s', async (_name, q, args = {}) => {
    expect((await find(q, args)).errors?.[0]?.extensions.code).toBe('input/invalid');
  });
});

test('a detail page finds its listing, and nothing for what is none', async () => {
  expect((await find(null, { id: uuids.Beta })).names).toEqual(['Beta']);
  for (const id of [crypto.randomUUID(), 'x', "' or 1=1"]) expect((await find(null, { id })).found?.totalCount).toBe(0);
});

test('merged listings come in the order in which they were asked for, with null for what is none', async () => {
  const asked = [uuids.Beta, crypto.randomUUID(), uuids.Alpha, 'x', uuids.Beta];
  const answer = await catalog.graphql('query ($uuids: [ID!]!) { _stores(uuids: $uuids) { uuid } }', { uuids: asked });
  expect(answer.data._stores).toEqual([{ uuid: uuids.Beta }, null, { uuid: uuids.Alpha }, null, { uuid: uuids.Beta }]);
});

test('a page of listings takes as many queries as one', async () => {
  const count = async (pageSize: number) => {
    let queries = 0;
    const onQuery = () => {
      queries += 1;
    };
    catalog.db.on('query', onQuery);
    await catalog.graphql(
      'query ($q: StoreQuery) { findStore(q: $q) { list { uuid author { nickname } store_info { data { cover { url } } } endings } } }',
      { q: { pageSize } },
    );
    catalog.db.removeListener('query', onQuery);
    return queries;
  };
  expect(await count(4)).toBe(await count(1));
});

test('creators find their own listings in every state, by platform, id and name', async () => {
  await commandsOf(catalog).addStore(owner);
  const query = `query ($platform_key: String, $scope: String, $id: ID, $q: ListQuery) {
    findStoreMe(platform_key: $platform_key, scope: $scope, id: $id, q: $q) { totalCount list { name submit_status cover { url } } } }`;
  const mine = async (variables: object) => (await catalog.graphql(query, { ...variables }, owner)).data.findStoreMe;
  const all = await mine({});
  expect(all.list.map((store: { name: string; submit_status: string }) => [store.name, store.submit_status])).toEqual([
    ['', 'incomplete'],
    ['Delta', 'release'],
    ['貓的燈', 'release'],
    ['Beta', 'release'],
    ['Alpha', 'release'],
  ]);
  expect((await mine({ platform_key: 'meowtale-open' })).totalCount).toBe(1);
  expect((await mine({ id: uuids.Alpha })).list).toMatchObject([{ name: 'Alpha', cover: { url: expect.any(String) } }]);
  expect((await mine({ q: { keyword: 'bet' } })).list).toMatchObject([{ name: 'Beta' }]);
  expect((await mine({ scope: 'agent' })).totalCount).toBe(0);
});

test('the store’s categories have names in both languages', async () => {
  const answer = await catalog.graphql('{ findClassify(namespace: "store_category") { key names } }');
  expect(answer.data.findClassify.map((entry: { key: string }) => entry.key)).toEqual([
    'normal-age',
    'boy-r18',
    'boy-bl',
    'girl-r18',
    'girl-gl',
  ]);
  for (const { names } of answer.data.findClassify) expect(Object.keys(names)).toEqual(['en-US', 'zh-TW']);
});

test('a listing tells what is played: of a story its languages and how much each tells, of a game what its maker says', async () => {
  const packOf = async (store_submit_game_pack: object) => {
    const data = await completeData(catalog, owner);
    const pack = { ...data.store_submit_game_pack, languages: ['en-US', 'fr-FR'], hasIAP: true, ...store_submit_game_pack };
    const id = await releasedStore(catalog, { owner, staff }, { ...data, store_submit_game_pack: pack });
    const query = `query ($id: ID!) { findStore(id: $id) { list {
      game_pack { type content_type hasIAP word_count languages { language translated } } } } }`;
    return (await catalog.graphql(query, { id })).data.findStore.list[0].game_pack;
  };
  const story = await addReadyApp(catalog, owner.muid, { languages: ['en-US', 'ja-JP'], translated: { 'en-US': 1, 'ja-JP': 0.5 } });
  expect(await packOf({ official_app_uuid: story })).toEqual({
    type: 1,
    content_type: 'novel',
    hasIAP: true,
    word_count: 1234,
    languages: [
      { language: 'en-US', translated: 1 },
      { language: 'ja-JP', translated: 0.5 },
    ],
  });
  const game = await addReadyApp(catalog, owner.muid, { kind: 'upload', word_count: 0 });
  expect(await packOf({ official_app_uuid: game, type: 2 })).toMatchObject({
    type: 2,
    content_type: 'uploadApp',
    languages: [
      { language: 'en-US', translated: null },
      { language: 'fr-FR', translated: null },
    ],
  });
  expect(await packOf({ official_app_uuid: null, type: 3, hasIAP: false })).toMatchObject({ type: 3, content_type: null, hasIAP: false });
});
