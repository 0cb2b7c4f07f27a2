import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { loseCommit } from '../testing/lose-commit.ts';
import { openTcpProxy } from '../testing/tcp-proxy.ts';
import { moveClock, PATIENCE, type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { clockNow, createDatabase, setClock } from './create-database.ts';
import { isConnectionLost, isDatabaseAway } from './database-away.ts';
import { createDatabaseClock } from './database-clock.ts';
import { withIdempotency } from './idempotency.ts';
import { inTransaction } from './in-transaction.ts';
import { migrate } from './migrate.ts';

const create = {
  up: (knex: Knex) => knex.raw('create table effects (id bigint generated always as identity primary key, value bigint not null)'),
};
const migrations = { '202601010000_create_effects': create };

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

const ownerUrl = () => {
  const url = new URL(database.url);
  url.username = 'meowtale_test_owner';
  return url.href;
};

test('a key that is sent 100 times at once has one effect and identical results', async () => {
  const pay = () =>
    inTransaction(database.db, (tx) =>
      withIdempotency(tx, { scope: 'pay:me', key: 'key-number-1', request: { coins: 499, store: 'a' } }, async () => {
        const [row] = await tx('effects').insert({ value: 499 }).returning('id');
        return { order: Number(row.id), at: new Date(0) };
      }),
    );
  const results = await Promise.all(Array.from({ length: 100 }, pay));
  expect(await database.db('effects').where({ value: 499 })).toHaveLength(1);
  expect(new Set(results.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(results[0]).toMatchObject({ at: '1970-01-01T00:00:00.000Z' });
});

test('the same key with another request is rejected, and a failed command leaves its key free', async () => {
  const run = (request: unknown, work: () => Promise<unknown>, scope = 'pay:you') =>
    inTransaction(database.db, (tx) => withIdempotency(tx, { scope, key: 'key-number-2', request }, work));
  await expect(run({ a: 1, b: 2 }, () => Promise.reject(new Error('declined')))).rejects.toThrow('declined');
  expect(await run({ a: 1, b: 2 }, async () => 'paid')).toBe('paid');
  expect(await run({ b: 2, a: 1 }, async () => 'again')).toBe('paid');
  await expect(run({ a: 1, b: 3 }, async () => 'other')).rejects.toMatchObject({ code: 'idempotency/conflict', status: 409 });
  expect(await run({ a: 1, b: 3 }, async () => 'of somebody else', 'pay:them')).toBe('of somebody else');
});

test('a deadlock is retried until both commands commit', async () => {
  await database.db('effects').insert([{ value: 1001 }, { value: 1002 }]);
  let started = 0;
  let bothHaveOne = () => {};
  const both = new Promise<void>((resolve) => {
    bothHaveOne = resolve;
  });
  const raise = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      await tx('effects').where({ value: first }).forUpdate();
      started += 1;
      if (started === 2) bothHaveOne();
      if (started <= 2) await both;
      await tx('effects').where({ value: second }).forUpdate();
      return 'done';
    });
  expect(await Promise.all([raise(1001, 1002), raise(1002, 1001)])).toEqual(['done', 'done']);
  expect(started).toBeGreaterThan(2);
});

/** Opens a connection that the test can cut. */
async function openCuttable() {
  const door = await openTcpProxy(new URL(database.url));
  const db = createDatabase(door.url, { poolMax: 1, patience: PATIENCE });
  const close = async () => {
    await db.destroy();
    door.close();
  };
  return { db, cut: () => door.shut(), close };
}

test('a connection that is lost during COMMIT leaves the outcome unknown, because the server may commit', async () => {
  const pay = (db: Knex) => inTransaction(db, (tx) => tx('effects').insert({ value: 2001 }));
  const error = await loseCommit(database, { table: 'effects', on: 'insert' }, pay);
  expect(error).toMatchObject({ code: 'other/outcome-unknown', status: 504 });
  // A consumer and the servers of files wait for the database as after any other lost connection.
  expect([isDatabaseAway(error), isConnectionLost(error)]).toEqual([true, true]);
  expect(await database.db('effects').where({ value: 2001 })).toHaveLength(1);
});

test('a connection that is lost before COMMIT is an outage', async () => {
  const { db, cut, close } = await openCuttable();
  const paying = inTransaction(db, async (tx) => {
    await tx('effects').insert({ value: 2002 });
    cut();
    await tx('effects').where({ value: 2002 });
  });
  const error = await paying.catch((caught: unknown) => caught);
  expect(isDatabaseAway(error)).toBe(true);
  expect(error).not.toHaveProperty('code', 'other/outcome-unknown');
  expect(await database.db('effects').where({ value: 2002 })).toEqual([]);
  await close();
});

test('a migration runs once, however many start at the same time', async () => {
  const second = { ...migrations, '202601020000_add_note': { up: (knex: Knex) => knex.raw('alter table effects add column note text') } };
  const options = { ownerUrl: ownerUrl(), runtimeRole: 'meowtale_test_runtime', migrations: second, clockMayMove: true };
  const applied = await Promise.all([migrate(options), migrate(options), migrate(options)]);
  expect(applied.flat()).toEqual(['202601020000_add_note']);
});

test('an index is built while people write, once, however many start at the same time', async () => {
  const up = (knex: Knex) => knex.raw('create index concurrently effects_by_value on effects (value)');
  const third = { ...migrations, '202601020001_find_effects': { up, outsideTransaction: true } };
  const options = { ownerUrl: ownerUrl(), runtimeRole: 'meowtale_test_runtime', migrations: third, clockMayMove: true };
  const applied = await Promise.all([migrate(options), migrate(options), migrate(options)]);
  expect(applied.flat()).toEqual(['202601020001_find_effects']);
});

test('a migration that fails leaves nothing behind', async () => {
  const broken = {
    ...migrations,
    '202601030000_break': { up: (knex: Knex) => knex.raw('create table half (id int); select nothing from nowhere') },
  };
  await expect(
    migrate({ ownerUrl: ownerUrl(), runtimeRole: 'meowtale_test_runtime', migrations: broken, clockMayMove: true }),
  ).rejects.toThrow();
  expect(await database.owner.schema.hasTable('half')).toBe(false);
});

test.each([
  'create table mine (id int)',
  'alter table effects add column mine int',
  "update clock_offset set moved = '1 day'",
  'delete from schema_migrations',
  'update inbox set consumer = consumer',
  'delete from dead_letters',
  'delete from idempotency_keys',
  'truncate outbox',
])('the role that services run as may not: %s', async (statement) => {
  await expect(database.db.raw(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^42501$/) });
});

const DAY_MS = 86_400_000;
const awayMs = async () => (await clockNow(database.db)).getTime() - Date.now();

test('the clock can be moved and set, and the next migration resets it', async () => {
  await moveClock(database.db, 15 * 86_400);
  expect(await awayMs()).toBeGreaterThan(14 * DAY_MS);
  await setClock(database.db, -300 * DAY_MS);
  await setClock(database.db, -200 * DAY_MS);
  expect(Math.abs((await awayMs()) + 200 * DAY_MS)).toBeLessThan(60_000);
  await setClock(database.db, 0);
  const { rows } = await database.db.raw('select clock_now() = clock_unmoved() as same');
  expect(rows).toEqual([{ same: true }]);
  await setClock(database.db, -DAY_MS);
  await migrate({ ownerUrl: ownerUrl(), runtimeRole: 'meowtale_test_runtime', migrations, clockMayMove: true });
  expect(Math.abs(await awayMs())).toBeLessThan(60_000);
});

test('a migration without clockMayMove resets the clock and makes it immovable', async () => {
  await setClock(database.db, -DAY_MS);
  await migrate({ ownerUrl: ownerUrl(), runtimeRole: 'meowtale_test_runtime', migrations });
  await expect(moveClock(database.db, 60)).rejects.toThrow('cannot be moved');
  await expect(setClock(database.db, -DAY_MS)).rejects.toThrow('cannot be moved');
  expect(Math.abs(await awayMs())).toBeLessThan(60_000);
});

test("the database's clock overrides the host's", async () => {
  const clock = createDatabaseClock(database.db, () => Date.now() + 600_000);
  expect(clock.now().getTime() - Date.now()).toBeGreaterThan(590_000);
  expect(await clock.sample()).toBe(true);
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(60_000);
});

test('a failed sample keeps the last reading', async () => {
  const away = createDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const clock = createDatabaseClock(away, () => 1_000_000);
  expect(await clock.sample()).toBe(false);
  expect(clock.now().getTime()).toBeLessThan(1_100_000);
  await away.destroy();
});
