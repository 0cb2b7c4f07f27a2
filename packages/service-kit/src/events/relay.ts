import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '@meowtale/contracts/events/index';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { onCommitted } from '../database/commit-signal.ts';
import type { Broker, BrokerLink } from './broker.ts';
import { SHARD_COUNT, SHARD_LOCK } from './record-event.ts';
import { createStreamCheck } from './stream-check.ts';
import { subjectOf } from './subjects.ts';

const POLL_EVERY_MS = 500;
const BATCH = 500;
/** Events that are committed within this time are published in one batch. */
const GATHER_MS = 15;
/** Shards that another relay has locked are polled again after that time, at most so many times in a row. */
const SOON_POLLS = 10;
/**
 * Ranges of shards that publish a backlog in parallel, so that the connection to the broker is never idle. Each takes a database
 * connection.
 */
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
  /** Milliseconds between polls when this process commits no event; 500 unless given. */
  lookEveryMs?: number;
  /** Milliseconds between comparisons of the streams with their records in the database; see `createStreamCheck`. */
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

/** Publishes one aggregate's events in order; those after a failure wait for the next poll. */
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

/** State of one poll of the outbox. */
interface Poll {
  /** Aggregates with an event that could not be published, and its error: they are skipped until the next poll. */
  failed: Map<string, unknown>;
  /** Whether another relay had locked some of the shards. */
  missed: boolean;
}

interface BatchResult {
  /** Whether unpublished events may remain. */
  more: boolean;
  sent: number;
}

/** The first and the last of some shards. */
type Range = readonly [number, number];

/**
 * Publishes one batch from those shards of a range that no other relay has locked. Rows are selected by `published_at is null`, not by
 * a cursor, so one whose transaction commits late is found too. The select is a statement of its own after the locks, so that its
 * snapshot contains what the previous holder of the locks marked as published.
 */
async function relayBatch(tx: Knex, link: BrokerLink, namespace: string, [first, last]: Range, look: Poll): Promise<BatchResult> {
  const locks = await tx
    .raw<{ rows: { shard: number }[] }>(
      'select shard from generate_series(?::integer, ?::integer) as shard where pg_try_advisory_xact_lock(?, shard)',
      [first, last, SHARD_LOCK],
    )
    .options({ name: 'lock_shards' });
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
 * Publishes the unpublished events and returns whether another relay had locked some shards. The first batch takes from all shards,
 * because a batch costs the same however few events it has; when it was full, ranges of shards are published in parallel.
 * @throws the first publishing error, after the rest was tried
 */
export async function relayOnce(db: Knex, link: BrokerLink, namespace: string): Promise<boolean> {
  const look: Poll = { failed: new Map(), missed: false };
  const send = (range: Range) => db.transaction((tx) => relayBatch(tx, link, namespace, range, look));
  const { more } = await send([0, SHARD_COUNT - 1]);
  if (more) {
    const emptied = await Promise.allSettled(
      LANES.map(async (range) => {
        // When nothing of a full batch could be sent, the broker is the cause.
        for (let result = await send(range); result.more && result.sent > 0; ) result = await send(range);
      }),
    );
    const broken = emptied.find((lane) => lane.status === 'rejected');
    if (broken) throw broken.reason;
  }
  const [failure] = look.failed.values();
  if (failure !== undefined) throw failure;
  return look.missed;
}

/** Publishes the outbox until stopped. Any number of relays may run at once, in this process or others. */
export function startRelay({ db, broker, log, lookEveryMs = POLL_EVERY_MS, checkEveryMs }: RelayOptions): Relay {
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
    let soonPolls = 0;
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      let missed = false;
      try {
        missed = await look();
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ event: 'outbox.not-published', err: error }, 'the outbox could not be published; it is retried');
        // Streams may be gone with a server that came back empty.
        streams.makeDue();
      }
      // The relay that had locked a shard may have read it before the latest commit.
      soonPolls = missed && soonPolls < SOON_POLLS ? soonPolls + 1 : 0;
      const waitMs = soonPolls > 0 ? 0 : lookEveryMs;
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
