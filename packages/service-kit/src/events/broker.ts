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
  type StreamInfo,
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
  /** Multiplies the time-outs of connecting, requests and publishing; 1 unless given. Tests run on busy machines. */
  patience?: number;
}

export interface BrokerLink {
  /** Core NATS, for messages without a stream. */
  connection: NatsConnection;
  client: JetStreamClient;
  manager: JetStreamManager;
  /** How long a publish waits for its acknowledgement. */
  publishTimeoutMs: number;
}

/** A stream's current state in the broker. */
export interface StreamStatus {
  name: string;
  /** When it was created, by the broker's clock: another value means that the stream was created anew. */
  createdAt: string;
  /** Sequence of the last message that it stored. Dropping messages doesn't lower it. */
  lastSeq: number;
}

/** The connection to NATS. It is opened in the background and retried until closed: a service starts and serves without it. */
export interface Broker {
  readonly namespace: Namespace;
  isUp(): boolean;
  /** Number of connections made so far: when it changes, the server may have restarted. */
  connections(): number;
  /** Resolves once connected; rejects only when the broker is closed first. */
  link(): Promise<BrokerLink>;
  /** Creates missing streams and returns the state of all; safe to race. */
  ensureStreams(): Promise<StreamStatus[]>;
  close(): Promise<void>;
}

async function ensureStream(manager: JetStreamManager, plan: StreamPlan, replicas: number): Promise<StreamStatus> {
  const wanted = { ...plan, retention: RetentionPolicy.Limits, storage: StorageType.File, num_replicas: replicas };
  try {
    const info = await manager.streams.info(plan.name);
    // An older release knows fewer subjects: it must not remove those that a newer one added.
    const subjects = [...new Set([...info.config.subjects, ...plan.subjects])];
    if (subjects.length === info.config.subjects.length) return statusOf(info);
    return statusOf(await manager.streams.update(plan.name, { ...info.config, subjects }));
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== JetStreamApiCodes.StreamNotFound) throw error;
    return statusOf(await manager.streams.add(wanted));
  }
}

function statusOf({ config, created, state }: StreamInfo): StreamStatus {
  return { name: config.name, createdAt: created, lastSeq: state.last_seq };
}

/** Connects to NATS in the background and retries until closed. */
export function openBroker({ url, name, namespace, replicas, log, patience = 1 }: BrokerOptions): Broker {
  let closed = false;
  let up = false;
  let connections = 0;
  let connection: NatsConnection | undefined;
  const abort = new AbortController();

  /** Tracks whether the connection is up; the client itself reconnects. */
  async function follow(followed: NatsConnection): Promise<void> {
    const connected = () => {
      up = true;
      connections += 1;
    };
    connected();
    for await (const { type } of followed.status()) {
      if (type === 'disconnect') up = false;
      if (type === 'reconnect') connected();
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
        log.info({ event: 'nats.connected' }, 'connected to NATS');
        return {
          connection,
          client: jetstream(connection, { timeout: REQUEST_TIMEOUT_MS * patience }),
          manager: await jetstreamManager(connection, { checkAPI: false, timeout: REQUEST_TIMEOUT_MS * patience }),
          publishTimeoutMs: PUBLISH_TIMEOUT_MS * patience,
        };
      } catch (error) {
        if (attempt === 0) log.warn({ event: 'nats.unreachable', err: error }, 'NATS cannot be reached yet; retrying');
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
    connections: () => connections,
    link: () => linked,
    async ensureStreams() {
      const { manager } = await linked;
      const found: StreamStatus[] = [];
      for (const plan of streamPlans(namespace)) found.push(await ensureStream(manager, plan, replicas));
      return found;
    },
    async close() {
      closed = true;
      abort.abort();
      if (connection && !connection.isClosed()) await connection.close();
    },
  };
}
