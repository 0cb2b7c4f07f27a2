import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../database/in-transaction.ts';
import { type TestDatabase, testDatabase, testNats, waitFor } from '../testing/index.ts';
import { type AnyConsumer, defineBatchConsumer } from './consumer.ts';
import { listDeadLetters, republish } from './dead-letters.ts';
import { recordEvent } from './record-event.ts';
import { type RunningEvents, startEvents } from './start-events.ts';

jest.setTimeout(60_000);

const log = { info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger;
const effects = {
  '202601010000_create_effects': {
    up: (knex: { raw(sql: string): Promise<unknown> }) => knex.raw('create table effects (event_id uuid, value bigint)'),
  },
};

let database: TestDatabase;
let running: RunningEvents | undefined;

beforeEach(async () => {
  database = await testDatabase(effects);
});
afterEach(async () => {
  await running?.stop();
  await database.close();
});

function start(consumer: AnyConsumer): void {
  running = startEvents({
    service: 'svc-test',
    db: database.db,
    natsUrl: testNats(),
    namespace: database.name,
    consumers: [consumer],
    log,
  });
}

async function record(from: number, to: number): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    for (let coins = from; coins < to; coins += 1) {
      const payload = { paymentUuid: uuidv7(), userUuid: uuidv7(), coins, currency: 'USD' as const, payAmount: coins };
      await recordEvent(tx, 'wallet.topup.succeeded', { aggregateId: uuidv7(), payload });
    }
  });
}

async function values(): Promise<number[]> {
  return (await database.db('effects').orderBy('value').pluck('value')) as number[];
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_none, index) => from + index);

/** Writes a row per event by one statement for all that came in. */
function countingTogether(sizes: number[], poison?: number): AnyConsumer {
  return defineBatchConsumer({
    name: 'together',
    event: 'wallet.topup.succeeded',
    backoffMs: [50],
    async handleAll(tx, events) {
      sizes.push(events.length);
      await tx('effects').insert(events.map(({ id, payload }) => ({ event_id: id, value: payload.coins })));
      if (events.some(({ payload }) => payload.coins === poison)) throw new Error('unlucky');
    },
  });
}

test('what came in together is handled in one transaction, each event once, also when it is published again', async () => {
  const sizes: number[] = [];
  await record(0, 60);
  start(countingTogether(sizes));
  await waitFor(async () => (await values()).length === 60);
  expect(Math.max(...sizes)).toBeGreaterThan(1);
  expect(sizes.length).toBeLessThan(60);
  await republish(database.db, { since: new Date(0) });
  await record(60, 61);
  await waitFor(async () => (await values()).length === 61);
  await waitFor(async () => (await database.db('outbox').whereNull('published_at').first()) === undefined);
  expect(await values()).toEqual(range(0, 61));
});

test('a poison message among those handled together becomes a dead letter alone', async () => {
  await record(0, 30);
  start(countingTogether([], 13));
  await waitFor(async () => (await listDeadLetters(database.db)).length === 1);
  await waitFor(async () => (await values()).length === 29);
  expect(await listDeadLetters(database.db)).toMatchObject([{ consumer: 'together', deliveries: 2, error: 'Error: unlucky' }]);
  expect(await values()).toEqual(range(0, 30).filter((coins) => coins !== 13));
});

test('a state is never handled together with others', () => {
  expect(() => defineBatchConsumer({ name: 'wrong', event: 'wallet.entitlement.changed', handleAll: async () => undefined })).toThrow(
    'one by one',
  );
});
