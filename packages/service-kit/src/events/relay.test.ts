import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../database/in-transaction.ts';
import { PATIENCE, type TestDatabase, testDatabase, testNats, waitFor } from '../testing/index.ts';
import { openBroker } from './broker.ts';
import { recordEvent } from './record-event.ts';
import { startRelay } from './relay.ts';
import { type RunningEvents, startEvents } from './start-events.ts';

const log = { info() {}, warn() {}, error() {} } as unknown as FastifyBaseLogger;

let database: TestDatabase;
let running: RunningEvents | undefined;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  await running?.stop();
  await database.close();
});

function start(): RunningEvents {
  running = startEvents({
    service: 'svc-test',
    db: database.db,
    natsUrl: testNats(),
    namespace: database.name,
    consumers: [],
    patience: PATIENCE,
    log,
  });
  return running;
}

async function record(count: number): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    for (let index = 0; index < count; index += 1) {
      const payload = { paymentUuid: uuidv7(), userUuid: uuidv7(), coins: 1, currency: 'USD' as const, payAmount: 1 };
      await recordEvent(tx, 'wallet.topup.succeeded', { aggregateId: uuidv7(), payload });
    }
  });
}

async function published(): Promise<number> {
  const row = await database.db('outbox').whereNotNull('published_at').count({ n: '*' }).first();
  return Number(row?.n);
}

test('an event that the broker rejects blocks only its own aggregate, however long its queue is', async () => {
  // Larger than a batch, and before all others.
  await database.owner.raw(
    `insert into outbox (id, shard, type, version, is_state, aggregate_id, payload)
     select gen_random_uuid(), 0, 'wallet.topup.succeeded', 1, false, 'too-large',
       case n when 1 then jsonb_build_object('text', repeat('x', 2000000)) else '{}' end
     from generate_series(1, 600) as n order by n`,
  );
  await record(700);
  start();
  await waitFor(async () => (await published()) === 700);
  expect(await database.db('outbox').whereNull('published_at').distinct('aggregate_id').pluck('aggregate_id')).toEqual(['too-large']);
});

test('shards that another relay had locked are published without waiting for the next poll', async () => {
  const broker = openBroker({ url: testNats(), name: 'svc-test', namespace: database.name, replicas: 1, log, patience: PATIENCE });
  await broker.ensureStreams();
  // An hour, so that the next regular poll never comes.
  const relay = startRelay({ db: database.db, broker, log, lookEveryMs: 3_600_000 });
  let lockAttempts = 0;
  database.db.on('query', ({ sql }: { sql: string }) => {
    if (sql.includes('pg_try_advisory_xact_lock')) lockAttempts += 1;
  });
  try {
    await record(1);
    await waitFor(async () => (await published()) === 1);
    await database.owner.transaction(async (tx) => {
      await tx.raw('select pg_advisory_xact_lock(7231001, shard) from generate_series(0, 15) as shard');
      const before = lockAttempts;
      await record(1);
      while (lockAttempts === before) await wait(1);
    });
    await waitFor(async () => (await published()) === 2);
  } finally {
    await relay.stop();
    await broker.close();
  }
});
