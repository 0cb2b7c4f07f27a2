import type { EventType } from '@meowtale/contracts/events/index';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { streamOf } from '../events/subjects.ts';
import { testNats } from './env.ts';

async function withManager(work: (manager: JetStreamManager) => Promise<unknown>): Promise<void> {
  const connection = await connect({ servers: testNats() });
  try {
    await work(await jetstreamManager(connection));
  } finally {
    await connection.close();
  }
}

/** Purges the stream of a type, which itself remains, so that acknowledged events are lost silently. */
export function emptyStream(namespace: string, type: EventType): Promise<void> {
  return withManager((manager) => manager.streams.purge(streamOf(namespace, type)));
}

/** Deletes the stream of a type with its consumers, as if the broker's store was wiped. */
export function deleteStream(namespace: string, type: EventType): Promise<void> {
  return withManager((manager) => manager.streams.delete(streamOf(namespace, type)));
}
