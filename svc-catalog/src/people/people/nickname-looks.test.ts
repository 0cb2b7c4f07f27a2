import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { up } from '../../migrations/202611290621_find_nicknames.ts';
import { migrations } from '../../migrations/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database?.close());

test('the migration fills in the looks of any number of existing nicknames, except of erased people', async () => {
  const person = (nickname: string, erased_at: Date | null = null) => {
    const uuid = uuidv7();
    return { uuid, firebase_uid: uuid, email: '', email_verified: false, nickname, roles: ['user'], erased_at };
  };
  const many = Array.from({ length: 1001 }, (_, at) => person(`Reader ${at}`));
  const [first, erased] = [person('Ferry H0use'), person('meow-1', new Date(0))];
  await database.db('users').insert([first, ...many, erased]);
  await up(database.owner);
  await up(database.owner);
  const lookOf = async ({ uuid }: { uuid: string }) => (await database.db('users').where({ uuid }).first()).nickname_look;
  expect([await lookOf(first), await lookOf(erased)]).toEqual(['ferryhouse', null]);
  const [left] = await database.db('users').whereNull('nickname_look').count();
  expect(Number(left?.count)).toBe(1);
});
