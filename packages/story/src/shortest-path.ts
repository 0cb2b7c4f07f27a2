import { Worker } from 'node:worker_threads';
import { afterCpuTime } from './ink/compile.ts';

export { segmentOf } from './segments.ts';

const CPU_MS = 6000;
const WITHIN_MS = 40_000;
const MEMORY_MB = 512;

/**
 * Runs `countShortestPath` for a bundle's text in a thread with 6 s of CPU time and 512 MB, so that no story can block or fill the process.
 * Returns null also when these don't suffice.
 */
export async function findShortestPath(bundleText: string, cpuMs = CPU_MS): Promise<number | null> {
  const worker = new Worker(new URL('./shortest-path-worker.ts', import.meta.url), {
    workerData: bundleText,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const giveUp = () => resolve(null);
  const timer = setTimeout(giveUp, WITHIN_MS);
  afterCpuTime(worker, cpuMs).then(giveUp, () => undefined);
  worker.once('message', resolve);
  worker.once('error', giveUp);
  worker.once('exit', giveUp);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
