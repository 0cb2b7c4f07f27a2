import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migrate } from '../database/migrate.ts';
import { type TestDatabase, testDatabase, testEnv, testKeys } from '../testing/index.ts';
import { buildService } from './build-service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const build = (mode: 'test' | 'production') =>
  buildService({
    ...{ name: 'svc-test', env: { ...testEnv(database), NODE_ENV: mode }, db: database.db },
    ...{ typeDefs: ['extend type Query { ping: String }'], resolvers: [], overrides: { tokenKeys: testKeys, events: false } },
  });

const readiness = async (app: Awaited<ReturnType<typeof build>>) => (await app.inject({ url: '/health/ready' })).json();

test('in production a service does not start on a database with a movable clock, and does after a migration', async () => {
  const elsewhere = await build('test');
  expect(await readiness(elsewhere)).toMatchObject({ ready: true });
  await elsewhere.close();
  await expect(build('production')).rejects.toThrow(/clock of this database can be moved/);

  const owner = new URL(database.url);
  owner.username = 'meowtale_test_owner';
  await migrate({ ownerUrl: owner.href, runtimeRole: 'meowtale_test_runtime', migrations: {} });
  const app = await build('production');
  expect(await readiness(app)).toMatchObject({ ready: true, clock: true });
  await app.close();
});

test('a production service that started without its database is not ready while the clock can be moved', async () => {
  const movable = await testDatabase();
  let isAway = true;
  const db = new Proxy(movable.db, {
    get: (target, name, receiver) =>
      name === 'raw' && isAway ? () => Promise.reject(new Error('the database is away')) : Reflect.get(target, name, receiver),
  });
  const app = await buildService({
    ...{ name: 'svc-test', env: { ...testEnv(movable), NODE_ENV: 'production' }, db },
    ...{ typeDefs: ['extend type Query { ping: String }'], resolvers: [], overrides: { tokenKeys: testKeys, events: false } },
  });
  isAway = false;
  expect(await readiness(app)).toMatchObject({ ready: false, database: true, clock: false });
  await app.close();
  await movable.close();
});
