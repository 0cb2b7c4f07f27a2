import { createHash } from 'node:crypto';
import { type Interruption, WorkerPool } from '../worker-pool.ts';
import { type Compilation, compileSource } from './compile-source.ts';

export { type Compilation, INK_SOURCE_MAX_BYTES, type SourceFault, type StoryReport } from './compile-source.ts';
export { entriesOf, type InkFiles, type JoinedInk, joinIncludes, type LinePlace } from './includes.ts';
export { compareShapes, type PlaceShape, type ShapeDifference, stoppingPlaces } from './shape.ts';
export { translatedShare } from './translated.ts';

/** CPU time, so that a busy machine rejects no good story; less than the time limit of a call. */
const COMPILE_CPU_MS = 12_000;
const COMPILE_WITHIN_MS = 75_000;
const compilers = new WorkerPool(new URL('./compile-worker.ts', import.meta.url), { memoryMb: 512 });
const MESSAGES: Readonly<Record<Interruption, string>> = {
  tooLong: 'The story took too long to compile.',
  stopped: 'The story could not be compiled.',
};

/** Compiles our own source (`compileSource`). For others' sources use `compileInkApart`. */
export const compileInk = (source: string): Compilation => compileSource(source, { hashOf });

/**
 * Compiles each source in a thread with 12 s of CPU time and 512 MB for all of them, so that none can block or fill the calling process.
 * Results are in the order of the sources, up to one that takes too long or stops the thread.
 */
export async function compileInkApart(sources: readonly string[], cpuMs = COMPILE_CPU_MS): Promise<Compilation[]> {
  if (sources.length === 0) return [];
  return compilers.run({ cpuMs, withinMs: COMPILE_WITHIN_MS }, ({ worker, interrupted, retire }) => {
    const compiled: Compilation[] = [];
    const { promise, resolve } = Promise.withResolvers<Compilation[]>();
    worker.on('message', (result: Compilation) => {
      if (!result.ok) retire();
      if (compiled.push(result) === sources.length) resolve(compiled);
    });
    interrupted.then((key) => resolve([...compiled, { ok: false, faults: [{ line: null, key, message: MESSAGES[key] }] }]));
    worker.postMessage(sources);
    return promise;
  });
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
