import { expect, test } from '@jest/globals';
import { editorState } from '../store-editor/test-listing.ts';
import { changedMiddle, differences } from './differences.ts';

const { draft } = editorState();
const [english] = draft.store_submit_info.list;
if (!english) throw new Error('there is no English');
const withInfo = (change: object) => ({ ...draft, store_submit_info: { ...draft.store_submit_info, ...change } });

test('a version doesn’t differ from itself, nor an empty one from an empty one', () => {
  expect(differences(draft, structuredClone(draft))).toEqual([]);
  expect(differences(withInfo({ author: '' }), withInfo({ author: null }))).toEqual([]);
});

test('changes are listed field by field, texts by their language', () => {
  const german = { ...english, language: 'de-DE' as const, name: 'Die Nachtfähre' };
  const after = withInfo({ category: 'boy-bl', list: [german, { ...english, name: 'The Ferry' }] });
  const found = differences(draft, {
    ...after,
    store_submit_price: { ...draft.store_submit_price, list: [{ country: 'us', meowcent: 599 }] },
  });
  expect(found.map(({ path }) => path)).toEqual([
    'store_submit_info.category',
    ...['name', 'brief', 'introduction', 'cover', 'cover1to1', 'cover240x320', 'screenshots'].map(
      (field) => `store_submit_info.list.de-DE.${field}`,
    ),
    'store_submit_info.list.en-US.name',
    'store_submit_price.list',
  ]);
  expect(found.find(({ path }) => path.endsWith('en-US.name'))).toMatchObject({ before: 'The Night Ferry', after: 'The Ferry' });
});

test('the same languages in another order are no change, and a removed one is', () => {
  const german = { ...english, language: 'de-DE' as const };
  expect(differences(withInfo({ list: [english, german] }), withInfo({ list: [german, english] }))).toEqual([]);
  const [first] = differences(withInfo({ list: [english, german] }), draft);
  expect(first).toMatchObject({ path: 'store_submit_info.list.de-DE.name', after: undefined });
});

test('of a text only the changed middle is marked', () => {
  expect(changedMiddle('a pier in the fog', 'a boat in the fog')).toEqual(['a ', 'pier ', 'in the fog']);
  expect(changedMiddle('', 'new')).toEqual(['', '', '']);
  expect(changedMiddle('new', '')).toEqual(['', 'new', '']);
  expect(changedMiddle('a a', 'a a a')).toEqual(['a ', '', 'a']);
});
