import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from '@meowtale/service-kit';
import { waitFor } from '@meowtale/service-kit/testing';
import { up as composeNames } from '../../migrations/202611290210_compose_names.ts';
import { creatorNameConsumer, indexEverything, indexListings } from '../../publishing/indexing/service.ts';
import { PRUNE_TERMS, replacePostings, upsertTerms } from '../../publishing/indexing/terms-repository.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData, passSubmit, releasedStore } from '../../testing/listings.ts';
import { statementsOf } from '../../testing/statements.ts';
import { readKeyword } from './search.ts';

/** Titles and searches as people typed them, some of either decomposed; a syllable that is half typed is the search box's to wait for. */
const TYPED = ['kana-and-hangul', 'sara-am'].flatMap((name) => {
  const lines = readFileSync(join(import.meta.dirname, `../../../fixtures/search/${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  const rows = lines.map((line) => line.split('\t')).map(([title = '', , keyword = '']) => ({ title, keyword }));
  return rows.filter(({ keyword }) => !/[\u3131-\u318e]$/u.test(keyword));
});
const composed = (title: string) => title.normalize('NFC').replace(/\u0e49\u0e4d\u0e32/g, '\u0e49\u0e33');

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
const uuids: Record<string, string> = {};

interface Words {
  name: string;
  brief?: string;
  labels?: string[];
  tags?: string[];
  author?: string;
}

async function dataOf({ name, brief = '', labels = [], tags = [], author = '' }: Words) {
  const data = await completeData(catalog, owner);
  const list = data.store_submit_info.list.map((entry) => ({ ...entry, name, brief: brief || '—', labels }));
  return { ...data, store_submit_info: { ...data.store_submit_info, list, tag_keys: tags, author } };
}

async function release(localized: Words) {
  uuids[localized.name] = await releasedStore(catalog, { owner, staff }, await dataOf(localized));
  await catalog.moveClock(60);
}

async function find(keyword: string, q: object = {}): Promise<string[]> {
  const query = 'query ($q: StoreQuery) { findStore(q: $q) { totalCount list { store_info { name } } } }';
  const { data } = await catalog.graphql(query, { q: { keyword, ...q } });
  expect(data.findStore.totalCount).toBe(data.findStore.list.length);
  return data.findStore.list.map((store: { store_info: { name: string }[] }) => store.store_info[0]?.name);
}

const unindexed = async () => (await catalog.db('listings').where({ is_indexed: false })).length;

/** Indexes and waits: the service does so itself, too, and takes some of the listings. */
const indexed = () => waitFor(async () => (await indexListings(catalog.db)) === 0 && (await unindexed()) === 0);

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  await catalog.graphql('mutation { setUser(profile: { nickname: "Señora Lamplight" }) { uuid } }', {}, owner);
  await release({ name: 'The Lantern', brief: 'A light in the fog.', labels: ['Mystery'], tags: ['quiet'] });
  await release({ name: 'Fog and Wolves', brief: 'A lantern goes out. Fifty wolves.', author: 'Jörg Straßer' });
  await release({ name: 'Lanterns of Midnight', brief: 'Three of them.' });
  await release({ name: '貓的燈', brief: '海邊的一盞燈。' });
  await release({ name: '猫のランプ', brief: '海。' });
  await release({ name: '고양이의 등불', brief: '바다.' });
  await release({ name: 'แมวดำกับตะเกียง', brief: 'ในหมอก' });
  await release({ name: 'Işıklar ve İstanbul', brief: 'Ilık bir gece.' });
  await release({ name: 'Đèn lồng', brief: 'Sương mù.' });
});
afterAll(() => catalog?.close());

describe('a search', () => {
  test.each<[string, string, string[]]>([
    [
      'a word in any case, where it says most first, then longer words',
      'LANTERN',
      ['The Lantern', 'Lanterns of Midnight', 'Fog and Wolves'],
    ],
    ['the beginning of a word', 'midn', ['Lanterns of Midnight']],
    ['all of several words', 'wolves lantern', ['Fog and Wolves']],
    ['words that no work has together', 'wolves midnight', []],
    ['a label', 'mystery', ['The Lantern']],
    ['a tag', 'quiet', ['The Lantern']],
    ['the name that a work gives its creator, accents aside', 'jorg strasser', ['Fog and Wolves']],
    ['two letters in turned order', 'lantren', ['The Lantern', 'Fog and Wolves']],
    ['a letter too many', 'wollves', ['Fog and Wolves']],
    ['two slips in a long word', 'midnihtg', ['Lanterns of Midnight']],
    ['no slip in a short word', 'fag', []],
    ['one Chinese sign', '燈', ['貓的燈']],
    ['simplified signs for traditional ones', '猫的灯', ['貓的燈']],
    ['a sign that two languages write alike once it is simplified', '貓', ['猫のランプ', '貓的燈']],
    ['two of them', '貓的', ['貓的燈']],
    ['three', '貓的燈', ['貓的燈']],
    ['two that stand apart', '貓燈', []],
    ['a sign of three languages', '海', ['貓的燈', '猫のランプ'].toReversed()],
    ['hiragana for katakana', 'らんぷ', ['猫のランプ']],
    ['half width', 'ﾗﾝﾌﾟ', ['猫のランプ']],
    ['Korean without its particle', '고양이', ['고양이의 등불']],
    ['one Hangul syllable', '등', ['고양이의 등불']],
    ['a Thai word from among others', 'ตะเกียง', ['แมวดำกับตะเกียง']],
    ['Thai words, unparted', 'แมวดำ', ['แมวดำกับตะเกียง']],
    ['a Turkish ı as it is written', 'ışıklar', ['Işıklar ve İstanbul']],
    ['the same in capitals', 'IŞIKLAR', ['Işıklar ve İstanbul']],
    ['an İ as i', 'istanbul', ['Işıklar ve İstanbul']],
    ['an I for ı', 'Ilık', ['Işıklar ve İstanbul']],
    ['Vietnamese without its marks', 'den long', ['Đèn lồng']],
    ['Vietnamese with them', 'Đèn lồng', ['Đèn lồng']],
    ['what no work has', 'zebra', []],
    ['signs alone', '%% _ 🐱', []],
    ['what a statement could be made of', "'; drop table listings; --", []],
  ])('%s', async (_what, keyword, names) => expect(await find(keyword)).toEqual(names));

  test('in another order finds the same', async () => {
    expect(await find('lantern', { orderField: 'released_at-asc' })).toEqual(['The Lantern', 'Fog and Wolves', 'Lanterns of Midnight']);
  });

  test('finds a creator’s works by their name, and by a new one after its event', async () => {
    expect(await find('señora')).toHaveLength(9);
    const nickname = 'Ümit Gece';
    await catalog.graphql('mutation ($n: String) { setUser(profile: { nickname: $n }) { uuid } }', { n: nickname }, owner);
    const payload = { userUuid: owner.muid, revision: 99, nickname, country: null, roles: ['user'] };
    await catalog.deliver(creatorNameConsumer, { aggregateId: owner.muid, payload });
    await indexed();
    expect([await find('ümit'), await find('lamplight')].map((found) => found.length)).toEqual([9, 0]);
  });

  test('finds more liked works first among equal matches', async () => {
    expect(await find('fog lantern')).toEqual(['Fog and Wolves', 'The Lantern']);
    await catalog.db('store_stats').where({ store_uuid: uuids['The Lantern'] }).update({ like_count: 40 });
    await indexed();
    expect(await find('fog lantern')).toEqual(['The Lantern', 'Fog and Wolves']);
    await catalog.db('store_stats').where({ store_uuid: uuids['The Lantern'] }).increment('like_count');
    // A single like doesn't change the popularity.
    expect(await unindexed()).toBe(0);
  });

  test('doesn’t wait for counters that are being changed when a work is indexed', async () => {
    const store_uuid = uuids['The Lantern'];
    await inTransaction(catalog.db, async (tx) => {
      await tx('store_stats').where({ store_uuid }).increment('comment_count');
      await catalog.db('listings').where({ store_uuid }).update({ is_indexed: false });
      await indexed();
    });
  });

  test('keeps likes that arrive while a work is indexed', async () => {
    const store_uuid = uuids['The Lantern'];
    let liking: Promise<unknown> | undefined;
    // Deferred, so that the service doesn't index it.
    await catalog
      .db('listings')
      .where({ store_uuid })
      .update({ is_indexed: false, set_aside_at: catalog.db.raw('clock_now()') });
    await inTransaction(catalog.db, async (tx) => {
      await tx('listings').where({ store_uuid }).forUpdate().first();
      liking = catalog
        .db('store_stats')
        .where({ store_uuid })
        .update({ like_count: 900 })
        .then((done) => done);
      await Promise.race([liking, pause(300)]);
      await tx('listings').where({ store_uuid }).update({ is_indexed: true, set_aside_at: null });
    });
    await liking;
    await indexed();
    const { no } = await catalog.db('listings').where({ store_uuid }).first();
    const { rank } = await catalog.db('listing_terms').where({ listing_no: no }).first();
    expect(rank % 32).toBe(19);
  });
});

describe('the cost of a search', () => {
  const countsOf = async (keyword: string) => {
    let termCount: number | null = null;
    const statements = await statementsOf(catalog.db, async () => {
      termCount = (await readKeyword(catalog.db, keyword))?.length ?? null;
    });
    return { statements: statements.length, words: termCount };
  };

  test('is one query for the terms of all words, and one more for misspelt ones', async () => {
    expect(await countsOf('lantern')).toEqual({ statements: 1, words: 1 });
    expect(await countsOf('lantern fog wolves light')).toEqual({ statements: 1, words: 4 });
    expect(await countsOf('lantren wollves midnihtg')).toEqual({ statements: 2, words: 3 });
  });

  test('is limited to eight words, which are cut off before any query', async () => {
    expect(await countsOf(`lantern fog wolves light goes out the and ${'zebra'.repeat(5)}`)).toEqual({ statements: 1, words: 8 });
    expect(await find('lantern fog wolves goes out and a fifty zebra zzz')).toEqual(['Fog and Wolves']);
  });

  test('excludes prefixes of two letters, except for the last word, which may be incomplete', async () => {
    expect(await find('wolves mi')).toEqual([]);
    expect([await find('three mi'), await find('mi three')]).toEqual([['Lanterns of Midnight'], []]);
    expect(await find('mid three')).toEqual(['Lanterns of Midnight']);
  });

  test('doesn’t grow with unused terms, which are pruned', async () => {
    const unused = Array.from({ length: 40 }, (_, at) => ({ term: `lan${String.fromCharCode(97 + (at % 26))}${at}`, variants: [] }));
    await catalog.db('search_terms').insert(unused);
    expect((await find('lan')).toSorted()).toEqual(['Fog and Wolves', 'Lanterns of Midnight', 'The Lantern']);
    const before = await catalog.db('search_terms');
    await catalog.db.raw(PRUNE_TERMS);
    const left = await catalog.db('search_terms');
    expect(before.length - left.length).toBeGreaterThanOrEqual(40);
    expect(left.filter(({ term }) => /^lan.\d/.test(term))).toEqual([]);
    expect(await find('lantern')).toHaveLength(3);
  });

  test('includes no loss of a term that is used during pruning', async () => {
    await catalog.db('search_terms').insert({ term: 'aurora', variants: [] });
    const { no } = await catalog.db('listings').where({ store_uuid: uuids['The Lantern'] }).first();
    let pruning: Promise<unknown> | undefined;
    await inTransaction(catalog.db, async (tx) => {
      const ids = await upsertTerms(tx, ['aurora'], () => []);
      pruning = catalog.db.raw(PRUNE_TERMS);
      await pruning;
      await replacePostings(tx, { no, ranks: new Map([['aurora', 64]]) }, ids, []);
    });
    await catalog.db.raw(PRUNE_TERMS);
    expect(await find('aurora')).toEqual(['The Lantern']);
  });
});

describe('a found listing', () => {
  test('is its released version, and not found when taken off sale', async () => {
    const { release: releaseIt, save, setStatus } = commandsOf(catalog);
    const uuid = await releasedStore(catalog, { owner, staff }, await dataOf({ name: 'Saffron', brief: 'Old words.' }));
    expect([await find('saffron'), await find('old')]).toEqual([['Saffron'], ['Saffron']]);
    const { uuid: current, revision } = await catalog.db('store_submits').where({ store_uuid: uuid, is_current: true }).first();
    const { store_submit_info } = await dataOf({ name: 'Turmeric', brief: 'Newer ones.' });
    await save(owner, uuid, { uuid: current, revision }, { store_submit_info });
    await passSubmit(catalog, { owner, staff }, uuid, {});
    expect(await find('turmeric')).toEqual([]);
    await releaseIt(owner, uuid);
    expect([await find('turmeric'), await find('saffron'), await find('old')]).toEqual([['Turmeric'], [], []]);
    await setStatus(owner, uuid, 'off');
    expect(await find('turmeric')).toEqual([]);
    await setStatus(owner, uuid, 'on');
    expect(await find('turmeric')).toEqual(['Turmeric']);
  });

  test('is indexed later if that failed, without blocking others', async () => {
    const category = (store: string, to: string | null) =>
      catalog
        .db('store_submits')
        .whereIn('uuid', catalog.db('listings').where({ store_uuid: uuids[store] }).select('submit_uuid'))
        .update({ data: catalog.db.raw("jsonb_set(data, '{store_submit_info,category}', ?::jsonb)", [JSON.stringify(to)]) });
    const waiting = () => catalog.db('listings').where({ is_indexed: false }).pluck('store_uuid');
    const log = { error: () => undefined };
    await category('Fog and Wolves', null);
    await catalog.db('listings').update({ is_indexed: false });
    await waitFor(async () => {
      await indexListings(catalog.db, log);
      return (await waiting()).length === 1;
    });
    expect(await waiting()).toEqual([uuids['Fog and Wolves']]);
    await category('Fog and Wolves', 'normal-age');
    expect(await indexListings(catalog.db, log)).toBe(0);
    await catalog.moveClock(3601);
    await indexed();
    await category('The Lantern', null);
    await catalog.db('listings').where({ store_uuid: uuids['The Lantern'] }).update({ is_indexed: false });
    await waitFor(async () => {
      await indexListings(catalog.db, log);
      return (await catalog.db('listings').whereNotNull('set_aside_at').where({ is_indexed: false })).length === 1;
    });
    await category('The Lantern', 'normal-age');
    await indexEverything(catalog.db, log);
    await indexed();
    expect(await find('lantern')).toContain('The Lantern');
  });

  test('can be from a row of before the index', async () => {
    await catalog.db('listing_cards').delete();
    await catalog.db('listing_terms').delete();
    // Until then lists show it, but no word finds it.
    expect((await catalog.graphql('{ findStore { list { store_info { name } } } }')).data.findStore.list).toHaveLength(10);
    expect(await find('wolves')).toEqual([]);
    await catalog.db('listings').update({ is_indexed: false, name: '', systems: [], author_name: '' });
    await Promise.all([indexed(), indexed()]);
    expect(await find('wolves')).toEqual(['Fog and Wolves']);
    expect(await find('wolves', { systems: ['web'] })).toEqual(['Fog and Wolves']);
    await indexEverything(catalog.db);
    await indexed();
    expect(await find('wolves')).toEqual(['Fog and Wolves']);
  });
});

describe('a title', () => {
  test('of symbols only is found by them, and by no other search', async () => {
    await release({ name: '🐱…🐱' });
    expect([await find('🐱…🐱'), await find('🐱'), await find('🐱 lantern'), await find('🐶')]).toEqual([
      ['🐱…🐱'],
      ['🐱…🐱'],
      await find('lantern'),
      [],
    ]);
  });

  test('that was stored decomposed is found however it is typed', async () => {
    for (const [, title] of new Map(TYPED.map((each) => [composed(each.title), each.title]))) await release({ name: title });
    for (const { title, keyword } of TYPED) {
      expect([keyword, await find(keyword)]).toEqual([keyword, expect.arrayContaining([composed(title)])]);
    }
    for (const keyword of ['ガラス'.normalize('NFD'), 'ガ\u200bラス']) expect(await find(keyword)).toEqual(['ガラスの庭']);
  });

  test('and a name from before texts were composed are found after the migration', async () => {
    const uuid = await releasedStore(catalog, { owner, staff }, await dataOf({ name: 'Quiet Harbour' }));
    await catalog
      .db('users')
      .where({ uuid: owner.muid })
      .update({ nickname: 'Señora Lamplight'.normalize('NFD') });
    await catalog
      .db('listing_terms')
      .whereIn('listing_no', catalog.db('listings').where({ store_uuid: uuid }).select('no'))
      .delete();
    expect(await find('harbour')).toEqual([]);
    await composeNames(catalog.db);
    await indexed();
    expect(await find('harbour')).toEqual(['Quiet Harbour']);
    expect(await catalog.db('users').where({ uuid: owner.muid }).first()).toMatchObject({ nickname: 'Señora Lamplight' });
  });
});
