import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertPublishedEvents, type TestDatabase, testDatabase } from '@meowtale/service-kit/testing';
import { migrations } from './migrations/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database?.close());

/** Runs the command as an operator does. */
function command(...args: string[]): Promise<{ code: number; text: string }> {
  const env = { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '', DATABASE_URL: database.url };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'republish.ts'), ...args], { env }, (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout.trim() }),
    );
  });
}

test('an operator publishes every event of the service again: each fact, and the last of each state', async () => {
  const types = await insertPublishedEvents(database.owner, 'drama');
  expect(types.length).toBeGreaterThan(0);
  const lines = types.map(({ type, isState }) => `${type}: ${isState ? 1 : 2} will be published again`);
  expect(await command('all')).toEqual({ code: 0, text: lines.join('\n') });
  const waiting = await database.db('outbox').whereNull('published_at').whereRaw("payload->>'revision' = '2'").pluck('type');
  expect(waiting.sort()).toEqual(types.map(({ type }) => type).sort());
});

test('an unknown event type publishes nothing, and the error lists the known ones', async () => {
  const { code, text } = await command('wallet.order.paid');
  expect(code).toBe(2);
  expect(text).toContain('usage: republish all | <event type>...');
});
