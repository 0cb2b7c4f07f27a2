import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { STORE_ORDERS } from '@meowtale/contracts/inputs/catalog/listing';
import { clockNow } from '@meowtale/service-kit';
import { waitFor } from '@meowtale/service-kit/testing';
import { indexListings } from '../../publishing/indexing/service.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addReadyApp, commandsOf, completeData, completeInfo, releasedStore } from '../../testing/listings.ts';
import { statementsOf } from '../../testing/statements.ts';
import { countShelf, listShelf, type ShelfRow } from './list-repository.ts';
import { readKeyword } from './search.ts';
import { areFew, totalOf } from './totals.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
/** Names, in the order of their releases. */
const uuids: Record<string, string> = {};
let otherUuid: string;

interface Wanted {
  name: string;
  category: string;
  price: number;
  languages: string[];
  brief?: string;
  tags?: string[];
  platform?: string;
  /** Systems besides web. */
  systems?: string[];
  serial_status?: string;
  /** Percent of a discount for a day from now. */
  percent?: number;
  by?: TestPersonWithUuid;
}

async function releaseOne(wanted: Wanted) {
  const { name, category, price, languages, brief = 'A tale.', tags = [], platform = 'meowtale', by = owner } = wanted;
  const data = await completeData(catalog, by, price);
  // Each page is in English only: the filter is by the work's languages.
  const list = [{ ...(await completeInfo(catalog, by.muid, 'en-US')), name, brief }];
  const { systems = [], serial_status = 'completed', percent } = wanted;
  const store_submit_info = { ...data.store_submit_info, category, tag_keys: tags, list, serial_status };
  const now = (await clockNow(catalog.db)).getTime();
  const day = { started_at: new Date(now).toISOString(), ended_at: new Date(now + 86_400_000).toISOString() };
  const activity = percent ? { percentage_discount: percent, type: 'custom', ...day } : null;
  const store_submit_price = platform === 'meowtale' ? { ...data.store_submit_price, activity } : { reward_minimum: price };
  const download_urls = systems.map((os) => ({ type: 'official_app', os, url: 'https://example.com/' }));
  const store_submit_game_pack = { ...data.store_submit_game_pack, languages, download_urls };
  const whole = { store_submit_info, store_submit_price, store_submit_game_pack };
  uuids[name] = await releasedStore(catalog, { owner: by, staff }, whole, platform);
  await catalog.moveClock(60);
}

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  const other = await catalog.creator('other');
  await releaseOne({ name: 'Alpha', category: 'normal-age', price: 100, languages: ['en-US'], tags: ['sea', 'cats'], percent: 10 });
  await releaseOne({
    name: 'Beta',
    category: 'boy-bl',
    price: 300,
    languages: ['en-US', 'zh-TW'],
    brief: '50% off_the wall',
    tags: ['sea'],
  });
  await releaseOne({
    name: '貓的燈',
    category: 'normal-age',
    price: 200,
    languages: ['en-US', 'zh-TW', 'ja-JP'],
    systems: ['android'],
  });
  await releaseOne({ name: 'Delta', category: 'girl-gl', price: 200, languages: ['en-US'], platform: 'meowtale-open' });
  await releaseOne({ name: 'Écho', category: 'girl-gl', price: 0, languages: ['fr-FR'], serial_status: 'ongoing', by: other });
  await catalog.db('stores').where({ uuid: uuids.Beta }).update({ release_type: 'early_access' });
  await catalog.db('store_stats').where({ store_uuid: uuids.Alpha }).update({ like_count: 3, order1_count: 1 });
  await catalog.db('store_stats').where({ store_uuid: uuids.Beta }).update({ like_count: 1, order1_count: 9 });
  // A discount is ignored for a reward and for a free work.
  const { discount_starts_at, discount_ends_at } = await catalog.db('listings').where({ store_uuid: uuids.Alpha }).first();
  await catalog
    .db('listings')
    .whereIn('store_uuid', [String(uuids.Delta), String(uuids.Écho)])
    .update({ discount_starts_at, discount_ends_at });
  otherUuid = other.muid;
  // Changed rows are indexed later, and rows are compared whole, so wait for that.
  await waitFor(
    async () => (await indexListings(catalog.db)) === 0 && !(await catalog.db('listings').where({ is_indexed: false }).first()),
  );
});
afterAll(() => catalog?.close());

interface Answer {
  totalCount: number;
  totalCountIsExact: boolean;
  pageInfo: { page: number; pageSize: number; pageCount: number; hasNextPage: boolean; endCursor: string | null };
  list: { store_info: { name: string }[] }[];
}

async function find(q: object | null, args: object = {}, person?: TestPersonWithUuid) {
  const query = `query ($q: StoreQuery, $platform_key: String, $search_type: String, $id: ID, $tag_id: ID) {
    findStore(q: $q, platform_key: $platform_key, search_type: $search_type, id: $id, tag_id: $tag_id) {
      totalCount totalCountIsExact pageInfo { page pageSize pageCount hasNextPage endCursor } list { store_info { name } } } }`;
  const answer = await catalog.graphql<{ findStore: Answer }>(query, { ...(q && { q }), ...args }, person);
  return { ...answer, names: answer.data?.findStore.list.map((store) => store.store_info[0]?.name), found: answer.data?.findStore };
}

describe('the public list', () => {
  test.each<[string, object | null, object, string[]]>([
    ['everything, the newest first', null, {}, ['Écho', 'Delta', '貓的燈', 'Beta', 'Alpha']],
    ['the oldest first', { orderField: 'released_at-asc' }, {}, ['Alpha', 'Beta', '貓的燈', 'Delta', 'Écho']],
    ['by name, accents aside', { orderField: 'name-asc' }, {}, ['Alpha', 'Beta', 'Delta', 'Écho', '貓的燈']],
    ['by name, the last first', { orderField: 'name-desc' }, {}, ['貓的燈', 'Écho', 'Delta', 'Beta', 'Alpha']],
    [
      'the most liked first',
      { orderField: 'like_count-desc', priceMin: 100, priceMax: 300, languages: ['en-US'], excludedTags: ['x'], pageSize: 2 },
      {},
      ['Alpha', 'Beta'],
    ],
    ['the most bought first', { orderField: 'order1_count-desc', pageSize: 2 }, {}, ['Beta', 'Alpha']],
    ['a category', { categories: ['normal-age'] }, {}, ['貓的燈', 'Alpha']],
    ['two categories', { categories: ['boy-bl', 'girl-gl'] }, {}, ['Écho', 'Delta', 'Beta']],
    ['a language of the work', { languages: ['zh-TW'] }, {}, ['貓的燈', 'Beta']],
    ['either of two languages', { languages: ['ja-JP', 'fr-FR'] }, {}, ['Écho', '貓的燈']],
    ['prices from and to, both included', { priceMin: 200, priceMax: 300, orderField: 'price-asc' }, {}, ['貓的燈', 'Delta', 'Beta']],
    ['prices that nothing has', { priceMin: 301 }, {}, []],
    ['a system', { systems: ['android'] }, {}, ['貓的燈']],
    ['a system that nothing is for', { systems: ['ios', 'window'] }, {}, []],
    ['what goes on', { serialStatus: 'ongoing' }, {}, ['Écho']],
    ['early access', { releaseType: 'early_access' }, {}, ['Beta']],
    ['what is free', { free: true }, {}, ['Écho']],
    ['what isn’t free', { free: false, categories: ['girl-gl'] }, {}, ['Delta']],
    ['what is discounted now', { discounted: true }, {}, ['Alpha']],
    ['what isn’t discounted', { discounted: false }, {}, ['Écho', 'Delta', '貓的燈', 'Beta']],
    ['a tag', { tags: ['sea'] }, {}, ['Beta', 'Alpha']],
    ['both of two tags', { tags: ['sea', 'cats'] }, {}, ['Alpha']],
    ['all but a tag', { excludedTags: ['sea'] }, {}, ['Écho', 'Delta', '貓的燈']],
    ['a tag without another', { tags: ['sea'], excludedTags: ['cats'] }, {}, ['Beta']],
    ['a platform', null, { platform_key: 'meowtale-open' }, ['Delta']],
    ['a tag’s key', null, { tag_id: 'cats' }, ['Alpha']],
    [
      'what is free and goes on, in a language, without a tag',
      { free: true, serialStatus: 'ongoing', languages: ['fr-FR'], systems: ['web'], excludedTags: ['sea'] },
      {},
      ['Écho'],
    ],
    ['what is free and discounted', { free: true, discounted: true }, {}, []],
    ['what is discounted and has a tag but not another', { discounted: true, tags: ['sea'], excludedTags: ['cats'] }, {}, []],
    ['all of them together', { categories: ['normal-age'], languages: ['ja-JP'], priceMax: 200, keyword: '貓' }, {}, ['貓的燈']],
  ])('%s', async (_name, q, args, names) => expect((await find(q, args)).names).toEqual(names));

  test('filters by creator', async () => {
    expect((await find({ author: otherUuid })).names).toEqual(['Écho']);
    expect((await find({ author: crypto.randomUUID() })).names).toEqual([]);
  });

  test('treats a discount as ended by the database’s clock', async () => {
    await catalog.moveClock(86_400);
    expect((await find({ discounted: true })).names).toEqual([]);
    await catalog.moveClock(-86_400);
    expect((await find({ discounted: true })).names).toEqual(['Alpha']);
  });

  test.each(STORE_ORDERS)('returns by %s the same with cursors as with numbered pages, each work once', async (orderField) => {
    const keyword = orderField.startsWith('relevance') ? { keyword: 'tale' } : {};
    const whole = (await find({ orderField, ...keyword })).names;
    const followed = [];
    let after: string | null | undefined;
    do {
      const { found, names } = await find({ orderField, ...keyword, pageSize: 1, ...(after && { after }) });
      followed.push(names?.[0]);
      after = found?.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;
    } while (after);
    expect(followed).toEqual(whole);
    expect(new Set(followed).size).toBe(keyword.keyword ? 4 : 5);
  });

  test.each(STORE_ORDERS)('is ordered by %s in the same way for few and for many rows', async (order) => {
    const terms = order.startsWith('relevance') ? await readKeyword(catalog.db, 'tale') : null;
    const filter = { languages: ['en-US'], terms };
    const read = async (few: boolean, range: object = {}) =>
      listShelf(catalog.db, { filter, order, few, range: { limit: 10, offset: 0, after: null, ...range } });
    const [gathered, lookedFor] = [await read(true), await read(false)];
    expect(gathered).toEqual(lookedFor);
    expect(gathered.length).toBe(terms ? 3 : 4);
    const [{ sort, store_uuid: uuid }] = gathered as [ShelfRow, ...ShelfRow[]];
    const after = { value: sort instanceof Date ? sort.toISOString() : sort, uuid };
    expect(await read(true, { after })).toEqual(gathered.slice(1));
    expect(await read(false, { after })).toEqual(gathered.slice(1));
    expect(await read(true, { offset: 2, limit: 1 })).toEqual(gathered.slice(2, 4));
    expect([await countShelf(catalog.db, filter, 9, true), await countShelf(catalog.db, filter, 9)]).toEqual([
      gathered.length,
      gathered.length,
    ]);
  });

  test('orders equal counts by release, the newest first, with cursors as with numbered pages', async () => {
    const listing = () => catalog.db('listings').where({ store_uuid: uuids.貓的燈 });
    const { released_at } = await listing().first('released_at');
    // Added before Delta and Écho, and released after them.
    await listing().update({ released_at: catalog.db.raw("clock_now() - interval '1 second'") });
    const orders = { 'order1_count-desc': ['Beta', 'Alpha'], 'like_count-desc': ['Alpha', 'Beta'] };
    for (const [orderField, counted] of Object.entries(orders)) {
      const names = [...counted, '貓的燈', 'Écho', 'Delta'];
      expect((await find({ orderField })).names).toEqual(names);
      const followed: unknown[] = [];
      for (let after: string | null = null, page = 1; page <= 5; page += 1) {
        const { found, names: some } = await find({ orderField, pageSize: 1, ...(after && { after }) });
        expect((await find({ orderField, pageSize: 1, page })).names).toEqual(some);
        followed.push(...(some ?? []));
        after = found?.pageInfo.endCursor ?? null;
      }
      expect(followed).toEqual(names);
    }
    await listing().update({ released_at });
  });

  test('counts as few when its filters leave few, without regard to the keyword', async () => {
    const terms = await readKeyword(catalog.db, 'tale');
    expect(await areFew(catalog.db, { languages: ['fr-FR'], terms })).toBe(true);
    expect(await areFew(catalog.db, { categories: ['normal-age'], platformKey: 'meowtale', terms })).toBe(false);
  });

  test('counts pages, and continues from a cursor among equal prices', async () => {
    const order = { orderField: 'price-desc', pageSize: 1 };
    const numbered = [];
    for (const page of [1, 2, 3, 4, 5]) numbered.push((await find({ ...order, page })).names?.[0]);
    const followed = [];
    let after: string | null | undefined;
    do {
      const { found, names } = await find({ ...order, ...(after && { after }) });
      followed.push(names?.[0]);
      after = found?.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;
    } while (after);
    expect(followed).toEqual(numbered);
    expect(new Set(numbered).size).toBe(5);
    const { found } = await find({ pageSize: 3, page: 2 });
    expect(found).toMatchObject({
      totalCount: 5,
      totalCountIsExact: true,
      pageInfo: { page: 2, pageSize: 3, pageCount: 2, hasNextPage: false },
    });
  });

  test('has thirty by default and up to a thousand for -1, the same for a guest and a person', async () => {
    expect((await find(null)).found?.pageInfo.pageSize).toBe(30);
    const [guests, somebodys] = [await find({ pageSize: -1 }), await find({ pageSize: -1 }, {}, staff)];
    expect(guests.found).toMatchObject({ totalCount: 5, pageInfo: { pageSize: 1000, pageCount: 1, hasNextPage: false } });
    expect(somebodys.found).toEqual(guests.found);
  });

  test('has no pages for a word that no listing has', async () => {
    const pageInfo = { page: 1, pageSize: 7, pageCount: 0, hasNextPage: false, endCursor: null };
    for (const keyword of ['zzzzzzzzz', 'tale zzzzzzzzz', '%%'])
      expect((await find({ keyword, pageSize: 7 })).found).toMatchObject({ list: [], totalCount: 0, totalCountIsExact: true, pageInfo });
  });

  test('counts filtered lists as far as pages have numbers', async () => {
    const filter = { tags: [], excludedTags: ['x'] };
    expect(await totalOf(catalog.db, filter, 1)).toEqual({ count: 5, isExact: true });
    expect(await countShelf(catalog.db, filter, 3)).toBe(4);
  });

  test('counts a whole shelf once, with repeated categories', async () => {
    await totalOf(catalog.db, { categories: ['girl-gl', 'girl-gl'] }, 0);
    const again = async () => expect((await totalOf(catalog.db, { categories: ['girl-gl'] }, 0)).count).toBeGreaterThan(0);
    expect(await statementsOf(catalog.db, again)).toEqual([]);
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
    ['a system that is none', { systems: ['amiga'] }],
    ['eleven tags', { tags: Array.from({ length: 11 }, (_, at) => `tag${at}`) }],
    ['an empty tag', { excludedTags: [' '] }],
    ['a creator who is none', { author: 'x' }],
    ['a state that is none', { serialStatus: 'paused' }],
    ['a category that is none', { categories: ['everything'] }],
    ['a negative price', { priceMin: -1 }],
    ['a platform that is none', {}, { platform_key: 'elsewhere' }],
  ])('rejects %s', async (_name, q, args = {}) => {
    expect((await find(q, args)).errors?.[0]?.extensions.code).toBe('input/invalid');
  });
});

test('a detail page finds its listing, and nothing for an unknown id', async () => {
  expect((await find(null, { id: uuids.Beta })).names).toEqual(['Beta']);
  for (const id of [crypto.randomUUID(), 'x', "' or 1=1"]) expect((await find(null, { id })).found?.totalCount).toBe(0);
});

test('fields that only a detail page shows are read on request', async () => {
  const query = `query ($id: ID) { findStore(id: $id, search_type: "detail") { list { languages store_info { introduction data { screenshots { url } } } } } }`;
  const { data } = await catalog.graphql(query, { id: uuids.Beta });
  const [{ languages, store_info }] = data.findStore.list;
  expect([languages, store_info[0].introduction, store_info[0].data.screenshots.length]).toEqual([
    ['en-US', 'zh-TW'],
    'Tonight the fog comes in.',
    3,
  ]);
  const statements = await statementsOf(catalog.db, () =>
    catalog.graphql('{ findStore { list { uuid store_info { name brief data { cover { url } } } author { nickname } endings } } }'),
  );
  expect(statements.filter((sql) => sql.includes('store_submits'))).toEqual([]);
  expect(statements.length).toBeGreaterThan(3);
});

test('merged listings are in the requested order, with null for unknown ones', async () => {
  const requested = [uuids.Beta, crypto.randomUUID(), uuids.Alpha, 'x', uuids.Beta];
  const answer = await catalog.graphql('query ($uuids: [ID!]!) { _stores(uuids: $uuids) { uuid } }', { uuids: requested });
  expect(answer.data._stores).toEqual([{ uuid: uuids.Beta }, null, { uuid: uuids.Alpha }, null, { uuid: uuids.Beta }]);
});

test('a page of listings takes as many queries as one listing', async () => {
  const count = async (pageSize: number) => {
    const query =
      'query ($q: StoreQuery) { findStore(q: $q) { list { uuid author { nickname } store_info { data { cover { url } } } endings } } }';
    const statements = await statementsOf(catalog.db, () => catalog.graphql(query, { q: { pageSize } }));
    expect(statements.length).toBeGreaterThan(3);
    return statements.length;
  };
  expect(await count(4)).toBe(await count(1));
});

test('creators find their listings in every state, by platform, id and name', async () => {
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

test('categories have names in both languages', async () => {
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

test('a listing contains its package’s type, and its languages: of a story with their shares, of a game as given', async () => {
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
