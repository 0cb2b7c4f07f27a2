import { DomainError } from './errors.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Returns a function that runs at most `most` pieces of work at once; up to `mostWaiting` others wait in order of arrival. It throws
 * DomainError `service/overloaded` (503) for more.
 */
export function limitConcurrency(most: number, mostWaiting = Number.POSITIVE_INFINITY): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most && waiting.length >= mostWaiting)
      throw new DomainError('service/overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
