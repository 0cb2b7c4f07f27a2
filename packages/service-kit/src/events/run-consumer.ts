import { setTimeout as wait } from 'node:timers/promises';
import {
  AckPolicy,
  type ConsumerConfig,
  type ConsumerMessages,
  DeliverPolicy,
  JetStreamApiError,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { Broker } from './broker.ts';
import { type AnyConsumer, isBatch } from './consumer.ts';
import { batchMessages, serializeByAggregate } from './dispatch.ts';
import { settleBatch, settleMessage } from './settle-message.ts';
import { filterOf, streamOf } from './subjects.ts';

const RETRY_MS = 1000;
/** The server's code for a consumer of that name with other settings. */
const CONSUMER_EXISTS = 10_148;
/** Unacknowledged messages of a killed process are delivered again after this long (TRUST 1: ten seconds). */
const ACK_WAIT_MS = 6000;
/** How often the server is notified that unacknowledged messages are still being handled. */
const BEAT_MS = 2000;
/** Messages handled at once, and as many more prefetched; each that is handled may use a database connection. */
const PREFETCH = 12;
/** The same for batch consumers, which use one connection. */
const BATCH = 200;
/** How many of a failed batch are handled one by one at the same time; each may use a database connection. */
const APART = 8;

export interface RunningConsumer {
  stop(): Promise<void>;
}

export interface ConsumerContext {
  service: string;
  db: Knex;
  broker: Broker;
  log: FastifyBaseLogger;
}

/** Returns the durable name, which is the same in all replicas of a service, so that they share the work. */
function durableName(context: ConsumerContext, consumer: AnyConsumer): string {
  return [context.broker.namespace, context.service, consumer.name]
    .filter(Boolean)
    .join('_')
    .replaceAll(/[^\w-]/g, '-');
}

/** Creates the durable consumer, or updates the settings of one that an earlier release created. */
async function ensureConsumer(manager: JetStreamManager, stream: string, config: Partial<ConsumerConfig> & { durable_name: string }) {
  try {
    await manager.consumers.add(stream, config);
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== CONSUMER_EXISTS) throw error;
    await manager.consumers.update(stream, config.durable_name, config);
  }
}

async function openMessages(context: ConsumerContext, consumer: AnyConsumer): Promise<ConsumerMessages> {
  const { broker } = context;
  const { client, manager } = await broker.link();
  await broker.ensureStreams();
  const stream = streamOf(broker.namespace, consumer.event);
  const durable = durableName(context, consumer);
  await ensureConsumer(manager, stream, {
    durable_name: durable,
    filter_subject: filterOf(broker.namespace, consumer.event),
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: ACK_WAIT_MS * 1_000_000,
    // We count deliveries ourselves, so that after the last one a dead letter is saved.
    max_deliver: -1,
  });
  const pull = await client.consumers.get(stream, durable);
  return pull.consume({ max_messages: isBatch(consumer) ? BATCH : PREFETCH, abort_on_missing_resource: true });
}

async function work(messages: ConsumerMessages, consumer: AnyConsumer, context: ConsumerContext, stopping: AbortSignal): Promise<void> {
  const { db, log, broker } = context;
  const inHand = new Map<JsMsg, Promise<void>>();
  const settling = { db, log, stopping };
  const settleOne = async (message: JsMsg) => {
    try {
      // Messages of a failed batch that still wait for a slot when the service ends are left to the next process.
      if (isBatch(consumer) && stopping.aborted) message.nak();
      else await settleMessage(message, consumer, settling);
    } catch (error) {
      // Neither handled nor saved as a dead letter: the server delivers it again after the ack wait.
      log.error(
        { event: 'consumer.not-settled', err: error, consumer: consumer.name },
        'an event was not settled; it will be delivered again',
      );
    }
  };
  const inTurn = limitConcurrency(APART);
  const settle = isBatch(consumer)
    ? batchMessages(
        (batch) => settleBatch(batch, consumer, settling),
        (message) => inTurn(() => settleOne(message)),
      )
    : serializeByAggregate(settleOne);
  const most = isBatch(consumer) ? BATCH : PREFETCH;
  const beat = setInterval(() => {
    if (broker.isUp()) for (const message of inHand.keys()) message.working();
  }, BEAT_MS);
  try {
    for await (const message of messages) {
      inHand.set(
        message,
        settle(message).finally(() => inHand.delete(message)),
      );
      if (inHand.size >= most) await Promise.race(inHand.values());
    }
    await Promise.all(inHand.values());
  } finally {
    clearInterval(beat);
  }
}

/** Consumes until stopped; opens the consumer again after any error. */
export function runConsumer(consumer: AnyConsumer, context: ConsumerContext): RunningConsumer {
  const stopping = new AbortController();
  let messages: ConsumerMessages | undefined;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        messages = await openMessages(context, consumer);
        if (stopping.signal.aborted) messages.stop();
        await work(messages, consumer, context, stopping.signal);
      } catch (error) {
        if (!stopping.signal.aborted)
          context.log.warn({ event: 'consumer.restarted', err: error, consumer: consumer.name }, 'a consumer was restarted after an error');
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
