import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { moveClock, type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { withIdempotency } from './idempotency.ts';
import { inTransaction } from './in-transaction.ts';
import { prune } from './prune.ts';

const DAY_S = 86_400;
let database: TestDatabase;
beforeAll(async () => {
  const up = (knex: TestDatabase['db']) => knex.raw('create table crumbs (id bigint generated always as identity primary key)');
  database = await testDatabase({ '202601010000_create_crumbs': { up } });
});
afterAll(() => database.close());

test('an idempotency key is retained with its result for thirty days, then deleted', async () => {
  const pay = (key: string, answer: string) =>
    inTransaction(database.db, (tx) => withIdempotency(tx, { scope: 'pay:me', key, request: {} }, async () => answer));
  await pay('of-last-month', 'one');
  await moveClock(database.db, 29 * DAY_S);
  await pay('of-this-month', 'two');
  await prune(database.db);
  expect(await pay('of-last-month', 'again')).toBe('one');
  await moveClock(database.db, 2 * DAY_S);
  await prune(database.db);
  expect(await database.db('idempotency_keys').pluck('key')).toEqual(['of-this-month']);
  expect(await pay('of-this-month', 'again')).toBe('two');
});

test('a service’s own statement is repeated until it deletes nothing', async () => {
  await database.db.raw('insert into crumbs select from generate_series(1, 25)');
  await prune(database.db, ['delete from crumbs where id in (select id from crumbs limit 10)']);
  expect(await database.db('crumbs')).toEqual([]);
});
