import { EVENTS, type EventType } from '@meowtale/contracts/events/index';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { noteEventIn } from './outbox-signal.ts';

/** Relays share the outbox by this many hashes of aggregates. */
export const SHARD_COUNT = 16;

export interface EventOptions<T extends EventType> {
  /** What the event is about; events of one aggregate arrive in the order in which they were committed. */
  aggregateId: string;
  payload: z.input<(typeof EVENTS)[T]['schema']>;
  requestId?: string | null;
}

const AGGREGATE_ID = /^[\w-]+(\.[\w-]+)*$/;

/**
 * Writes an event into the outbox in the command's own transaction; a relay publishes it after the commit.
 * Its id is answered. @throws when the payload doesn't match the schema in contracts, or the aggregate id can't be a subject
 */
export async function recordEvent<T extends EventType>(tx: Knex, type: T, options: EventOptions<T>): Promise<string> {
  const { aggregateId, requestId = null } = options;
  const { kind, version, schema } = EVENTS[type];
  if (!AGGREGATE_ID.test(aggregateId)) throw new Error(`${type}: an aggregate id of letters, digits, -, _ and inner dots is needed`);
  const payload = schema.parse(options.payload);
  const id = uuidv7();
  // Two commands on one aggregate take their numbers in the order in which they commit: the number is drawn once the lock is held.
  await tx.raw(
    `insert into outbox (id, shard, type, version, is_state, aggregate_id, request_id, payload)
     select ?::uuid, abs(hashtext(?) % ${SHARD_COUNT}), ?, ?::integer, ?::boolean, ?, ?, ?::jsonb
     from (select pg_advisory_xact_lock(hashtextextended(?, 0))) as held`,
    [id, aggregateId, type, version, kind === 'state', aggregateId, requestId, JSON.stringify(payload), `event:${aggregateId}`],
  );
  noteEventIn(tx);
  return id;
}
