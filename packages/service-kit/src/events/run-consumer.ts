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
import { atMost } from '../at-most.ts';
import type { Broker } from './broker.ts';
import { type AnyConsumer, isBatch } from './consumer.ts';
import { settleBatch, settleMessage } from './settle-message.ts';
import { filterOf, streamOf } from './subjects.ts';
import { side, together } from './turns.ts';

const RETRY_MS = 1000;
/** The server's code for a consumer of that name with other settings. */
const CONSUMER_EXISTS = 10_148;
/** What a service that was killed had in hand is delivered again after this long (TRUST 1: ten seconds). */
const ACK_WAIT_MS = 6000;
/** How often the server hears that what is in hand is being worked on. */
const BEAT_MS = 2000;
/** Messages in hand at once, and as many more on their way; each in hand may hold a database connection. */
const PREFETCH = 12;
/** The same where they are handled together, on one connection. */
const BATCH = 200;
/** Of those, so many at once are handled by themselves after all; each may hold a database connection. */
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

/** The durable name: the service's and the consumer's, so that copies of a service share the work. */
function durableName(context: ConsumerContext, consumer: AnyConsumer): string {
  return [context.broker.namespace, context.service, consumer.name]
    .filter(Boolean)
    .join('_')
    .replaceAll(/[^\w-]/g, '-');
}

/** Makes the durable consumer, or brings one that an earlier release made to what this one waits. */
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
    // Deliveries are counted by us, so that the last one leaves a dead letter behind.
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
      // Of those handled together, what waits for a turn of its own when the service ends is left to whoever comes next.
      if (isBatch(consumer) && stopping.aborted) message.nak();
      else await settleMessage(message, consumer, settling);
    } catch (error) {
      // Neither handled nor buried: the server delivers it again when its time to answer is over.
      log.error({ err: error, consumer: consumer.name }, 'an event was left for its next delivery');
    }
  };
  const inTurn = atMost(APART);
  const settle = isBatch(consumer)
    ? together(
        (batch) => settleBatch(batch, consumer, settling),
        (message) => inTurn(() => settleOne(message)),
      )
    : side(settleOne);
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

/** Consumes until stopped; whatever happens to NATS, it looks for it again. */
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
