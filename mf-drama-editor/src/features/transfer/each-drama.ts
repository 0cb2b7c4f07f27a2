import type { AppError } from '@meowtale/web-kit';

interface Named {
  uuid: string;
  title: string;
}

export interface FailedDrama extends Named {
  error: AppError;
}

/** Errors that every further drama would have too. */
const STOPPING: readonly string[] = [
  'auth/required',
  'drama/limit',
  'gateway/rate-limited',
  'other/network-request-failed',
  'other/response-timeout',
  'service/unavailable',
];

interface EachDrama<Drama> {
  signal: AbortSignal;
  onProgress(progress: { done: number; total: number }): void;
  /** Returns the error of a drama, or null. */
  run(drama: Drama): Promise<AppError | null>;
}

/**
 * Runs an action for each drama, one at a time, and returns those that failed, with those that weren't tried after an error which they would
 * have too. Returns null when the signal was aborted.
 */
export async function eachDrama<Drama extends Named>(
  dramas: readonly Drama[],
  { signal, onProgress, run }: EachDrama<Drama>,
): Promise<FailedDrama[] | null> {
  const failed: FailedDrama[] = [];
  for (const [done, drama] of dramas.entries()) {
    onProgress({ done, total: dramas.length });
    const error = await run(drama);
    if (signal.aborted) return null;
    if (!error) continue;
    const stops = STOPPING.includes(error.code);
    failed.push(...(stops ? dramas.slice(done) : [drama]).map(({ uuid, title }) => ({ uuid, title, error })));
    if (stops) break;
  }
  return failed;
}
