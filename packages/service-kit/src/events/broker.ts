import { setTimeout as wait } from 'node:timers/promises';
import {
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import { type Namespace, type StreamPlan, streamPlans } from './subjects.ts';

const CONNECT_TIMEOUT_MS = 2000;
const RETRY_MS = 500;
const REQUEST_TIMEOUT_MS = 5000;
const PUBLISH_TIMEOUT_MS = 3000;

export interface BrokerOptions {
  url: string;
  name: string;
  namespace: Namespace;
  replicas: number;
  log: FastifyBaseLogger;
  /** How many times as long connecting, a request and a publish may take; 1 unless given. Tests run on busy machines. */
  patience?: number;
}

export interface BrokerLink {
  /** For what needs no stream. */
  connection: NatsConnection;
  client: JetStreamClient;
  manager: JetStreamManager;
  /** How long a publish waits for its acknowledgement. */
  publishTimeoutMs: number;
}

/** The way to NATS. It is looked for in the background and for ever: a service starts and serves without it. */
export interface Broker {
  readonly namespace: Namespace;
  isUp(): boolean;
  /** Resolves once connected; rejects only when the broker is closed first. */
  link(): Promise<BrokerLink>;
  /** Makes what streams are missing; safe to race. */
  ensureStreams(): Promise<void>;
  close(): Promise<void>;
}

async function ensureStream(manager: JetStreamManager, plan: StreamPlan, replicas: number): Promise<void> {
  const wanted = { ...plan, retention: RetentionPolicy.Limits, storage: StorageType.File, num_replicas: replicas };
  try {
    const { config } = await manager.streams.info(plan.name);
    // An older release knows fewer subjects: it must not take away what a newer one has added.
    const subjects = [...new Set([...config.subjects, ...plan.subjects])];
    if (subjects.length > config.subjects.length) await manager.streams.update(plan.name, { ...config, subjects });
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== JetStreamApiCodes.StreamNotFound) throw error;
    await manager.streams.add(wanted);
  }
}

/** Starts looking for NATS at once. */
export function openBroker({ url, name, namespace, replicas, log, patience = 1 }: BrokerOptions): Broker {
  let closed = false;
  let up = false;
  let connection: NatsConnection | undefined;
  const abort = new AbortController();

  /** The client mends a lost connection by itself; this only follows whether there is one now. */
  async function follow(followed: NatsConnection): Promise<void> {
    up = true;
    for await (const { type } of followed.status()) {
      if (type === 'disconnect') up = false;
      if (type === 'reconnect') up = true;
    }
    up = false;
  }

  async function connectForEver(): Promise<BrokerLink> {
    for (let attempt = 0; !closed; attempt += 1) {
      try {
        connection = await connect({
          servers: url,
          name,
          maxReconnectAttempts: -1,
          reconnectTimeWait: RETRY_MS,
          timeout: CONNECT_TIMEOUT_MS * patience,
        });
        if (closed) break;
        void follow(connection);
        log.info('connected to NATS');
        return {
          connection,
          client: jetstream(connection, { timeout: REQUEST_TIMEOUT_MS * patience }),
          manager: await jetstreamManager(connection, { checkAPI: false, timeout: REQUEST_TIMEOUT_MS * patience }),
          publishTimeoutMs: PUBLISH_TIMEOUT_MS * patience,
        };
      } catch (error) {
        if (attempt === 0) log.warn({ err: error }, 'NATS cannot be reached yet; it is tried again until it is');
        await wait(RETRY_MS, undefined, { signal: abort.signal }).catch(() => undefined);
      }
    }
    await connection?.close();
    throw new Error('the broker was closed');
  }

  const linked = connectForEver();
  linked.catch(() => undefined);
  return {
    namespace,
    isUp: () => up,
    link: () => linked,
    async ensureStreams() {
      const { manager } = await linked;
      for (const plan of streamPlans(namespace)) await ensureStream(manager, plan, replicas);
    },
    async close() {
      closed = true;
      abort.abort();
      if (connection && !connection.isClosed()) await connection.close();
    },
  };
}
