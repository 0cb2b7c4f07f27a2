import { ASYNC_POLL_MS, ASYNC_STATE, ASYNC_TIMEOUT_MS } from '@meowtale/contracts';
import type { AppError } from './host.ts';

/** A job as `findAsync` returns it (SPEC §4). */
export interface Job {
  state: number;
  progress: number;
  result: unknown;
  error: AppError | null;
}

export interface AwaitJob {
  /** Ends the waiting, but not the job. */
  signal: AbortSignal;
  onLook?(job: Job): void;
}

/**
 * Polls a job every three seconds until it has ended, for ten minutes at most (SPEC §9); failed polls are repeated. Returns the job as
 * last polled, which may still be pending; null when it doesn't exist.
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

/** Returns why a job has no result: its own error, or `other/response-timeout` where it hasn't ended in time. */
export function jobError(job: Job | null): AppError {
  return job?.error ?? { code: job && job.state !== ASYNC_STATE.pending ? '9999' : 'other/response-timeout' };
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
