import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '@meowtale/contracts/events/index';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { onCommitted } from '../database/commit-signal.ts';
import type { Broker, BrokerLink } from './broker.ts';
import { SHARD_COUNT, SHARD_LOCK } from './record-event.ts';
import { createStreamCheck } from './stream-check.ts';
import { subjectOf } from './subjects.ts';

const LOOK_EVERY_MS = 500;
const BATCH = 500;
/** What is committed within this long goes out together. */
const GATHER_MS = 15;
/** What another relay holds is looked for again after that time, so many times in a row at most. */
const SOON_LOOKS = 10;
/** By these a backlog is emptied side by side, so that the way to the broker is kept full. Each takes a connection. */
const LANES: readonly Range[] = [
  [0, 3],
  [4, 7],
  [8, 11],
  [12, SHARD_COUNT - 1],
];

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
  /** After how long it looks though nothing was committed here; 500 unless given. */
  lookEveryMs?: number;
  /** How often it compares the streams with what the database knows of them; see `createStreamCheck`. */
  checkEveryMs?: number;
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
async function publishChain(
  { client, publishTimeoutMs }: BrokerLink,
  namespace: string,
  rows: OutboxRow[],
): Promise<{ sent: string[]; error?: unknown }> {
  const sent: string[] = [];
  for (const row of rows) {
    try {
      const subject = subjectOf(namespace, row.type, row.aggregate_id);
      await client.publish(subject, JSON.stringify(envelopeOf(row)), { msgID: row.id, timeout: publishTimeoutMs });
      sent.push(row.id);
    } catch (error) {
      return { sent, error };
    }
  }
  return { sent };
}

/** One look at all that waits. */
interface Look {
  /** Aggregates that have an event which could not be published, with the fault: they are passed over until the next look. */
  failed: Map<string, unknown>;
  /** Whether another relay held some of the shards. */
  missed: boolean;
}

interface BatchResult {
  /** Whether more may be waiting. */
  more: boolean;
  sent: number;
}

/** The first and the last of some shards. */
type Range = readonly [number, number];

/**
 * Sends a batch of those of a range's shards that no other relay holds. Rows are found by not being published yet, so one whose
 * transaction commits late is found then, whatever was published meanwhile. They are looked for by a statement after the one
 * that took the locks, which so sees all that the relay before has published.
 */
async function relayBatch(tx: Knex, link: BrokerLink, namespace: string, [first, last]: Range, look: Look): Promise<BatchResult> {
  const locks = await tx
    .raw<{ rows: { shard: number }[] }>(
      'select shard from generate_series(?::integer, ?::integer) as shard where pg_try_advisory_xact_lock(?, shard)',
      [first, last, SHARD_LOCK],
    )
    .options({ name: 'hold_shards' });
  if (locks.rows.length <= last - first) look.missed = true;
  if (locks.rows.length === 0) return { more: false, sent: 0 };
  const { rows } = await tx
    .raw<{ rows: OutboxRow[] }>(
      `select id, type, version, aggregate_id, request_id, payload, occurred_at from outbox
       where published_at is null and shard = any(?::smallint[]) and aggregate_id <> all(?::text[]) order by shard, seq limit ${BATCH}`,
      [locks.rows.map(({ shard }) => shard), [...look.failed.keys()]],
    )
    .options({ name: 'find_waiting_events' });
  const byAggregate = Map.groupBy(rows, (row) => row.aggregate_id);
  const chains = await Promise.all(
    [...byAggregate].map(async ([aggregateId, chain]) => {
      const { sent, error } = await publishChain(link, namespace, chain);
      if (error !== undefined) look.failed.set(aggregateId, error);
      return sent;
    }),
  );
  const sent = chains.flat();
  if (sent.length > 0) {
    await tx
      .raw('update outbox set published_at = clock_now() where id = any(?::uuid[])', [sent])
      .options({ name: 'mark_events_published' });
  }
  return { more: rows.length === BATCH, sent: sent.length };
}

/**
 * Publishes what waits, and answers whether another relay held some of it. A batch costs the same however few events it has, so
 * one takes them from all shards; where they are more than that, the shards are emptied a few at a time.
 * @throws the first fault of publishing, after the rest was tried
 */
export async function relayOnce(db: Knex, link: BrokerLink, namespace: string): Promise<boolean> {
  const look: Look = { failed: new Map(), missed: false };
  const send = (range: Range) => db.transaction((tx) => relayBatch(tx, link, namespace, range, look));
  const { more } = await send([0, SHARD_COUNT - 1]);
  if (more) {
    const emptied = await Promise.allSettled(
      LANES.map(async (range) => {
        // Where nothing of a whole batch could be sent, the fault is the broker's.
        for (let result = await send(range); result.more && result.sent > 0; ) result = await send(range);
      }),
    );
    const broken = emptied.find((lane) => lane.status === 'rejected');
    if (broken) throw broken.reason;
  }
  const [fault] = look.failed.values();
  if (fault !== undefined) throw fault;
  return look.missed;
}

/** Publishes the outbox until stopped. Any number may run beside it, in this process or another. */
export function startRelay({ db, broker, log, lookEveryMs = LOOK_EVERY_MS, checkEveryMs }: RelayOptions): Relay {
  const stopping = new AbortController();
  const streams = createStreamCheck({ db, broker, log, ...(checkEveryMs !== undefined && { checkEveryMs }) });
  let wake = new AbortController();
  const unsubscribe = onCommitted('events', () => wake.abort());

  async function look(): Promise<boolean> {
    const link = await broker.link();
    if (!broker.isUp()) return false;
    await streams.checkWhenDue();
    return relayOnce(db, link, broker.namespace);
  }

  async function run(): Promise<void> {
    let soonLooks = 0;
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      let missed = false;
      try {
        missed = await look();
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ err: error }, 'the outbox could not be published; it is kept');
        // Streams may be gone with a server that came back empty.
        streams.makeDue();
      }
      // Whoever held a shard may have looked before the last commit of it.
      soonLooks = missed && soonLooks < SOON_LOOKS ? soonLooks + 1 : 0;
      const waitMs = soonLooks > 0 ? 0 : lookEveryMs;
      await wait(waitMs, undefined, { signal: AbortSignal.any([stopping.signal, wake.signal]) }).catch(() => undefined);
      await wait(GATHER_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
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
