import { setTimeout as wait } from 'node:timers/promises';

/** Poll interval while a service is away, because it may come back with another schema. */
const AWAY_POLL_MS = 250;

interface PollingOptions {
  pollMs: number;
  watch(changed: () => void): () => void;
  isAnyAway(): boolean;
  refresh(all: boolean): Promise<void>;
}

/** Refreshes all services at an interval and when releases may have changed, and those that are away more often. */
export function startPolling({ pollMs, watch, isAnyAway, refresh }: PollingOptions): { stop(): Promise<void> } {
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
      await refresh(areAllDue);
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
