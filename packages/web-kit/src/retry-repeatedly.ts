import { retryWaitMs } from './retry-wait.ts';

/** While something is down a page polls at least this often, so that it recovers soon after. */
const LONGEST_WAIT_MS = 15_000;
/** Maximum random reduction of a wait, so that tabs don't all retry at the same moment after an outage. */
const JITTER = 0.25;

const isWatched = () => document.visibilityState !== 'hidden' && navigator.onLine;

/**
 * Calls `retry` after growing waits while the page is visible and online, and at once when it is focused or becomes so.
 * Returns the function that stops it.
 * @param failures number of earlier failures, from which the waits go on growing
 */
export function retryRepeatedly(retry: () => void, failures = 0): () => void {
  let tries = failures;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(run, waitMs);
  }
  function scheduleNext(): void {
    schedule(retryWaitMs(tries + 1, LONGEST_WAIT_MS) * (1 - JITTER * Math.random()));
  }
  function run(): void {
    tries += 1;
    scheduleNext();
    if (isWatched()) retry();
  }
  const soon = () => isWatched() && schedule(0);
  const sources: [EventTarget, string][] = [
    [window, 'online'],
    [window, 'focus'],
    [document, 'visibilitychange'],
  ];
  for (const [source, event] of sources) source.addEventListener(event, soon);
  scheduleNext();
  return () => {
    clearTimeout(timer);
    for (const [source, event] of sources) source.removeEventListener(event, soon);
  };
}
