import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { NIL, v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage } from '../../testing/listings.ts';
import { statementsOf } from '../../testing/statements.ts';
import { discardFile } from './discard.ts';
import { dropUnusedFiles } from './tidy.ts';

const WEEK = 7 * 86_400;
let catalog: TestCatalog;
let people: TestPersonWithUuid[];
beforeAll(async () => {
  catalog = await testCatalog();
  people = [await catalog.creator('one'), await catalog.creator('two'), await catalog.creator('three')];
  people.sort((a, b) => (a.muid < b.muid ? -1 : 1));
});
afterAll(() => catalog?.close());
beforeEach(async () => {
  await catalog.db('apps').delete();
  await catalog.db('files').delete();
});

/** Adds pictures of a person that are a week old. */
async function oldPictures({ muid }: TestPersonWithUuid, count: number): Promise<string[]> {
  const uuids = await Promise.all(Array.from({ length: count }, () => addImage(catalog, muid, 'logo')));
  await catalog
    .db('files')
    .whereIn('uuid', uuids)
    .update({ created_at: catalog.db.raw(`clock_now() - make_interval(secs => ${WEEK + 1})`) });
  return uuids;
}
/** Adds an app whose tree contains a picture's address, or another text. */
async function addTree({ muid }: TestPersonWithUuid, file?: string, columns: object = {}): Promise<string> {
  const names = { name: 'A', name_lang: 'en-US', default_lang: 'en-US', spine_runtime_version: '4.1' };
  const uuid = uuidv7();
  await catalog.db('apps').insert({ uuid, owner_uuid: muid, ...names, ...columns });
  const text = file ? `http://files.localhost:3002/i/${file}.png` : `Line ${uuid}`;
  await catalog.db('app_trees').insert({ app_uuid: uuid, node: JSON.stringify([{ text }]) });
  return uuid;
}
const left = async () => (await catalog.db('files').orderBy('uuid').pluck('uuid')) as string[];
const readingTrees = (statements: readonly string[]) => statements.filter((sql) => sql.includes('app_trees')).length;

test('all texts of a person are read once for all of their files, and once more for those to delete', async () => {
  const [one] = people as [TestPersonWithUuid];
  const [shown, ...loose] = await oldPictures(one, 30);
  await addTree(one, shown);
  const statements = await statementsOf(catalog.db, () => dropUnusedFiles(catalog.db, catalog.storage));
  expect([await left(), readingTrees(statements), loose.length]).toEqual([[shown], 2, 29]);
});

test('very many trees are all searched, in batches', async () => {
  const [one] = people as [TestPersonWithUuid];
  const pictures = await oldPictures(one, 205);
  for (const picture of pictures) await addTree(one, picture);
  const dropped = await dropUnusedFiles(catalog.db, catalog.storage);
  expect([dropped.dropped, (await left()).length]).toEqual([0, 205]);
  const [last] = pictures.slice(-1) as [string];
  const statements = await statementsOf(catalog.db, () => discardFile(catalog.db, catalog.storage, one.muid, last));
  expect([await left(), readingTrees(statements)]).toEqual([pictures.sort(), 3]);
});

test('a reference in a column is found without reading trees; an app’s files are searched for together', async () => {
  const [one] = people as [TestPersonWithUuid];
  const [logo_file, thumb_file, shown] = (await oldPictures(one, 3)) as [string, string, string];
  await addTree(one, shown);
  const uuid = await addTree(one, undefined, { logo_file, thumb_file, deleted_at: new Date(), tags: ['flag:delete'] });
  const del = () => discardFile(catalog.db, catalog.storage, one.muid, logo_file);
  expect([readingTrees(await statementsOf(catalog.db, del)), (await left()).length]).toEqual([0, 3]);
  const delApp = () => catalog.graphql('mutation ($uuid: ID!) { delApp(uuid: $uuid) }', { uuid }, one);
  expect(readingTrees(await statementsOf(catalog.db, delApp))).toBe(1);
  expect(await left()).toEqual([shown]);
});

test('an error for one owner’s files doesn’t affect others’', async () => {
  const [one, two, three] = people as [TestPersonWithUuid, TestPersonWithUuid, TestPersonWithUuid];
  const [, stuck] = await Promise.all([one, two, three].map((person) => oldPictures(person, 1)));
  const faults: string[] = [];
  const remove = async (key: string) => {
    if (key.includes(`${stuck}`)) throw new Error('no bucket');
    await catalog.storage.remove(key);
  };
  const onFault = (_error: unknown, owner: string) => void faults.push(owner);
  const { dropped } = await dropUnusedFiles(catalog.db, { ...catalog.storage, remove }, { onFault });
  expect([dropped, faults, await left()]).toEqual([2, [two.muid], []]);
});

test('a pass that reached its time limit returns the owner after whom the next continues', async () => {
  const pictures = await Promise.all(people.map((person) => oldPictures(person, 1)));
  let after: string = NIL;
  const seen: number[] = [];
  for (const person of people) {
    ({ after } = await dropUnusedFiles(catalog.db, catalog.storage, { after, maxMs: 0 }));
    expect(after).toBe(person.muid);
    seen.push((await left()).length);
  }
  expect([seen, pictures.length]).toEqual([[2, 1, 0], 3]);
  expect((await dropUnusedFiles(catalog.db, catalog.storage, { after })).after).toBe(NIL);
});
