import type { FastifyBaseLogger } from 'fastify';
import { openBroker } from './broker.ts';

export interface BroadcastOptions {
  url: string;
  name: string;
  subject: string;
  log: FastifyBaseLogger;
  /** Called with each message of another process; a message that isn't JSON is logged and dropped. */
  hear(message: unknown): void;
  /** See `BrokerOptions`. */
  patience?: number;
}

/** Messages between the processes of one kind, over core NATS: none is stored or redelivered. */
export interface Broadcast {
  isUp(): boolean;
  /** Sends to the other processes; drops the message while NATS is away. */
  send(message: object): void;
  close(): Promise<void>;
}

/** Connects to NATS in the background and retries until closed. */
export function openBroadcast({ url, name, subject, log, hear, patience = 1 }: BroadcastOptions): Broadcast {
  const broker = openBroker({ url, name, namespace: '', replicas: 1, log, patience });
  const linked = broker.link().then(({ connection }) => {
    connection.subscribe(subject, {
      callback: (_error, message) => {
        try {
          hear(message.json());
        } catch (err) {
          log.warn({ event: 'broadcast.unreadable', subject, err }, 'a message of another process could not be read');
        }
      },
    });
    return connection;
  });
  let connection: Awaited<typeof linked> | undefined;
  linked.then(
    (link) => {
      connection = link;
    },
    () => undefined,
  );
  return {
    isUp: () => connection !== undefined && broker.isUp(),
    send(message) {
      if (connection && broker.isUp()) connection.publish(subject, JSON.stringify(message));
    },
    close: () => broker.close(),
  };
}
