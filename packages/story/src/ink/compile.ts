import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Compilation, compileSource } from './compile-source.ts';
import type { InkFaultKey } from './source-faults.ts';

export { type Compilation, INK_SOURCE_MAX_BYTES, type SourceFault, type StoryReport } from './compile-source.ts';
export { entriesOf, type InkFiles, type JoinedInk, joinIncludes, type LinePlace } from './includes.ts';
export { compareShapes, type PlaceShape, type ShapeDifference, stoppingPlaces } from './shape.ts';
export { translatedShare } from './translated.ts';

/** CPU time, so that a busy machine rejects no good story; less than the time limit of a call. */
const COMPILE_CPU_MS = 12_000;
const COMPILE_WITHIN_MS = 75_000;
const COMPILE_MEMORY_MB = 512;

/** Compiles our own source (`compileSource`). For others' sources use `compileInkApart`. */
export const compileInk = (source: string): Compilation => compileSource(source, { hashOf });

/**
 * Compiles each source in a thread with 12 s of CPU time and 512 MB for all of them, so that none can block or fill the calling process.
 * Results are in the order of the sources, up to one that takes too long or stops the thread.
 */
export async function compileInkApart(sources: readonly string[], cpuMs = COMPILE_CPU_MS): Promise<Compilation[]> {
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), {
    workerData: sources,
    resourceLimits: { maxOldGenerationSizeMb: COMPILE_MEMORY_MB },
  });
  const compiled: Compilation[] = [];
  const { promise, resolve } = Promise.withResolvers<Compilation[]>();
  const fail = (key: InkFaultKey, message: string) => resolve([...compiled, { ok: false, faults: [{ line: null, key, message }] }]);
  const tooLong = () => fail('tooLong', 'The story took too long to compile.');
  const timer = setTimeout(tooLong, COMPILE_WITHIN_MS);
  afterCpuTime(worker, cpuMs).then(tooLong, () => undefined);
  worker.on('message', (result: Compilation) => {
    if (compiled.push(result) === sources.length) resolve(compiled);
  });
  worker.once('error', () => fail('stopped', 'The story could not be compiled.'));
  worker.once('exit', () => fail('stopped', 'The story could not be compiled.'));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Resolves once a thread has used this much CPU time, or rejects when it exits before. */
export async function afterCpuTime(worker: Worker, cpuMs: number): Promise<void> {
  for (let leftMs = cpuMs; leftMs > 0; ) {
    await pause(Math.max(leftMs, 50), undefined, { ref: false });
    const { user, system } = await worker.cpuUsage();
    leftMs = cpuMs - (user + system) / 1000;
  }
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
