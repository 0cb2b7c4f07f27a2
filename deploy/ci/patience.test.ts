import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TEST_TIMEOUT_MS } from '@meowtale/build/jest';
import { type TestDatabase, testDatabase } from '@meowtale/service-kit/testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.close());

test.each(['statement_timeout', 'idle_in_transaction_session_timeout'])('a test’s limit exceeds its database’s %s', async (name) => {
  const { rows } = await database.db.raw('select setting::int as ms from pg_settings where name = ?', [name]);
  expect(rows[0].ms).toBeGreaterThan(0);
  expect(rows[0].ms).toBeLessThan(TEST_TIMEOUT_MS);
});
