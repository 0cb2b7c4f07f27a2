import { setTimeout as wait } from 'node:timers/promises';
import type { JsMsg } from '@nats-io/jetstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { databaseResponds, isDatabaseAway } from '../database/database-away.ts';
import { type AnyBatchConsumer, type AnyConsumer, DEFAULT_BACKOFF_MS, deliver, deliverAll, saveDeadLetter } from './consumer.ts';
import { handleAsDeadLetter } from './dead-letters.ts';

const POLL_EVERY_MS = 1000;
/**
 * A message whose handling crashes the process, or PostgreSQL's backend, never reports a failure: after this many times the
 * regular number of deliveries it is handled as a suspect.
 */
const CRASH_FACTOR = 3;

export interface SettleContext {
  db: Knex;
  log: FastifyBaseLogger;
  /** Aborted when the service ends: messages that wait for the database are left to the next process. */
  stopping: AbortSignal;
}

function readJson(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return null;
  }
}

/** Waits `pauseMs`, and then until the database responds. */
async function untilDatabaseResponds(pauseMs: number, { db, stopping }: SettleContext): Promise<void> {
  await wait(pauseMs, undefined, { signal: stopping });
  while (!(await databaseResponds(db))) await wait(POLL_EVERY_MS, undefined, { signal: stopping });
}

/** Handles a message. A database outage doesn't count as a try: the message waits, unacknowledged, until it is over. */
async function handle(message: JsMsg, consumer: AnyConsumer, value: unknown, context: SettleContext): Promise<void> {
  const backoff = consumer.backoffMs ?? DEFAULT_BACKOFF_MS;
  const mostTries = (backoff.length + 1) * CRASH_FACTOR;
  const { deliveryCount } = message.info;
  if (deliveryCount > mostTries) return void (await handleAsDeadLetter(context.db, consumer, value, deliveryCount));
  for (let outages = 0; ; outages += 1) {
    try {
      return void (await deliver(context.db, consumer, value));
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (outages === mostTries) throw new Error('the database went away each time it was handled', { cause: error });
      context.log.warn({ event: 'consumer.database-away', err: error, consumer: consumer.name }, 'an event waits for the database');
      await untilDatabaseResponds(backoff[Math.min(outages, backoff.length - 1)] ?? POLL_EVERY_MS, context);
    }
  }
}

/**
 * Handles a message, then acknowledges it, or asks for redelivery after the consumer's backoff, or saves a dead letter and acknowledges it.
 */
export async function settleMessage(message: JsMsg, consumer: AnyConsumer, context: SettleContext): Promise<void> {
  const { db, log, stopping } = context;
  const backoff = consumer.backoffMs ?? DEFAULT_BACKOFF_MS;
  const deliveries = message.info.deliveryCount;
  const value = readJson(message);
  try {
    await handle(message, consumer, value, context);
    message.ack();
  } catch (error) {
    if (stopping.aborted) return message.nak();
    if (deliveries <= backoff.length) {
      log.warn({ event: 'consumer.failed', err: error, consumer: consumer.name, deliveries }, 'an event failed and is retried');
      return message.nak(backoff[deliveries - 1]);
    }
    await saveDeadLetter(db, consumer, value, error, deliveries);
    log.error({ event: 'consumer.dead-letter', err: error, consumer: consumer.name, deliveries }, 'an event became a dead letter');
    message.ack();
  }
}

/**
 * Handles a batch in one transaction and returns whether that succeeded. If not, for whatever reason, the caller must handle each
 * message by itself, where its tries are counted.
 */
export async function settleBatch(
  messages: readonly JsMsg[],
  consumer: AnyBatchConsumer,
  { db, log }: Omit<SettleContext, 'stopping'>,
): Promise<boolean> {
  try {
    await deliverAll(db, consumer, messages.map(readJson));
    for (const message of messages) message.ack();
    return true;
  } catch (error) {
    log.warn(
      { event: 'consumer.batch-failed', err: error, consumer: consumer.name, events: messages.length },
      'events could not be handled as a batch',
    );
    return false;
  }
}
