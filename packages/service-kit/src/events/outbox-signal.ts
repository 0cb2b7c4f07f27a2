import { EventEmitter } from 'node:events';
import type { Knex } from 'knex';

/**
 * Lets the relays of this process look at once when a command of this process has committed events. Relays of other
 * processes find them at their next look; NOTIFY would take an instance-wide lock at each commit.
 */
const signal = new EventEmitter().setMaxListeners(0);
const withEvents = new WeakSet<Knex>();

export function noteEventIn(tx: Knex): void {
  withEvents.add(tx);
}

export function announceCommit(tx: Knex): void {
  if (withEvents.has(tx)) signal.emit('recorded');
}

export function onRecorded(listener: () => void): () => void {
  signal.on('recorded', listener);
  return () => signal.off('recorded', listener);
}
