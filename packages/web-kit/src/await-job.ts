import { ASYNC_POLL_MS, ASYNC_STATE, ASYNC_TIMEOUT_MS } from '@meowtale/contracts';
import type { AppError } from './host.ts';

/** What `findAsync` says of a job (SPEC §4). */
export interface Job {
  state: number;
  progress: number;
  result: unknown;
  error: AppError | null;
}

export interface AwaitJob {
  /** Ends the waiting; the job goes on. */
  signal: AbortSignal;
  onLook?(job: Job): void;
}

/**
 * Asks about a job every three seconds until it ended, for ten minutes at most (SPEC §9). An answer that didn't come is asked
 * for again at the next look. Answers the job as it was seen last: still pending when nobody waits any more; null when there is none.
 */
export async function awaitJob(look: () => Promise<Job | null | undefined>, { signal, onLook }: AwaitJob): Promise<Job | null> {
  const until = performance.now() + ASYNC_TIMEOUT_MS;
  let seen: Job | null = null;
  while (!signal.aborted && performance.now() < until) {
    await pause(signal);
    if (signal.aborted) break;
    const job = await look();
    if (job === null) return null;
    if (!job) continue;
    seen = job;
    onLook?.(job);
    if (job.state !== ASYNC_STATE.pending) break;
  }
  return seen;
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ASYNC_POLL_MS);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
