import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../database/in-transaction.ts';
import { deleteStream, moveClock, PATIENCE, type TestDatabase, testDatabase, testNats, waitFor } from '../testing/index.ts';
import { type Broker, openBroker } from './broker.ts';
import { type AnyConsumer, defineConsumer } from './consumer.ts';
import { recordEvent } from './record-event.ts';
import { startRelay } from './relay.ts';
import { republish } from './republish.ts';
import { type RunningEvents, startEvents } from './start-events.ts';
import { createStreamCheck } from './stream-check.ts';
import { streamOf } from './subjects.ts';

const errors: { event: string; streams: string[]; events: number }[] = [];
const log = { info() {}, warn() {}, error: (entry: never) => errors.push(entry) } as unknown as FastifyBaseLogger;
const effects = {
  '202601010000_create_effects': {
    up: (knex: { raw(sql: string): Promise<unknown> }) => knex.raw('create table effects (aggregate_id text, value bigint)'),
  },
};

let database: TestDatabase;
let broker: Broker;
let running: RunningEvents[] = [];

beforeEach(async () => {
  errors.length = 0;
  database = await testDatabase(effects);
  broker = openBroker({ url: testNats(), name: 'svc-test', namespace: database.name, replicas: 1, log, patience: PATIENCE });
});
afterEach(async () => {
  await Promise.all(running.map((events) => events.stop()));
  running = [];
  await broker.close();
  await database.close();
});

function start(consumers: readonly AnyConsumer[] = []): RunningEvents {
  const options = { service: 'svc-test', natsUrl: testNats(), namespace: database.name, patience: PATIENCE, log };
  const events = startEvents({ ...options, db: database.db, consumers });
  running.push(events);
  return events;
}

const facts = defineConsumer({
  name: 'facts',
  event: 'wallet.topup.succeeded',
  handle: async (tx, { aggregateId, payload }) => void (await tx('effects').insert({ aggregate_id: aggregateId, value: payload.coins })),
});
const states = defineConsumer({
  name: 'states',
  event: 'wallet.entitlement.changed',
  handle: async (tx, { aggregateId, payload }) => void (await tx('effects').insert({ aggregate_id: aggregateId, value: payload.revision })),
});

async function recordFacts(count: number): Promise<void> {
  for (let coins = 1; coins <= count; coins += 1) {
    const payload = { paymentUuid: uuidv7(), userUuid: uuidv7(), coins, currency: 'USD' as const, payAmount: coins };
    await inTransaction(database.db, (tx) => recordEvent(tx, 'wallet.topup.succeeded', { aggregateId: 'payer', payload }));
  }
}

async function recordStates(revisions: number): Promise<void> {
  const uuid = uuidv7();
  for (let revision = 1; revision <= revisions; revision += 1) {
    const payload = { userUuid: uuid, storeUuid: uuid, orderUuid: uuid, revision, active: true };
    await inTransaction(database.db, (tx) => recordEvent(tx, 'wallet.entitlement.changed', { aggregateId: uuid, payload }));
  }
}

const allPublished = () => waitFor(async () => (await database.db('outbox').whereNull('published_at').first('id')) === undefined);

async function deleteStreams(): Promise<void> {
  for (const type of ['wallet.topup.succeeded', 'wallet.entitlement.changed'] as const) await deleteStream(database.name, type);
}

const handled = async () => (await database.db('effects').orderBy('value').pluck('value')) as number[];

test('unhandled events of a broker that lost its store are published again, by one replica', async () => {
  const first = start();
  await recordFacts(3);
  await recordStates(4);
  await allPublished();
  await first.stop();
  await deleteStreams();
  // Replicas start at the same time; each creates the missing streams.
  for (let replica = 0; replica < 3; replica += 1) start([facts, states]);
  // Three facts, and the last revision of the state.
  await waitFor(async () => (await handled()).length === 4);
  expect(await handled()).toEqual([1, 2, 3, 4]);
  await allPublished();
  // The two streams may be restored by different replicas.
  expect(errors.every(({ event }) => event === 'streams.lost')).toBe(true);
  expect(errors.reduce((sum, { events }) => sum + events, 0)).toBe(4);
});

test('a stream that is deleted while a relay is idle gets its events again', async () => {
  const relay = startRelay({ db: database.db, broker, log, lookEveryMs: 20, checkEveryMs: 50 });
  try {
    await recordFacts(2);
    await allPublished();
    await deleteStreams();
    const { manager } = await broker.link();
    const messages = async () =>
      (await manager.streams.info(streamOf(database.name, 'wallet.topup.succeeded')).catch(() => undefined))?.state.messages;
    await waitFor(async () => (await messages()) === 2);
  } finally {
    await relay.stop();
  }
});

test('a stream whose last messages are lost gets its events again, and its new sequence is recorded', async () => {
  const events = start();
  await recordFacts(3);
  await allPublished();
  await events.stop();
  const check = () => createStreamCheck({ db: database.db, broker, log }).checkWhenDue();
  await broker.link();
  await check();
  expect(errors).toEqual([]);
  // As after a power cut: the broker had acknowledged messages that it lost.
  const stream = streamOf(database.name, 'wallet.topup.succeeded');
  await database.db('known_streams').where({ stream }).update({ last_seq: 5 });
  await Promise.all([check(), check(), check()]);
  expect(errors).toEqual([{ event: 'streams.lost', streams: [stream], events: 3 }]);
  expect(await database.db('known_streams').where({ stream }).pluck('last_seq')).toEqual([3]);
  await check();
  expect(errors).toHaveLength(1);
});

test('facts older than 28 days are not published again, states of any age are', async () => {
  start();
  await recordFacts(2);
  await recordStates(2);
  await allPublished();
  await moveClock(database.db, 29 * 86_400);
  await recordFacts(1);
  await allPublished();
  await running[0]?.stop();
  expect(await republish(database.db)).toBe(2);
});

test('only the given types, and facts since the given time, are published again', async () => {
  start();
  await recordFacts(2);
  await recordStates(3);
  await allPublished();
  await running[0]?.stop();
  const [last] = await database.db('outbox').where({ type: 'wallet.topup.succeeded' }).orderBy('seq', 'desc').pluck('occurred_at');
  expect(await republish(database.db, { types: ['wallet.topup.succeeded'], since: last })).toBe(1);
  expect(await republish(database.db, { types: ['wallet.entitlement.changed'], since: new Date(Date.now() + 60_000) })).toBe(1);
  expect(await republish(database.db, { types: ['wallet.order.paid'] })).toBe(0);
});

test('republish waits while a relay publishes', async () => {
  start();
  await recordStates(1);
  await allPublished();
  await running[0]?.stop();
  let marked: Promise<number> | undefined;
  await database.owner.transaction(async (tx) => {
    await tx.raw('select pg_advisory_xact_lock(7231001, 3)');
    marked = republish(database.db);
    const waits = async () => {
      const { rows } = await tx.raw<{ rows: unknown[] }>(
        `select 1 from pg_locks join pg_database on pg_database.oid = database
         where datname = current_database() and locktype = 'advisory' and not granted`,
      );
      return rows.length > 0;
    };
    await waitFor(waits);
    expect(await tx('outbox').whereNull('published_at')).toEqual([]);
  });
  expect(await marked).toBe(1);
});
