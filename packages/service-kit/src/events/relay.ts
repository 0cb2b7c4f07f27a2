import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '@meowtale/contracts/events/index';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import type { Broker, BrokerLink } from './broker.ts';
import { onRecorded } from './outbox-signal.ts';
import { subjectOf } from './subjects.ts';

const LOOK_EVERY_MS = 500;
const BATCH = 500;
const PUBLISH_TIMEOUT_MS = 3000;
/** One shard's aggregates alone don't keep the way to the broker full. Each takes a connection. */
const SHARDS_AT_ONCE = 4;
/** Any number; with the shard it makes the advisory lock under which one relay at a time empties that shard. */
const SHARD_LOCK = 7_231_001;

interface OutboxRow {
  id: string;
  type: string;
  version: number;
  aggregate_id: string;
  request_id: string | null;
  payload: unknown;
  occurred_at: Date;
}

export interface Relay {
  stop(): Promise<void>;
}

export interface RelayOptions {
  db: Knex;
  broker: Broker;
  log: FastifyBaseLogger;
}

function envelopeOf(row: OutboxRow): Envelope {
  return {
    id: row.id,
    type: row.type,
    version: row.version,
    aggregateId: row.aggregate_id,
    occurredAt: row.occurred_at.toISOString(),
    requestId: row.request_id,
    payload: row.payload,
  };
}

/** Publishes one aggregate's events one after the other; what follows a failure waits for the next look. */
async function publishChain({ client }: BrokerLink, namespace: string, rows: OutboxRow[]): Promise<{ sent: string[]; error?: unknown }> {
  const sent: string[] = [];
  for (const row of rows) {
    try {
      const subject = subjectOf(namespace, row.type, row.aggregate_id);
      await client.publish(subject, JSON.stringify(envelopeOf(row)), { msgID: row.id, timeout: PUBLISH_TIMEOUT_MS });
      sent.push(row.id);
    } catch (error) {
      return { sent, error };
    }
  }
  return { sent };
}

interface BatchResult {
  /** Whether more may be waiting. */
  more: boolean;
  /** What kept some of the batch from being published. */
  fault?: unknown;
}

/**
 * Sends a batch of one shard. Rows are found by not being published yet, so one whose transaction commits late is
 * found then, whatever was published meanwhile.
 */
async function relayBatch(tx: Knex, link: BrokerLink, namespace: string, shard: number): Promise<BatchResult> {
  const lock = await tx.raw<{ rows: { held: boolean }[] }>('select pg_try_advisory_xact_lock(?, ?) as held', [SHARD_LOCK, shard]);
  if (!lock.rows[0]?.held) return { more: false };
  const rows: OutboxRow[] = await tx('outbox').where('shard', shard).whereNull('published_at').orderBy('seq').limit(BATCH);
  const byAggregate = Map.groupBy(rows, (row) => row.aggregate_id);
  const chains = await Promise.all([...byAggregate.values()].map((chain) => publishChain(link, namespace, chain)));
  const sent = chains.flatMap((chain) => chain.sent);
  if (sent.length > 0) {
    await tx.raw('update outbox set published_at = clock_now() where id = any(?::uuid[])', [sent]);
  }
  const fault = chains.find((chain) => chain.error !== undefined)?.error;
  return { more: fault === undefined && rows.length === BATCH, fault };
}

async function waitingShards(db: Knex): Promise<number[]> {
  const rows = await db<{ shard: number }>('outbox').whereNull('published_at').distinct('shard').orderBy('shard');
  return rows.map((row) => row.shard);
}

/** Empties every shard that no other relay holds, a few at a time. @throws the first fault of publishing, after the rest was tried */
export async function relayOnce(db: Knex, link: BrokerLink, namespace: string): Promise<void> {
  let fault: unknown;
  const shards = (await waitingShards(db)).values();
  const emptyNext = async () => {
    for (const shard of shards) {
      let result: BatchResult = { more: true };
      while (result.more) result = await db.transaction((tx) => relayBatch(tx, link, namespace, shard));
      fault ??= result.fault;
    }
  };
  const done = await Promise.allSettled(Array.from({ length: SHARDS_AT_ONCE }, emptyNext));
  fault ??= done.find((lane) => lane.status === 'rejected')?.reason;
  if (fault) throw fault;
}

/** Publishes the outbox until stopped. Any number may run beside it, in this process or another. */
export function startRelay({ db, broker, log }: RelayOptions): Relay {
  const stopping = new AbortController();
  let wake = new AbortController();
  const unsubscribe = onRecorded(() => wake.abort());

  async function look(): Promise<void> {
    const link = await broker.link();
    if (broker.isUp()) await relayOnce(db, link, broker.namespace);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      try {
        await look();
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ err: error }, 'the outbox could not be published; it is kept');
        // Streams may be gone with a server that came back empty.
        await broker.ensureStreams().catch(() => undefined);
      }
      await wait(LOOK_EVERY_MS, undefined, { signal: AbortSignal.any([stopping.signal, wake.signal]) }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      unsubscribe();
      await running;
    },
  };
}
