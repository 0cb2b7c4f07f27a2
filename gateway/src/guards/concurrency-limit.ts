import type { Caller } from './callers.ts';
import { createSlots } from './slots.ts';

/** Many people share one address. */
const GUESTS_FACTOR = 5;
/** Multiple of the running operations that may wait, for a browser that reopens many tabs at once. */
const WAITING_FACTOR = 10;

export type ConcurrencyLimit = <T>(caller: Caller, operations: number, work: () => Promise<T>) => Promise<T>;

/**
 * Limits the operations that run at once, per person and, five times as many, per address' guests, so that nobody takes all of a
 * service's connections. The rest waits; it throws DomainError `gateway/rate-limited` (429) when too many wait.
 */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const ofPerson = createSlots({ most, mostWaiting: most * WAITING_FACTOR });
  const ofGuests = createSlots({ most: most * GUESTS_FACTOR, mostWaiting: most * GUESTS_FACTOR * WAITING_FACTOR });
  return ({ address, person }, operations, work) =>
    person === null ? ofGuests(address, operations, work) : ofPerson(person, operations, work);
}
