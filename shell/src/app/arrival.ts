import { LOADING_DELAY_MS } from '@meowtale/contracts';
import type { Exchange } from '@urql/core';
import { pipe, tap } from 'wonka';
import type { TabHistory } from './history.ts';
import type { Progress } from './progress.ts';

/**
 * Makes the bar at the top wait for the queries of an opened page, also of the same page with other parameters (SPEC §2). Cached data, and
 * queries after the page has settled, move no bar. Must come after the cache exchange.
 */
export function createArrival({ subscribe }: Pick<TabHistory, 'subscribe'>, progress: Progress): Exchange {
  let arriving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function standsSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      arriving = false;
    }, LOADING_DELAY_MS);
  }
  subscribe(() => {
    arriving = true;
    if (progress.getState().pending === 0) standsSoon();
  });
  // A page whose slice is fetched first sends its queries after that.
  progress.subscribe(({ pending }) => (pending === 0 ? standsSoon() : clearTimeout(timer)));

  return ({ forward }) => {
    const pending = new Set<number>();
    let waiting = false;
    // A query may start while React renders, when no other state may change.
    const scheduleUpdate = () =>
      queueMicrotask(() => {
        if (waiting === pending.size > 0) return;
        waiting = pending.size > 0;
        const { start, done } = progress.getState();
        if (waiting) start();
        else done();
      });
    function end(key: number): void {
      if (pending.delete(key)) scheduleUpdate();
    }
    return (operations) =>
      pipe(
        forward(
          pipe(
            operations,
            tap(({ kind, key }) => {
              if (kind === 'teardown') end(key);
              if (kind !== 'query' || !arriving) return;
              pending.add(key);
              scheduleUpdate();
            }),
          ),
        ),
        tap(({ operation }) => end(operation.key)),
      );
  };
}
