import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData, completeInfo, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let other: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;

beforeAll(async () => {
  catalog = await testCatalog();
  [owner, other] = [await catalog.creator('owner'), await catalog.creator('other')];
  staff = await catalog.person('staff', ['staff']);
  commands = commandsOf(catalog);
});
afterAll(() => catalog?.close());

async function saved(...infos: object[]) {
  const store = await commands.addStore(owner);
  let seen = store.current_submit;
  let answer: { errors?: { extensions: { fields?: object[] } }[]; data: { updateStoreSubmit: typeof seen } } | undefined;
  for (const store_submit_info of infos) {
    answer = await commands.save(owner, store.uuid, seen, { store_submit_info });
    seen = answer?.data?.updateStoreSubmit ?? seen;
  }
  return { store, fields: answer?.errors?.[0]?.extensions.fields };
}
const entry = (language: string, change: object = {}) => ({ language, name: 'Die Laterne', ...change });

test('another language is rejected before the English name, brief, introduction and cover', async () => {
  const english = await completeInfo(catalog, owner.muid);
  const early = [{ path: 'store_submit_info.list.1.language', key: 'invalid.english-first' }];
  expect((await saved({ list: [{ ...english, cover: null }, entry('de-DE')] })).fields).toEqual(early);
  expect((await saved({ list: [english, entry('de-DE')] })).fields).toBeUndefined();
  expect((await saved({ list: [entry('de-DE')] })).fields).toMatchObject([{ key: 'invalid.english-first' }]);
});

test('a saved language stays, also while its English texts are incomplete', async () => {
  const english = await completeInfo(catalog, owner.muid);
  const both = [english, entry('de-DE')];
  const { fields } = await saved({ list: both }, { list: [{ ...english, name: '' }, entry('de-DE', { name: 'Neu' })] });
  expect(fields).toBeUndefined();
});

test('thirteen languages can be saved at once', async () => {
  const english = await completeInfo(catalog, owner.muid);
  const others = 'de-DE es-ES fr-FR ja-JP ko-KR pt-BR ru-RU th-TH tr-TR vi-VN zh-CN zh-TW'.split(' ');
  expect((await saved({ list: [english, ...others.map((language) => entry(language))] })).fields).toBeUndefined();
});

test('an author is an existing person or a name; an unknown person is rejected', async () => {
  const authors = [
    { uuid: other.muid, name: 'Other' },
    { uuid: null, name: 'A friend' },
  ];
  const { store, fields } = await saved({ author: 'Other, A friend', authors });
  expect(fields).toBeUndefined();
  const query = 'query ($id: ID!) { findStoreSubmit(store_id: $id) { list { data { store_submit_info { authors { uuid name } } } } } }';
  const { data } = await catalog.graphql(query, { id: store.uuid }, owner);
  expect(data.findStoreSubmit.list[0].data.store_submit_info.authors).toEqual(authors);
  const unknownAuthors = [{ uuid: '0197a0a0-0000-7000-8000-000000000001', name: 'Nobody' }];
  expect((await saved({ authors: unknownAuthors })).fields).toEqual([{ path: 'store_submit_info.authors.0.uuid', key: 'invalid.unknown' }]);
  expect((await saved({ authors: Array.from({ length: 7 }, (_, at) => ({ name: `A${at}` })) })).fields).toMatchObject([
    { path: 'store_submit_info.authors', key: 'invalid.too-many-authors' },
  ]);
});

test.each([
  ['Arabic', 'عبّارة الليل 🦉👩🏽‍🚀'],
  ['Hebrew', 'המעבורת של הלילה 7 🐈‍⬛!'],
  ['both ways, with plane two', 'Ferry המעבורת 𠮷野 🛳'],
])('a name in %s is saved, submitted, approved and shown unchanged', async (_script, name) => {
  const data = await completeData(catalog, owner);
  const [entry] = data.store_submit_info.list;
  const texts = { name, brief: `${name}.`, introduction: `${name}\n${name}` };
  const id = await releasedStore(
    catalog,
    { owner, staff },
    { ...data, store_submit_info: { ...data.store_submit_info, list: [{ ...entry, ...texts }] } },
  );
  const submits =
    'query ($id: ID!) { findStoreSubmit(store_id: $id) { list { data { store_submit_info { list { name brief introduction } } } } } }';
  const saved = await catalog.graphql(submits, { id }, owner);
  expect(saved.data.findStoreSubmit.list[0].data.store_submit_info.list).toEqual([texts]);
  const shown = await catalog.graphql(
    'query ($id: ID) { findStore(id: $id, search_type: "detail") { list { store_info { name brief introduction } } } }',
    { id },
  );
  expect(shown.data.findStore.list).toEqual([{ store_info: [texts] }]);
});
