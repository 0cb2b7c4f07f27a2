import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Envelope, EventPayload } from '@meowtale/contracts/events/index';
import { AckPolicy } from '@nats-io/jetstream';
import fc from 'fast-check';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';
import { createDatabase } from '../database/create-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { openTcpProxy, PATIENCE, type TestDatabase, testDatabase, testNats, waitFor } from '../testing/index.ts';
import { testSeed } from '../testing/proof.ts';
import { type AnyConsumer, defineBatchConsumer, defineConsumer } from './consumer.ts';
import { runDeadLetterCommand } from './dead-letter-command.ts';
import { listDeadLetters, replayDeadLetter } from './dead-letters.ts';
import { recordEvent } from './record-event.ts';
import { republish } from './republish.ts';
import { type RunningEvents, startEvents } from './start-events.ts';

/** TRUST 9 demands 10,000, which `npm run prove` uses. */
const EVENTS = Number(process.env.PROVE_EVENTS ?? 300);
const KILLS = Math.ceil(EVENTS / 200) + 1;
const SEED = testSeed();
const PATIENCE_MS = 120_000 + EVENTS * 20;

const log = { info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger;
const effects = {
  '202601010000_create_effects': {
    up: (knex: { raw(sql: string): Promise<unknown> }) =>
      knex.raw('create table effects (seq bigint generated always as identity, event_id uuid, aggregate_id text, value bigint)'),
  },
};

let database: TestDatabase;
let running: RunningEvents[] = [];
let publishers: ChildProcess[] = [];

function start(consumers: readonly AnyConsumer[] = [], { natsUrl = testNats(), db = database.db } = {}): RunningEvents {
  const events = startEvents({ service: 'svc-test', db, natsUrl, namespace: database.name, consumers, patience: PATIENCE, log });
  running.push(events);
  return events;
}

function topUp(coins: number, userUuid = uuidv7()) {
  return { paymentUuid: uuidv7(), userUuid, coins, currency: 'USD' as const, payAmount: coins };
}

/** Writes one row per event handled, in the order of handling. */
const counting = defineConsumer({
  name: 'counting',
  event: 'wallet.topup.succeeded',
  async handle(tx, { id, aggregateId, payload }) {
    await tx('effects').insert({ event_id: id, aggregate_id: aggregateId, value: payload.coins });
  },
});

async function effectCount(): Promise<number> {
  const row = await database.db('effects').count({ value: '*' }).first();
  return Number(row?.value ?? 0);
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_none, index) => from + index);

async function record(amounts: number[]): Promise<void> {
  for (const coins of amounts) {
    await inTransaction(database.db, (tx) => recordEvent(tx, 'wallet.topup.succeeded', { aggregateId: uuidv7(), payload: topUp(coins) }));
  }
}

/** Starts two publishers as separate processes. */
function startPublishers(): ChildProcess[] {
  const args = [join(import.meta.dirname, '../testing/publisher.ts'), database.url, testNats(), database.name];
  const started = [0, 1].map(() => spawn(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '' }, stdio: 'inherit' }));
  publishers.push(...started);
  return started;
}

async function stopAll(): Promise<void> {
  await Promise.all(running.map((events) => events.stop()));
  running = [];
  for (const publisher of publishers) publisher.kill('SIGKILL');
  publishers = [];
}

beforeEach(async () => {
  database = await testDatabase(effects);
});
afterEach(async () => {
  await stopAll();
  await database.close();
});

async function expectOncePerEventInOrder(expected: number): Promise<void> {
  const rows = await database.db<{ aggregate_id: string; value: number; event_id: string }>('effects').orderBy('seq');
  expect(new Set(rows.map((row) => row.event_id)).size).toBe(expected);
  expect(rows).toHaveLength(expected);
  for (const own of Map.groupBy(rows, (row) => row.aggregate_id).values()) {
    const values = own.map((row) => row.value);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  }
}

test('an event whose command is rolled back is never published', async () => {
  start([counting]);
  await expect(
    inTransaction(database.db, async (tx) => {
      await recordEvent(tx, 'wallet.topup.succeeded', { aggregateId: uuidv7(), payload: topUp(1) });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await inTransaction(database.db, (tx) => recordEvent(tx, 'wallet.topup.succeeded', { aggregateId: uuidv7(), payload: topUp(2) }));
  await waitFor(async () => (await effectCount()) === 1);
  expect(await database.db('effects').pluck('value')).toEqual([2]);
});

test('an event that does not match its schema fails the command', async () => {
  const wrong = inTransaction(database.db, (tx) => recordEvent(tx, 'wallet.topup.succeeded', { aggregateId: 'a', payload: topUp(-1) }));
  await expect(wrong).rejects.toThrow();
});

test(
  `${EVENTS} events, the publishers killed ${KILLS} times between commit and publish (seed ${SEED}): all arrive, each effect once, in order per aggregate`,
  async () => {
    const aggregates = Array.from({ length: 12 }, () => uuidv7());
    const rows = async (published: boolean) => {
      const found = database.owner('outbox').count({ n: '*' });
      return Number((await (published ? found.whereNotNull('published_at') : found.whereNull('published_at')).first())?.n);
    };
    const killPoints = new Set(fc.sample(fc.integer({ min: 1, max: EVENTS - 1 }), { seed: SEED, numRuns: KILLS }));
    let alive = startPublishers();
    let unpublished = 0;
    for (const index of range(0, EVENTS)) {
      const event = { aggregateId: aggregates[index % 12] as string, payload: topUp(index) };
      await inTransaction(database.db, (tx) => recordEvent(tx, 'wallet.topup.succeeded', event));
      if (!killPoints.has(index)) continue;
      for (const publisher of alive) publisher.kill('SIGKILL');
      unpublished += await rows(false);
      const before = await rows(true);
      alive = startPublishers();
      await waitFor(async () => (await rows(true)) > before || (await rows(false)) === 0, PATIENCE_MS);
    }
    expect(unpublished).toBeGreaterThan(0);
    await waitFor(async () => (await rows(true)) === EVENTS, PATIENCE_MS);
    // Publishes a third again, as if the commit after publishing had been lost.
    await database.owner.raw('update outbox set published_at = null where seq % 3 = 0');
    start([counting]);
    await waitFor(async () => (await rows(true)) === EVENTS, PATIENCE_MS);
    await waitFor(async () => (await effectCount()) >= EVENTS, PATIENCE_MS);
    await expectOncePerEventInOrder(EVENTS);
  },
  PATIENCE_MS,
);

test('an event whose transaction commits after a later one is not skipped', async () => {
  start([counting]);
  const late = await database.db.transaction();
  await recordEvent(late, 'wallet.topup.succeeded', { aggregateId: uuidv7(), payload: topUp(1) });
  await inTransaction(database.db, (tx) => recordEvent(tx, 'wallet.topup.succeeded', { aggregateId: uuidv7(), payload: topUp(2) }));
  await waitFor(async () => (await effectCount()) === 1);
  await late.commit();
  await waitFor(async () => (await effectCount()) === 2);
  expect(await database.db('effects').orderBy('seq').pluck('value')).toEqual([2, 1]);
});

test('a poison message becomes a dead letter after its backoff while others go on, and is replayed once', async () => {
  let poisoned = true;
  const tries: number[] = [];
  const picky = defineConsumer({
    name: 'picky',
    event: 'wallet.topup.succeeded',
    backoffMs: [200, 400],
    async handle(tx, envelope) {
      if (envelope.payload.coins === 13) tries.push(Date.now());
      if (poisoned && envelope.payload.coins === 13) throw new Error('unlucky');
      await counting.handle(tx, envelope as never);
    },
  });
  start([picky]);
  for (const coins of [12, 13, 14]) {
    await inTransaction(database.db, (tx) => recordEvent(tx, 'wallet.topup.succeeded', { aggregateId: uuidv7(), payload: topUp(coins) }));
  }
  await waitFor(async () => (await listDeadLetters(database.db)).length === 1);
  expect(await effectCount()).toBe(2);
  expect(tries).toHaveLength(3);
  const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  for (const [index, least] of [200, 400].entries()) expect(waits[index]).toBeGreaterThanOrEqual(least - 5);
  const [letter] = await listDeadLetters(database.db);
  expect(letter).toMatchObject({ consumer: 'picky', deliveries: 3, error: 'Error: unlucky' });

  const replay = () => replayDeadLetter(database.db, [picky], letter?.id ?? '');
  await expect(replay()).rejects.toThrow('unlucky');
  poisoned = false;
  const both = await Promise.allSettled([replay(), replay()]);
  expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await database.db('effects').where({ value: 13 })).toHaveLength(1);
  expect(await listDeadLetters(database.db)).toEqual([]);
});

test('an operator lists a dead letter and replays it once; one that fails again still waits', async () => {
  let poisoned = true;
  const picky = defineConsumer({
    name: 'picky',
    event: 'wallet.topup.succeeded',
    backoffMs: [],
    async handle(tx, envelope) {
      if (poisoned) throw new Error('unlucky');
      await counting.handle(tx, envelope as never);
    },
  });
  start([picky]);
  const asks = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runDeadLetterCommand(args, { databaseUrl: database.url, consumers: [picky], say: (line) => lines.push(line) });
    return { code, text: lines.join('\n') };
  };
  expect(await asks('list')).toEqual({ code: 0, text: 'no dead letters wait' });
  await record([13]);
  await waitFor(async () => (await listDeadLetters(database.db)).length === 1);
  const id = (await listDeadLetters(database.db))[0]?.id ?? '';
  expect(await asks('list')).toEqual({
    code: 0,
    text: expect.stringMatching(`${id} .* picky: wallet.topup.succeeded of .*\n    Error: unlucky`),
  });

  expect(await asks('replay', id)).toEqual({ code: 1, text: `${id}: it failed again and still waits: Error: unlucky` });
  poisoned = false;
  expect(await asks('replay', id)).toEqual({ code: 0, text: `${id}: handled` });
  expect(await asks('replay', id)).toEqual({ code: 1, text: `${id}: no dead letter of this service waits with that id` });
  expect(await effectCount()).toBe(1);
  for (const wrong of [[], ['replay'], ['replay', "x' or true"], ['replay', id, 'twice'], ['list', 'all']]) {
    expect((await asks(...wrong)).code).toBe(2);
  }
});

test('an older revision of a state event changes nothing', async () => {
  const ids = { userUuid: uuidv7(), storeUuid: uuidv7(), orderUuid: uuidv7() };
  const owning = defineConsumer({
    name: 'owning',
    event: 'wallet.entitlement.changed',
    async handle(tx, { id, aggregateId, payload }) {
      await tx('effects').insert({ event_id: id, aggregate_id: aggregateId, value: payload.revision });
    },
  });
  start([owning]);
  const aggregateId = `${ids.userUuid}.${ids.storeUuid}`;
  const record = (revision: number) =>
    inTransaction(database.db, (tx) =>
      recordEvent(tx, 'wallet.entitlement.changed', { aggregateId, payload: { ...ids, revision, active: true } }),
    );
  await record(2);
  await waitFor(async () => (await effectCount()) === 1);
  await record(1);
  await record(3);
  await waitFor(async () => (await database.db('effects').where({ value: 3 })).length === 1);
  expect(await database.db('effects').orderBy('seq').pluck('value')).toEqual([2, 3]);
});

test('a consumer that is added later gets the last state of every aggregate', async () => {
  const { broker } = start();
  await broker.ensureStreams();
  const users = [uuidv7(), uuidv7()];
  for (const [index, userUuid] of users.entries()) {
    for (let revision = 1; revision <= 3; revision += 1) {
      const payload = { userUuid, storeUuid: userUuid, orderUuid: userUuid, revision, active: revision % 2 === index };
      await inTransaction(database.db, (tx) => recordEvent(tx, 'wallet.entitlement.changed', { aggregateId: userUuid, payload }));
    }
  }
  await waitFor(async () => (await database.db('outbox').whereNull('published_at').first()) === undefined);
  const late = defineConsumer({
    name: 'late',
    event: 'wallet.entitlement.changed',
    handle: async (tx, { id, aggregateId, payload }) =>
      void (await tx('effects').insert({ event_id: id, aggregate_id: aggregateId, value: payload.revision })),
  });
  start([late]);
  await waitFor(async () => (await effectCount()) === 2);
  expect(await database.db('effects').pluck('value')).toEqual([3, 3]);
});

test('events that were recorded while NATS was away arrive once each when it is back', async () => {
  const nats = await openTcpProxy(new URL(testNats()));
  const { broker } = start([counting], { natsUrl: nats.url });
  await waitFor(() => broker.isUp());
  await record(range(0, 5));
  await waitFor(async () => (await effectCount()) === 5);

  nats.shut();
  await waitFor(() => !broker.isUp());
  await record(range(5, 20));
  expect(await effectCount()).toBe(5);

  nats.open();
  await waitFor(async () => (await effectCount()) === 20);
  await expectOncePerEventInOrder(20);
});

test('a service that starts without NATS connects later, and events published again have no second effect', async () => {
  const nats = await openTcpProxy(new URL(testNats()));
  nats.shut();
  start([counting], { natsUrl: nats.url });
  await record(range(0, 20));
  nats.open();
  await waitFor(async () => (await effectCount()) === 20);
  expect(await republish(database.db, { since: new Date(0) })).toBe(20);
  await waitFor(async () => (await database.db('outbox').whereNull('published_at').first()) === undefined);
  await expectOncePerEventInOrder(20);
});

test('events that arrive during a database outage are handled once after it, and none becomes a dead letter', async () => {
  const door = await openTcpProxy(new URL(database.url));
  const db = createDatabase(door.url, { patience: PATIENCE });
  // After nine deliveries an event is a dead letter.
  const hasty = { ...counting, backoffMs: [5, 5] };
  start();
  const events = start([hasty], { db });
  await record(range(0, 5));
  await waitFor(async () => (await effectCount()) === 5);

  door.shut();
  await record(range(5, 25));
  const before = door.refusals;
  await waitFor(() => door.refusals - before >= 40);
  door.open();
  await waitFor(async () => (await effectCount()) === 25);
  await expectOncePerEventInOrder(25);
  expect(await listDeadLetters(database.db)).toEqual([]);
  await events.stop();
  await db.destroy();
  door.close();
});

test('a durable consumer of an earlier release with another ack wait is updated', async () => {
  const { broker } = start();
  const { manager } = await broker.link();
  await broker.ensureStreams();
  await manager.consumers.add(`${database.name}_WALLET_FACTS`, {
    durable_name: `${database.name}_svc-test_counting`,
    filter_subject: `${database.name}.wallet.topup.succeeded.>`,
    ack_policy: AckPolicy.Explicit,
    ack_wait: 30_000_000_000,
    max_deliver: -1,
  });
  start([counting]);
  await record([1]);
  await waitFor(async () => (await effectCount()) === 1);
});

test('a service that stops while its database is away leaves its messages to the next process', async () => {
  const door = await openTcpProxy(new URL(database.url));
  const db = createDatabase(door.url, { patience: PATIENCE });
  start();
  const events = start([counting], { db });
  await record([1]);
  await waitFor(async () => (await effectCount()) === 1);
  door.shut();
  await record([2]);
  const before = door.refusals;
  await waitFor(() => door.refusals - before >= 3);
  await events.stop();
  start([counting]);
  await waitFor(async () => (await effectCount()) === 2);
  await db.destroy();
  door.close();
});

const BREAKING = { name: 'breaking', event: 'wallet.topup.succeeded', backoffMs: [5] } as const;

async function breakAt13(tx: Knex.Transaction, envelope: Envelope<EventPayload<'wallet.topup.succeeded'>>): Promise<void> {
  if (envelope.payload.coins === 13) await tx.raw('select pg_terminate_backend(pg_backend_pid())');
  await counting.handle(tx, envelope as never);
}

test.each([
  ['one by one', defineConsumer({ ...BREAKING, handle: breakAt13 })],
  [
    'in a batch',
    defineBatchConsumer({
      ...BREAKING,
      async handleAll(tx, envelopes) {
        for (const envelope of envelopes) await breakAt13(tx, envelope);
      },
    }),
  ],
])(
  'an event whose handling breaks the connection each time becomes a dead letter, and others go on, handled %s',
  async (_how, breaking) => {
    start([breaking]);
    await record([12, 13, 14]);
    await waitFor(async () => (await effectCount()) === 2);
    await waitFor(async () => (await listDeadLetters(database.db)).length === 1);
    expect(await listDeadLetters(database.db)).toMatchObject([{ error: 'Error: the database went away each time it was handled' }]);
    expect(await database.db('effects').orderBy('value').pluck('value')).toEqual([12, 14]);
  },
);
