import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { prune } from '../database/prune.ts';
import { type Broker, openBroker } from './broker.ts';
import type { AnyConsumer } from './consumer.ts';
import { startRelay } from './relay.ts';
import { runConsumer } from './run-consumer.ts';

const PRUNE_EVERY_MS = 3_600_000;

export interface EventsOptions {
  service: string;
  db: Knex;
  natsUrl: string;
  replicas?: number;
  namespace?: string;
  consumers: readonly AnyConsumer[];
  /** The service's own statements for the hourly pruning; see `prune`. */
  pruning?: readonly string[];
  /** See `BrokerOptions`. */
  patience?: number;
  /** See `createStreamCheck`. */
  streamCheckEveryMs?: number;
  log: FastifyBaseLogger;
}

export interface RunningEvents {
  broker: Broker;
  stop(): Promise<void>;
}

/** Starts the relay, the consumers and the hourly pruning. Neither waits for NATS nor fails without it. */
export function startEvents({
  service,
  db,
  natsUrl,
  replicas = 1,
  namespace = '',
  consumers,
  pruning = [],
  patience = 1,
  streamCheckEveryMs,
  log,
}: EventsOptions): RunningEvents {
  const broker = openBroker({ url: natsUrl, name: service, namespace, replicas, log, patience });
  const relay = startRelay({ db, broker, log, ...(streamCheckEveryMs !== undefined && { checkEveryMs: streamCheckEveryMs }) });
  const running = [relay, ...consumers.map((consumer) => runConsumer(consumer, { service, db, broker, log }))];
  const hourly = setInterval(() => {
    prune(db, pruning).catch((error: unknown) => log.warn({ event: 'rows.not-pruned', err: error }, 'old rows were not pruned'));
  }, PRUNE_EVERY_MS).unref();
  return {
    broker,
    async stop() {
      clearInterval(hourly);
      // Loops that wait for a connection end only when the broker closes; with a connection they finish their work first.
      if (!broker.isUp()) await broker.close();
      await Promise.all(running.map((part) => part.stop()));
      await broker.close();
    },
  };
}
