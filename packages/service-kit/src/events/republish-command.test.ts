import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertPublishedEvents, type TestDatabase, testDatabase } from '../testing/index.ts';
import { runRepublishCommand } from './republish-command.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.owner('outbox').delete();
  await insertPublishedEvents(database.owner, 'wallet');
});

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await runRepublishCommand(args, { databaseUrl: database.url, owner: 'wallet', say: (line) => lines.push(line) });
  return { code, lines };
}
const waiting = async () => (await database.db('outbox').whereNull('published_at').orderBy('type').pluck('type')) as string[];

test('only the named types are published again', async () => {
  expect(await run('wallet.order.paid', 'wallet.plan.changed')).toEqual({
    code: 0,
    lines: ['wallet.plan.changed: 1 will be published again', 'wallet.order.paid: 2 will be published again'],
  });
  expect(await waiting()).toEqual(['wallet.order.paid', 'wallet.order.paid', 'wallet.plan.changed']);
});

test('facts before the given time are left out, states never are', async () => {
  const { code } = await run('wallet.order.paid', 'wallet.plan.changed', '--since', '2999-01-01T00:00:00Z');
  expect(code).toBe(0);
  expect(await waiting()).toEqual(['wallet.plan.changed']);
});

test.each([
  [[]],
  [['wallet.order.paid', 'wallet.unknown.happened']],
  [['catalog.listing.changed']],
  [['all', 'wallet.order.paid']],
  [['all', '--since']],
  [['all', '--since', 'yesterday']],
  [['all', '--since', '2026-11-29T00:00:00Z', 'wallet.order.paid']],
])('%j is rejected as wrong usage and changes nothing', async (args) => {
  const { code, lines } = await run(...args);
  expect(code).toBe(2);
  expect(lines[0]).toMatch(/^usage: republish/);
  expect(await waiting()).toEqual([]);
});

test('an unreachable database makes the command print the error and return 1', async () => {
  const lines: string[] = [];
  const url = 'postgres://nobody@127.0.0.1:1/nothing';
  expect(await runRepublishCommand(['all'], { databaseUrl: url, owner: 'wallet', say: (line) => lines.push(line) })).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^not done: /)]);
});
