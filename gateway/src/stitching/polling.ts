import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Poll interval while a service is away, because it may come back with another schema. */
const AWAY_POLL_MS = 250;

interface PollingOptions {
  pollMs: number;
  watch(changed: () => void): () => void;
  isAnyAway(): boolean;
  refresh(all: boolean): Promise<void>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Logs that what is used stays until the next refresh. */
export function logFailedRefresh(log: Pick<FastifyBaseLogger, 'error'>, error: unknown): void {
  log.error({ event: 'releases.not-refreshed', err: error }, 'the releases could not be used; those used before stay');
}

/**
 * Refreshes all services at an interval and when releases may have changed, and those that are away more often. A refresh that fails is
 * logged, and the next one is due as after any other.
 */
export function startPolling({ pollMs, watch, isAnyAway, refresh, log }: PollingOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let wake = () => {};
  let isChanged = false;
  async function poll(): Promise<void> {
    let allDue = performance.now() + pollMs;
    while (!stopping.signal.aborted) {
      const untilAll = Math.max(0, allDue - performance.now());
      const pauseMs = isAnyAway() ? Math.min(untilAll, AWAY_POLL_MS) : untilAll;
      const woken = new AbortController();
      wake = () => woken.abort();
      // A change during the last refresh may have come too late for it.
      if (isChanged) woken.abort();
      await wait(pauseMs, undefined, { signal: AbortSignal.any([stopping.signal, woken.signal]) }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      const areAllDue = pauseMs === untilAll || isChanged;
      isChanged = false;
      await refresh(areAllDue).catch((error: unknown) => logFailedRefresh(log, error));
      if (areAllDue) allDue = performance.now() + pollMs;
    }
  }
  const unwatch = watch(() => {
    isChanged = true;
    wake();
  });
  const polling = poll();
  return {
    async stop() {
      unwatch();
      stopping.abort();
      await polling;
    },
  };
}
