import { assertOutsideTransaction } from '@meowtale/service-kit';
import type { Storage } from './model.ts';

/** Returns an object whose methods throw when called in a transaction's work. */
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
 * Returns a storage that throws inside `inTransaction` (ADR 47): bytes are stored before the transaction that references them, and removed
 * after it.
 */
export const outsideTransactions = (storage: Storage): Storage => ({
  ...guardMethods(storage, 'storage'),
  parts: guardMethods(storage.parts, 'storage.parts'),
});
