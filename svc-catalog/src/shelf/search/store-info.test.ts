import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pickWords } from '@meowtale/contracts/words';
import { type TestCatalog, testCatalog } from '../../testing/catalog.ts';
import { completeData, completeInfo, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let store: string;

beforeAll(async () => {
  catalog = await testCatalog();
  const people = { owner: await catalog.creator('owner'), staff: await catalog.person('staff', ['staff']) };
  const data = await completeData(catalog, people.owner);
  const list = await Promise.all(['ja-JP', 'en-US', 'zh-TW'].map((language) => completeInfo(catalog, people.owner.muid, language)));
  store = await releasedStore(catalog, people, { ...data, store_submit_info: { ...data.store_submit_info, list } });
});
afterAll(() => catalog?.close());

async function infoIn(language: string | null) {
  const query = `query ($id: ID!, $language: String) {
    findStore(search_type: "detail", id: $id) { list { store_info(language: $language) { language name introduction } } }
  }`;
  return (await catalog.graphql(query, { id: store, language })).data.findStore.list[0].store_info as { language: string }[];
}

test('without a language a listing has an entry for each', async () => {
  expect((await infoIn(null)).map(({ language }) => language)).toEqual(['ja-JP', 'en-US', 'zh-TW']);
});

test.each(['zh-TW', 'zh-CN', 'de-DE', 'ja-JP'])('with language %s it has only the entry that a page for it shows', async (locale) => {
  const picked = pickWords(await infoIn(null), locale, 'en-US');
  expect(await infoIn(locale)).toEqual([picked]);
});
