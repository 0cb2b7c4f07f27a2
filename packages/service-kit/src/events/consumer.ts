import { type Envelope, EVENTS, type EventPayload, type EventType, envelopeSchema } from '@meowtale/contracts/events/index';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../database/in-transaction.ts';

export interface Consumer<T extends EventType = EventType> {
  /** Unique in its service; it names the durable consumer and the inbox rows, so it never changes. */
  name: string;
  event: T;
  /** Milliseconds before each redelivery of a failed event; it is delivered (length + 1) times. */
  backoffMs?: readonly number[];
  /**
   * Runs in the transaction that also writes the inbox row. When it throws, the event is redelivered, and finally becomes a dead letter.
   */
  handle(tx: Knex.Transaction, envelope: Envelope<EventPayload<T>>): Promise<void>;
}

/** Handles many facts by few statements. The order within a batch must not matter. */
export interface BatchConsumer<T extends EventType = EventType> extends Omit<Consumer<T>, 'handle'> {
  /** Runs in the transaction that also writes the inbox rows. When it throws, each event is handled again by itself. */
  handleAll(tx: Knex.Transaction, envelopes: readonly Envelope<EventPayload<T>>[]): Promise<void>;
}

/** A consumer of any event type, for lists of consumers. */
export type AnyConsumer = Omit<Consumer, 'handle'> & {
  handle(tx: Knex.Transaction, envelope: Envelope<never>): Promise<void>;
  handleAll?(tx: Knex.Transaction, envelopes: readonly Envelope<never>[]): Promise<void>;
};

export const DEFAULT_BACKOFF_MS: readonly number[] = [500, 2000, 5000, 15_000, 60_000, 300_000, 900_000];

/** Defines how this service handles an event. */
export function defineConsumer<T extends EventType>(consumer: Consumer<T>): AnyConsumer {
  return consumer;
}

/**
 * Defines a consumer that handles all waiting events in one transaction. State events can't be batched, because of each
 * aggregate only the newest may be handled. @throws for a state event
 */
export function defineBatchConsumer<T extends EventType>(consumer: BatchConsumer<T>): AnyConsumer {
  if (EVENTS[consumer.event].kind === 'state') throw new Error(`${consumer.name}: states are handled one by one`);
  return { ...consumer, handle: (tx, envelope) => consumer.handleAll(tx, [envelope]) };
}

export type AnyBatchConsumer = AnyConsumer & Required<Pick<AnyConsumer, 'handleAll'>>;

export function isBatch(consumer: AnyConsumer): consumer is AnyBatchConsumer {
  return consumer.handleAll !== undefined;
}

/** Reads an envelope and checks its payload against contracts' schema. @throws when either is invalid */
export function parseEnvelope(type: EventType, value: unknown): Envelope<never> {
  const envelope = envelopeSchema.parse(value);
  return { ...envelope, payload: EVENTS[type].schema.parse(envelope.payload) as never };
}

/** Returns whether this is the newest state of its aggregate that the consumer has seen, and records its revision if so. */
async function isNewest(tx: Knex, consumer: string, envelope: Envelope): Promise<boolean> {
  const revision = (envelope.payload as { revision: number }).revision;
  const { rowCount } = await tx.raw<{ rowCount: number }>(
    `insert into inbox_revisions as seen (consumer, aggregate_id, revision) values (?, ?, ?)
     on conflict (consumer, aggregate_id) do update set revision = excluded.revision where seen.revision < excluded.revision`,
    [consumer, envelope.aggregateId, revision],
  );
  return rowCount > 0;
}

export type Outcome = 'handled' | 'repeated' | 'outdated';

/**
 * Handles one event once: the inbox row and the effect commit together, so a repeated delivery does nothing. An older
 * `revision` of a state event than one already seen is skipped (DESIGN §3).
 */
export function deliver(db: Knex, consumer: AnyConsumer, value: unknown): Promise<Outcome> {
  const envelope = parseEnvelope(consumer.event, value);
  return inTransaction(db, async (tx) => {
    const { rowCount } = await tx.raw<{ rowCount: number }>('insert into inbox (consumer, event_id) values (?, ?) on conflict do nothing', [
      consumer.name,
      envelope.id,
    ]);
    if (rowCount === 0) return 'repeated';
    if (EVENTS[consumer.event].kind === 'state' && !(await isNewest(tx, consumer.name, envelope))) return 'outdated';
    await consumer.handle(tx, envelope);
    return 'handled';
  });
}

/** Handles several events once each, all or none: their inbox rows and their effects commit together. */
export function deliverAll(db: Knex, { name, event, handleAll }: AnyBatchConsumer, values: readonly unknown[]): Promise<void> {
  const envelopes = values.map((value) => parseEnvelope(event, value));
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.raw<{ rows: { event_id: string }[] }>(
      `insert into inbox (consumer, event_id) select ?, id from unnest(?::uuid[]) as id order by id
       on conflict do nothing returning event_id`,
      [name, envelopes.map(({ id }) => id)],
    );
    const fresh = new Set(rows.map((row) => row.event_id));
    // Of an event that occurs twice in the batch, the first is handled.
    const unseen = envelopes.filter(({ id }) => fresh.delete(id));
    if (unseen.length > 0) await handleAll(tx, unseen);
  });
}

/** Saves an event that could not be handled as a dead letter, which staff can see and replay. */
export async function saveDeadLetter(db: Knex, consumer: AnyConsumer, value: unknown, error: unknown, deliveries: number): Promise<void> {
  const envelope = envelopeSchema.safeParse(value);
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  await db.raw(
    `insert into dead_letters (id, consumer, event_id, envelope, error, deliveries) values (?, ?, ?, ?, ?, ?)
     on conflict (consumer, event_id) do update
       set error = excluded.error, deliveries = excluded.deliveries, failed_at = clock_now(), replayed_at = null`,
    [uuidv7(), consumer.name, envelope.data?.id ?? uuidv7(), JSON.stringify(value ?? null), text.slice(0, 2000), deliveries],
  );
}
