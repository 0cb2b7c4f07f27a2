import { WorkerPool } from './worker-pool.ts';

export { segmentOf } from './segments.ts';

const CPU_MS = 6000;
const WITHIN_MS = 40_000;
const workers = new WorkerPool(new URL('./shortest-path-worker.ts', import.meta.url), { memoryMb: 512 });

/**
 * Runs `countShortestPath` for a bundle's text in a thread with 6 s of CPU time and 512 MB, so that no story can block or fill the process.
 * Returns null also when these don't suffice.
 */
export function findShortestPath(bundleText: string, cpuMs = CPU_MS): Promise<number | null> {
  return workers.run({ cpuMs, withinMs: WITHIN_MS }, ({ worker, interrupted }) => {
    const { promise, resolve } = Promise.withResolvers<number | null>();
    worker.once('message', resolve);
    interrupted.then(() => resolve(null));
    worker.postMessage(bundleText);
    return promise;
  });
}
