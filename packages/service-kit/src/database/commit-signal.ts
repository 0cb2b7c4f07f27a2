import { EventEmitter } from 'node:events';
import type { Knex } from 'knex';

/** What a transaction wrote for a relay or worker of this process. */
type Left = 'events' | 'jobs' | 'ends';

/**
 * Wakes the relays and workers of this process when a command of this process has committed something for them. Those of
 * other processes find it at their next poll, because NOTIFY would take an instance-wide lock at each commit.
 */
const signal = new EventEmitter().setMaxListeners(0);
const leftIn = new WeakMap<Knex, Set<Left>>();

function note(tx: Knex, left: Left): void {
  const known = leftIn.get(tx) ?? new Set();
  leftIn.set(tx, known.add(left));
}

export const noteEventIn = (tx: Knex): void => note(tx, 'events');
export const noteJobIn = (tx: Knex): void => note(tx, 'jobs');
export const noteEndIn = (tx: Knex): void => note(tx, 'ends');

export function announceCommit(tx: Knex): void {
  for (const left of leftIn.get(tx) ?? []) signal.emit(left);
}

export function onCommitted(left: Left, listener: () => void): () => void {
  signal.on(left, listener);
  return () => signal.off(left, listener);
}
