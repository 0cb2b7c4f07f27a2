import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { migrations } from './index.ts';

const FIRST = '202611200900_create_dramas';
const LATER = ['202611251000_keep_stories', '202611251010_create_drama_snapshots'] as const;
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ [FIRST]: migrations[FIRST] });
});
afterAll(() => database.close());

test('a drama from before keeps its words, and a tab with an older revision still gets a conflict', async () => {
  const fields = { title: 'Fog', brief: 'A pier.', prompt: '', number_of_roles: 12, number_of_dialogs: 30 };
  const drama = { uuid: uuidv7(), owner_uuid: uuidv7(), ...fields };
  const created_at = new Date('2026-10-01T08:00:00Z');
  await database.db('dramas').insert([
    { ...drama, revision: 7, created_at },
    { ...drama, uuid: uuidv7(), revision: 1, created_at },
  ]);
  for (const name of LATER) await migrations[name].up(database.owner);
  const [changed, untouched] = await database.owner('dramas').orderBy('revision', 'desc');
  const everything = { title: 7, brief: 7, prompt: 7, number_of_roles: 7, number_of_dialogs: 7 };
  const added = { label: '', default_prompt_prefix: '', meta: {}, languages: [], removed_before: 0, snapshot_at: created_at };
  expect(changed).toMatchObject({ ...fields, ...added, revision: 7, field_revisions: everything });
  expect(untouched).toMatchObject({ ...fields, ...added, revision: 1, field_revisions: {} });
  expect(await database.owner('drama_parts')).toEqual([]);
  for (const name of [...LATER].reverse()) await migrations[name].down(database.owner);
  expect(await database.owner('dramas').where(fields)).toHaveLength(2);
});
