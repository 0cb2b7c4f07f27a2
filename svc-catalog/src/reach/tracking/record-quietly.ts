import { createCounter, DomainError } from '@meowtale/service-kit';

interface Logger {
  warn(context: object, message: string): void;
}

/** Counts tracking calls as noted, left out by a limit, refused or failed, because visitors get no errors. */
export const trackedCalls = createCounter('tracked_calls_total', 'Tracking calls by outcome', ['call', 'outcome']);

/** Runs a tracking call whose errors visitors don't get: counts and logs them. Returns whether something was recorded. */
export const recordQuietly = async (call: string, log: Logger, note: () => Promise<boolean>): Promise<boolean> =>
  (await countRecorded(call, log, async () => [await note()])) === 1;

/** Does the same for several records; returns how many were recorded. */
export async function countRecorded(call: string, log: Logger, note: () => Promise<boolean[]>): Promise<number> {
  try {
    const all = await note();
    const noted = all.filter(Boolean).length;
    trackedCalls.inc({ call, outcome: 'noted' }, noted);
    trackedCalls.inc({ call, outcome: 'left-out' }, all.length - noted);
    return noted;
  } catch (err) {
    const isRefused = err instanceof DomainError && err.status < 500;
    trackedCalls.inc({ call, outcome: isRefused ? 'refused' : 'failed' });
    if (!isRefused) log.warn({ event: 'tracking.not-recorded', err, call }, 'a tracking call could not be recorded');
    return 0;
  }
}
