import { Worker } from 'node:worker_threads';
import type { Problem } from './problems.ts';
import type { SliceBuild, SliceReading } from './read-slice.ts';

export type ReadTask = { kind: 'slice'; build: SliceBuild } | { kind: 'operations'; remotes: readonly string[] };

/** Runs a task in a thread of its own: a module that was imported once, as `slice.config.ts`, is read again only there. */
function readInThread<Result>(task: ReadTask): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { workerData: task, execArgv: ['--no-warnings'] });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`the thread that reads the slice ended (${code})`)));
  return promise;
}

/** Describes a slice as its files are now. @throws when `slice.config.ts` can't even be parsed */
export const readSliceAnew = (build: SliceBuild): Promise<SliceReading> => readInThread({ kind: 'slice', build });

/** Returns the operations of remotes that the schema, as its files are now, rejects. */
export const findBrokenAnew = (remotes: readonly string[]): Promise<Problem[]> => readInThread({ kind: 'operations', remotes });
