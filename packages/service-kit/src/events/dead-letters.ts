import type { Envelope } from '@meowtale/contracts/events/index';
import type { Knex } from 'knex';
import { inTransaction } from '../database/in-transaction.ts';
import { DomainError } from '../errors.ts';
import { type AnyConsumer, deliver, type Outcome, parseEnvelope, saveDeadLetter } from './consumer.ts';

export interface DeadLetter {
  id: string;
  consumer: string;
  event_id: string;
  envelope: Envelope;
  error: string;
  deliveries: number;
  failed_at: Date;
  replayed_at: Date | null;
}

/** Returns the dead letters that wait for staff, oldest first; at most 100. */
export function listDeadLetters(db: Knex): Promise<DeadLetter[]> {
  return db<DeadLetter>('dead_letters').whereNull('replayed_at').orderBy('failed_at').limit(100);
}

/**
 * Handles a dead letter again, once: of two concurrent replays the second is rejected. `note` runs in the same transaction, for the
 * audit entry.
 * @throws DomainError `404` when none with that id waits; the consumer's error, and then it still waits
 */
export function replayDeadLetter(
  db: Knex,
  consumers: readonly AnyConsumer[],
  id: string,
  note?: (tx: Knex, letter: DeadLetter) => Promise<void>,
): Promise<Outcome> {
  return inTransaction(db, async (tx) => {
    const letter = await tx<DeadLetter>('dead_letters').where({ id }).whereNull('replayed_at').forUpdate().first();
    const consumer = consumers.find(({ name }) => name === letter?.consumer);
    if (!letter || !consumer) throw new DomainError('404');
    const outcome = await deliver(tx, consumer, letter.envelope);
    await note?.(tx, letter);
    await tx<DeadLetter>('dead_letters')
      .where({ id })
      .update({ replayed_at: tx.raw('clock_now()') as unknown as Date });
    return outcome;
  });
}

/**
 * Handles an event that was delivered so often that its handling may crash the process: it is a dead letter while it is handled, and
 * stays one when the process crashes again. @throws when it is one already; the consumer's error, and then it stays a dead letter
 */
export async function handleAsDeadLetter(db: Knex, consumer: AnyConsumer, value: unknown, deliveries: number): Promise<Outcome> {
  const fault = new Error('its handling never came to an end');
  const { id: eventId } = parseEnvelope(consumer.event, value);
  const found = () => db<DeadLetter>('dead_letters').where({ consumer: consumer.name, event_id: eventId }).whereNull('replayed_at').first();
  if (await found()) throw fault;
  await saveDeadLetter(db, consumer, value, fault, deliveries);
  return replayDeadLetter(db, [consumer], (await found())?.id ?? '');
}

/** A dead letter as staff see it, without the event's payload. */
export interface DeadLetterView extends Pick<DeadLetter, 'id' | 'consumer' | 'error' | 'deliveries' | 'failed_at'> {
  event: string;
  aggregate_id: string;
}

const FAULT_MAX = 300;

/** Returns the waiting dead letters as staff see them: without payloads, and of each error its first 300 characters. */
export async function deadLetterViews(db: Knex): Promise<DeadLetterView[]> {
  return (await listDeadLetters(db)).map(({ id, consumer, envelope, error, deliveries, failed_at }) => ({
    ...{ id, consumer, deliveries, failed_at },
    error: error.slice(0, FAULT_MAX),
    event: envelope?.type ?? '',
    aggregate_id: envelope?.aggregateId ?? '',
  }));
}
