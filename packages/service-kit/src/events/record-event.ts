import { EVENTS, type EventType } from '@meowtale/contracts/events/index';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { noteEventIn } from '../database/commit-signal.ts';

/** Number of shards of the outbox, by hash of the aggregate id; `record_events` uses the same number. */
export const SHARD_COUNT = 16;
/** An arbitrary number; with the shard it is the key of the advisory lock under which one relay at a time publishes a shard. */
export const SHARD_LOCK = 7_231_001;

export interface EventOptions<T extends EventType> {
  /** What the event is about; events of one aggregate arrive in the order in which they were committed. */
  aggregateId: string;
  payload: z.input<(typeof EVENTS)[T]['schema']>;
  requestId?: string | null;
}

/** An event as input of the database function `record_events`. */
export interface NewEvent {
  id: string;
  type: EventType;
  version: number;
  is_state: boolean;
  aggregate_id: string;
  request_id: string | null;
  payload: unknown;
}

const AGGREGATE_ID = /^[\w-]+(\.[\w-]+)*$/;

/**
 * Returns an event that isn't recorded yet.
 * @throws when the payload doesn't match the schema in contracts, or the aggregate id can't be a subject
 */
export function newEvent<T extends EventType>(type: T, { aggregateId, payload, requestId = null }: EventOptions<T>): NewEvent {
  const { kind, version, schema } = EVENTS[type];
  if (!AGGREGATE_ID.test(aggregateId)) throw new Error(`${type}: an aggregate id of letters, digits, -, _ and inner dots is needed`);
  return {
    id: uuidv7(),
    type,
    version,
    is_state: kind === 'state',
    aggregate_id: aggregateId,
    request_id: requestId,
    payload: schema.parse(payload),
  };
}

/**
 * Writes an event into the outbox in the command's own transaction; a relay publishes it after the commit.
 * Returns its id. @throws what `newEvent` throws
 */
export async function recordEvent<T extends EventType>(tx: Knex, type: T, options: EventOptions<T>): Promise<string> {
  const event = newEvent(type, options);
  await tx.raw('select record_events(?::jsonb)', [JSON.stringify([event])]).options({ name: 'record_events' });
  noteEventIn(tx);
  return event.id;
}
