import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { AckPolicy } from '@nats-io/jetstream';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../database/in-transaction.ts';
import { PATIENCE, type TestDatabase, testDatabase, testNats, waitFor } from '../testing/index.ts';
import { type AnyConsumer, defineBatchConsumer, saveDeadLetter } from './consumer.ts';
import { listDeadLetters } from './dead-letters.ts';
import { recordEvent } from './record-event.ts';
import { republish } from './republish.ts';
import { type RunningEvents, startEvents } from './start-events.ts';
import { streamOf, subjectOf } from './subjects.ts';

const log = { info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger;
const effects = {
  '202601010000_create_effects': {
    up: (knex: { raw(sql: string): Promise<unknown> }) => knex.raw('create table effects (event_id uuid, value bigint)'),
  },
};

let database: TestDatabase;
let running: RunningEvents | undefined;
/** Prefix of the test's own streams. */
let namespace: string;
let tests = 0;

beforeAll(async () => {
  database = await testDatabase(effects);
});
beforeEach(() => {
  tests += 1;
  namespace = `${database.name}_${tests}`;
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await database.owner.raw('truncate outbox, inbox, inbox_revisions, dead_letters, effects restart identity');
});
afterAll(() => database.close());

function start(consumer: AnyConsumer): void {
  running = startEvents({
    service: 'svc-test',
    db: database.db,
    natsUrl: testNats(),
    namespace,
    consumers: [consumer],
    patience: PATIENCE,
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

const stream = () => streamOf(namespace, 'wallet.topup.succeeded');

/** Waits until the broker takes the same event again. Leaves two messages in the stream, which no consumer reads. */
async function passDuplicateWindow(): Promise<void> {
  const { client, manager } = await (running as RunningEvents).broker.link();
  await manager.streams.update(stream(), { duplicate_window: 100_000_000 });
  const probe = () => client.publish(subjectOf(namespace, 'wallet.order.paid', 'probe'), '{}', { msgID: 'probe' });
  await probe();
  await waitFor(async () => !(await probe()).duplicate);
}

/** Returns the sequence up to which the consumer has acknowledged all messages of the stream. */
async function settledUpTo(consumer: string): Promise<number> {
  const { manager } = await (running as RunningEvents).broker.link();
  return (await manager.consumers.info(stream(), `${namespace}_svc-test_${consumer}`)).ack_floor.stream_seq;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_none, index) => from + index);

/** Writes a row per event, by one statement per batch. */
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

test('waiting events are handled in one transaction, and published again have no second effect', async () => {
  const sizes: number[] = [];
  await record(0, 60);
  start(countingTogether(sizes));
  await waitFor(async () => (await values()).length === 60);
  expect(Math.max(...sizes)).toBeGreaterThan(1);
  expect(sizes.length).toBeLessThan(60);
  await passDuplicateWindow();
  expect(await republish(database.db, { since: new Date(0) })).toBe(60);
  await waitFor(async () => (await settledUpTo('together')) === 122);
  expect(await values()).toEqual(range(0, 60));
});

/** Records events and delivers them to `services` processes that are killed before they handle any. */
async function inHandOfKilled(count: number, services: number): Promise<void> {
  await record(0, count);
  start({ ...countingTogether([]), name: 'another' });
  const { client, manager } = await (running as RunningEvents).broker.link();
  await waitFor(async () => (await values()).length === count);
  await database.db('effects').delete();
  const durable = `${namespace}_svc-test_together`;
  await manager.consumers.add(stream(), { durable_name: durable, ack_policy: AckPolicy.Explicit });
  const consumer = await client.consumers.get(stream(), durable);
  for (let service = 0; service < services; service += 1) {
    let inHand = 0;
    for await (const message of await consumer.fetch({ max_messages: count })) {
      message.nak();
      inHand += 1;
    }
    expect(inHand).toBe(count);
  }
  await running?.stop();
}

test('unacknowledged events of a killed process are handled as a batch by the next', async () => {
  await inHandOfKilled(40, 1);
  const sizes: number[] = [];
  start(countingTogether(sizes));
  await waitFor(async () => (await settledUpTo('together')) === 40);
  expect(await values()).toEqual(range(0, 40));
  expect(Math.max(...sizes)).toBeGreaterThan(1);
});

test('events that many killed processes left are handled; the one that crashed a process stays a dead letter', async () => {
  await inHandOfKilled(5, 20);
  const consumer = countingTogether([]);
  const payload = await database.db('outbox').whereRaw("payload ->> 'coins' = '3'").first();
  const envelope = { ...payload, aggregateId: payload.aggregate_id, occurredAt: payload.occurred_at, requestId: null };
  await saveDeadLetter(database.db, consumer, JSON.parse(JSON.stringify(envelope)), new Error('its handling never came to an end'), 20);
  start(consumer);
  await waitFor(async () => (await settledUpTo('together')) === 5);
  expect(await values()).toEqual([0, 1, 2, 4]);
  expect(await listDeadLetters(database.db)).toMatchObject([{ event_id: payload.id, error: 'Error: its handling never came to an end' }]);
});

test('of a batch only the poison message becomes a dead letter', async () => {
  await record(0, 30);
  start(countingTogether([], 13));
  await waitFor(async () => (await listDeadLetters(database.db)).length === 1);
  await waitFor(async () => (await values()).length === 29);
  expect(await listDeadLetters(database.db)).toMatchObject([{ consumer: 'together', deliveries: 2, error: 'Error: unlucky' }]);
  expect(await values()).toEqual(range(0, 30).filter((coins) => coins !== 13));
});

test('an event whose handling loses the database each time does not delay later events', async () => {
  start(
    defineBatchConsumer({
      name: 'breaking',
      event: 'wallet.topup.succeeded',
      backoffMs: [60_000],
      async handleAll(tx, events) {
        await tx('effects').insert(events.map(({ id, payload }) => ({ event_id: id, value: payload.coins })));
        if (events.some(({ payload }) => payload.coins === 13)) await tx.raw('select pg_terminate_backend(pg_backend_pid())');
      },
    }),
  );
  await record(12, 15);
  await waitFor(async () => (await values()).length === 2);
  await record(15, 18);
  await waitFor(async () => (await values()).length === 5);
  expect(await values()).toEqual([12, 14, 15, 16, 17]);
  expect(await listDeadLetters(database.db)).toEqual([]);
});

test('events of a failed batch are handled eight at a time, and on stop the rest is left to the next process', async () => {
  let [inHand, most] = [0, 0];
  let together = false;
  const gate = Promise.withResolvers<void>();
  const slow = defineBatchConsumer({
    name: 'slow',
    event: 'wallet.topup.succeeded',
    async handleAll(tx, events) {
      together ||= events.length > 1;
      if (events.length > 1) throw new Error('not together');
      inHand += 1;
      most = Math.max(most, inHand);
      // One that came before all others, alone, would keep them from being fetched.
      if (together) await gate.promise;
      await tx('effects').insert(events.map(({ id, payload }) => ({ event_id: id, value: payload.coins })));
      inHand -= 1;
    },
  });
  await record(0, 40);
  start(slow);
  let stopped: Promise<void> | undefined;
  try {
    await waitFor(async () => inHand >= 8);
    stopped = running?.stop();
  } finally {
    gate.resolve();
  }
  await stopped;
  expect((await values()).length).toBeLessThan(40);
  start(slow);
  await waitFor(async () => (await values()).length === 40);
  expect(await values()).toEqual(range(0, 40));
  expect(most).toBe(8);
});

test('defining a batch consumer of a state event throws', () => {
  expect(() => defineBatchConsumer({ name: 'wrong', event: 'wallet.entitlement.changed', handleAll: async () => undefined })).toThrow(
    'one by one',
  );
});
