import { assertOutsideTransaction } from '@meowtale/service-kit';
import type { Storage } from './storage.ts';

/** Returns the same methods, each of which throws when a transaction's work calls it. */
function guardMethods<Port extends object>(port: Port, name: string): Port {
  const guarded = Object.entries(port).map(([key, member]) => {
    if (typeof member !== 'function') return [key, member];
    const call = (...given: unknown[]) => {
      assertOutsideTransaction(`${name}.${key}`);
      return member.apply(port, given);
    };
    return [key, call];
  });
  return Object.fromEntries(guarded) as Port;
}

/**
 * Returns a storage that throws inside `inTransaction` (ADR 47): bytes are put in their place before the transaction that makes
 * them known, and discarded after its outcome.
 */
export const outsideTransactions = (storage: Storage): Storage => ({
  ...guardMethods(storage, 'storage'),
  parts: guardMethods(storage.parts, 'storage.parts'),
});
