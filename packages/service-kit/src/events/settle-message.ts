import { setTimeout as wait } from 'node:timers/promises';
import type { JsMsg } from '@nats-io/jetstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { databaseAnswers, isDatabaseAway } from '../database/database-away.ts';
import { type AnyBatchConsumer, type AnyConsumer, buryLetter, DEFAULT_BACKOFF_MS, deliver, deliverAll } from './consumer.ts';
import { handleSuspect } from './dead-letters.ts';

const LOOK_EVERY_MS = 1000;
/**
 * A message whose handling kills the process, or the database's own, is never seen to fail: after this many times its
 * deliveries it is handled as a suspect.
 */
const CRASH_FACTOR = 3;

export interface SettleContext {
  db: Knex;
  log: FastifyBaseLogger;
  /** Aborted when the service ends: what waits for the database is left to whoever comes next. */
  stopping: AbortSignal;
}

function readJson(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return null;
  }
}

/** Waits `pauseMs`, and then until the database answers. */
async function untilDatabaseAnswers(pauseMs: number, { db, stopping }: SettleContext): Promise<void> {
  await wait(pauseMs, undefined, { signal: stopping });
  while (!(await databaseAnswers(db))) await wait(LOOK_EVERY_MS, undefined, { signal: stopping });
}

/** Handles a message. An outage of the database, however long, is no try: the message waits in hand until it is over. */
async function handle(message: JsMsg, consumer: AnyConsumer, value: unknown, context: SettleContext): Promise<void> {
  const backoff = consumer.backoffMs ?? DEFAULT_BACKOFF_MS;
  const mostTries = (backoff.length + 1) * CRASH_FACTOR;
  const { deliveryCount } = message.info;
  if (deliveryCount > mostTries) return void (await handleSuspect(context.db, consumer, value, deliveryCount));
  for (let outages = 0; ; outages += 1) {
    try {
      return void (await deliver(context.db, consumer, value));
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (outages === mostTries) throw new Error('the database went away each time it was handled', { cause: error });
      context.log.warn({ err: error, consumer: consumer.name }, 'an event waits for the database');
      await untilDatabaseAnswers(backoff[Math.min(outages, backoff.length - 1)] ?? LOOK_EVERY_MS, context);
    }
  }
}

/** Handles a message and tells the server: done, again after the consumer's backoff, or done because it is a dead letter now. */
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
      log.warn({ err: error, consumer: consumer.name, deliveries }, 'an event could not be handled yet');
      return message.nak(backoff[deliveries - 1]);
    }
    await buryLetter(db, consumer, value, error, deliveries);
    log.error({ err: error, consumer: consumer.name, deliveries }, 'an event became a dead letter');
    message.ack();
  }
}

/**
 * Handles what came in together by one transaction, and answers whether it did. Where it didn't, whatever was wrong with one of
 * them or with the database, each is to be handled by itself, where its tries are counted.
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
    log.warn({ err: error, consumer: consumer.name, events: messages.length }, 'events could not be handled together');
    return false;
  }
}
