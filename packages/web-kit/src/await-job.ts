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
 * Polls a job every three seconds until it has ended, without limit while the service reports it as pending: the service's own ten minutes
 * begin with the job's first run (SPEC §9). Failed polls are repeated until the service hasn't responded for ten minutes with a network.
 * Returns the job as last polled, pending after such a silence; null when it doesn't exist or was never polled.
 */
export async function awaitJob(look: () => Promise<Job | null | undefined>, { signal, onLook }: AwaitJob): Promise<Job | null> {
  let answeredAt = performance.now();
  let seen: Job | null = null;
  while (!signal.aborted) {
    await pause(signal);
    if (signal.aborted) break;
    const job = await look();
    if (job === null) return null;
    if (job) {
      seen = job;
      onLook?.(job);
      if (job.state !== ASYNC_STATE.pending) break;
    }
    // A device that slept polls once more before it gives up.
    if (job || !navigator.onLine) answeredAt = performance.now();
    else if (performance.now() - answeredAt >= ASYNC_TIMEOUT_MS) break;
  }
  return seen;
}

/** Returns why a job has no result: its own error, or `other/response-timeout` where the service no longer responds. */
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
