import { setTimeout as wait } from 'node:timers/promises';
import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import type { Broker } from './broker.ts';
import { type AnyConsumer, buryLetter, DEFAULT_BACKOFF_MS, deliver } from './consumer.ts';
import { filterOf, streamOf } from './subjects.ts';

const RETRY_MS = 1000;
const ACK_WAIT_MS = 30_000;
/** Messages in hand at once; each may hold a database connection. */
const PREFETCH = 12;
/** A message whose handling kills the process is never seen to fail: after this many times its deliveries it is buried unseen. */
const CRASH_FACTOR = 3;
/** The database is away or going: no fault of the message, which then waits as long as it takes. */
const DATABASE_AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[1-3]|08\w{3}|53300)$/;

export interface RunningConsumer {
  stop(): Promise<void>;
}

export interface ConsumerContext {
  service: string;
  db: Knex;
  broker: Broker;
  log: FastifyBaseLogger;
}

function isDatabaseAway(error: unknown): boolean {
  const { code, name, message } = (error ?? {}) as { code?: string; name?: string; message?: string };
  return DATABASE_AWAY.test(code ?? '') || name === 'KnexTimeoutError' || message === 'Connection terminated unexpectedly';
}

function readJson(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return null;
  }
}

async function settle(message: JsMsg, consumer: AnyConsumer, { db, log }: ConsumerContext): Promise<void> {
  const backoff = consumer.backoffMs ?? DEFAULT_BACKOFF_MS;
  const deliveries = message.info.deliveryCount;
  const value = readJson(message);
  try {
    if (deliveries > (backoff.length + 1) * CRASH_FACTOR) throw new Error('its handling never came to an end');
    message.working();
    await deliver(db, consumer, value);
    message.ack();
  } catch (error) {
    if (deliveries <= backoff.length || isDatabaseAway(error)) {
      log.warn({ err: error, consumer: consumer.name, deliveries }, 'an event could not be handled yet');
      message.nak(backoff[Math.min(deliveries, backoff.length) - 1] ?? RETRY_MS);
      return;
    }
    await buryLetter(db, consumer, value, error, deliveries);
    log.error({ err: error, consumer: consumer.name, deliveries }, 'an event became a dead letter');
    message.ack();
  }
}

/** The durable name: the service's and the consumer's, so that copies of a service share the work. */
function durableName(context: ConsumerContext, consumer: AnyConsumer): string {
  return [context.broker.namespace, context.service, consumer.name]
    .filter(Boolean)
    .join('_')
    .replaceAll(/[^\w-]/g, '-');
}

async function openMessages(context: ConsumerContext, consumer: AnyConsumer): Promise<ConsumerMessages> {
  const { broker } = context;
  const { client, manager } = await broker.link();
  await broker.ensureStreams();
  const stream = streamOf(broker.namespace, consumer.event);
  const durable = durableName(context, consumer);
  await manager.consumers.add(stream, {
    durable_name: durable,
    filter_subject: filterOf(broker.namespace, consumer.event),
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: ACK_WAIT_MS * 1_000_000,
    // Deliveries are counted by us, so that the last one leaves a dead letter behind.
    max_deliver: -1,
  });
  const pull = await client.consumers.get(stream, durable);
  return pull.consume({ max_messages: PREFETCH, abort_on_missing_resource: true });
}

/** Handles one aggregate's messages one after the other, different aggregates' side by side. */
async function work(messages: ConsumerMessages, consumer: AnyConsumer, context: ConsumerContext): Promise<void> {
  const tails = new Map<string, Promise<void>>();
  for await (const message of messages) {
    const before = tails.get(message.subject) ?? Promise.resolve();
    const tail = before
      .then(() => settle(message, consumer, context))
      // Neither handled nor buried: the server delivers it again when its time to answer is over.
      .catch((error: unknown) => context.log.error({ err: error, consumer: consumer.name }, 'an event was left for its next delivery'))
      .finally(() => tails.get(message.subject) === tail && tails.delete(message.subject));
    tails.set(message.subject, tail);
  }
  await Promise.all(tails.values());
}

/** Consumes until stopped; whatever happens to NATS, it looks for it again. */
export function runConsumer(consumer: AnyConsumer, context: ConsumerContext): RunningConsumer {
  const stopping = new AbortController();
  let messages: ConsumerMessages | undefined;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        messages = await openMessages(context, consumer);
        if (stopping.signal.aborted) messages.stop();
        await work(messages, consumer, context);
      } catch (error) {
        if (!stopping.signal.aborted) context.log.warn({ err: error, consumer: consumer.name }, 'the consumer starts again');
      }
      await wait(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      messages?.stop();
      await running;
    },
  };
}
