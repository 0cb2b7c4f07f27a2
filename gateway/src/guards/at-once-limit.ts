import type { Caller } from './callers.ts';
import { createTurns } from './turns.ts';

/** Many people share one address. */
const GUESTS_FACTOR = 5;
/** How many times as much as runs at once may wait: the tabs that a browser opens again together. */
const WAITING_FACTOR = 10;

export type AtOnceLimit = <T>(caller: Caller, operations: number, work: () => Promise<T>) => Promise<T>;

/**
 * Runs so many operations of a person at once, and five times as many of an address' guests; the rest waits its turn, so that
 * nobody fills a service's connections alone. What it throws when too much waits is DomainError `gateway/rate-limited` (429).
 */
export function createAtOnceLimit(most: number): AtOnceLimit {
  const ofPerson = createTurns({ most, mostWaiting: most * WAITING_FACTOR });
  const ofGuests = createTurns({ most: most * GUESTS_FACTOR, mostWaiting: most * GUESTS_FACTOR * WAITING_FACTOR });
  return ({ address, person }, operations, work) =>
    person === null ? ofGuests(address, operations, work) : ofPerson(person, operations, work);
}
