import type { EventType } from '@meowtale/contracts/events/index';
import type { Knex } from 'knex';
import { noteEventIn } from '../database/commit-signal.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { SHARD_COUNT, SHARD_LOCK } from './record-event.ts';
import { EVENT_TYPES } from './subjects.ts';

/** Rows per statement, which must end within the statement time-out. */
const BATCH = 5000;

export interface RepublishOptions {
  /** All unless given. */
  types?: readonly EventType[];
  /** Leaves out facts that occurred before; states are never left out. Nothing is left out unless given. */
  since?: Date;
}

interface Batch {
  marked: number;
  aggregate_id: string;
  seq: number;
}

/**
 * Marks retained events as unpublished, so that relays publish them again: facts, and of state events the last of each aggregate,
 * which is retained for ever. Consumers skip what they have handled, and the broker what it received within its duplicate window.
 * Returns how many events will be published.
 */
export function republish(db: Knex, { types = EVENT_TYPES, since }: RepublishOptions = {}): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockShards(tx);
    let marked = 0;
    for (const type of types) marked += await markUnpublished(tx, type, since);
    noteEventIn(tx);
    return marked;
  });
}

/**
 * Locks all shards until the transaction ends, so that no relay publishes: otherwise a newer state that is published meanwhile
 * would be followed by the older one, which would then be the last in the stream.
 */
export async function lockShards(tx: Knex.Transaction): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(?, shard) from generate_series(0, ?::integer) as shard', [SHARD_LOCK, SHARD_COUNT - 1]);
}

async function markUnpublished(tx: Knex, type: EventType, since?: Date): Promise<number> {
  let marked = 0;
  for (let last: Batch | undefined = { marked: 0, aggregate_id: '', seq: 0 }; last; ) {
    const { rows }: { rows: Batch[] } = await tx.raw(MARK_BATCH, [type, last.aggregate_id, last.seq, BATCH, since ?? '-infinity']);
    last = rows[0];
    marked += last?.marked ?? 0;
  }
  return marked;
}

/**
 * Pages through the index `outbox_of_aggregate`. Leaves out facts older than 28 days: inbox rows are deleted after 30 days, so an older
 * fact could be handled twice. Returns how many were marked and the last row that was read, or no row at the end. */
const MARK_BATCH = `
  with batch as (
    select id, type, aggregate_id, seq from outbox where type = ? and (aggregate_id, seq) > (?, ?)
    order by aggregate_id, seq limit ?
  ), marked as (
    update outbox as event set published_at = null from batch
    where event.id = batch.id and event.published_at is not null and case when event.is_state
      then not exists (select from outbox newer
        where newer.type = event.type and newer.aggregate_id = event.aggregate_id and newer.seq > event.seq)
      else event.occurred_at >= ?::timestamptz and event.occurred_at > clock_now() - interval '28 days' end
    returning event.id
  )
  select (select count(*) from marked) as marked, aggregate_id, seq from batch order by aggregate_id desc, seq desc limit 1`;
