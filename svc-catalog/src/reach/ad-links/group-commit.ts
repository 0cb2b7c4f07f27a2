import { DomainError } from '@meowtale/service-kit';

const RETRY_AFTER_SECONDS = 5;

interface GroupCommitOptions {
  /** Maximum of items in one batch. */
  batchMax: number;
  /** Maximum of items that wait for a batch; more are rejected. */
  waitingMax: number;
}

interface Waiting<T, R> {
  item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/**
 * Returns a function that writes an item and resolves once it is committed. Items that arrive during a write are written together by the
 * next one, so that their number doesn't increase the number of transactions. An error of a batch is that of each of its items.
 * @param write writes a batch and returns the results in its order
 * @throws DomainError `service/overloaded` (503) when too many items wait
 */
export function createGroupCommit<T, R>(
  write: (items: readonly T[]) => Promise<readonly R[]>,
  { batchMax, waitingMax }: GroupCommitOptions,
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let writing = false;

  async function writeAll(): Promise<void> {
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchMax);
      waiting = waiting.slice(batchMax);
      try {
        const results = await write(batch.map(({ item }) => item));
        for (const [at, { resolve }] of batch.entries()) resolve(results[at] as R);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    writing = false;
  }
  return (item) => {
    if (waiting.length >= waitingMax)
      return Promise.reject(new DomainError('service/overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    const { promise, resolve, reject } = Promise.withResolvers<R>();
    waiting.push({ item, resolve, reject });
    if (!writing) void writeAll();
    return promise;
  };
}
