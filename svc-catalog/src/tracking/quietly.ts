import { createCounter, DomainError } from '@meowtale/service-kit';

interface Logger {
  warn(context: object, message: string): void;
}

/** What was tracked, what was left out because of a limit, and what failed: a visitor is told of none of it. */
export const trackedCalls = createCounter('tracked_calls_total', 'Tracking calls by what became of them', ['call', 'outcome']);

/**
 * Runs what a visitor has nothing to do with: its failure is counted and logged, and nobody else's. Answers whether it noted
 * something.
 */
export const quietly = async (call: string, log: Logger, note: () => Promise<boolean>): Promise<boolean> =>
  (await howMany(call, log, async () => [await note()])) === 1;

/** The same for several notes at once; answers how many were noted. */
export async function howMany(call: string, log: Logger, note: () => Promise<boolean[]>): Promise<number> {
  try {
    const all = await note();
    const noted = all.filter(Boolean).length;
    trackedCalls.inc({ call, outcome: 'noted' }, noted);
    trackedCalls.inc({ call, outcome: 'left-out' }, all.length - noted);
    return noted;
  } catch (err) {
    const isRefused = err instanceof DomainError;
    trackedCalls.inc({ call, outcome: isRefused ? 'refused' : 'failed' });
    if (!isRefused) log.warn({ err }, `${call} could not be written`);
    return 0;
  }
}
