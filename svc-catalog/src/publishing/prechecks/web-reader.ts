import { limitConcurrency } from '@meowtale/service-kit/limit-concurrency';
import { WorkerPool } from '@meowtale/story/worker-pool';
import type { Reference, WebKind } from './web-references.ts';

const AT_ONCE = 2;
const workers = new WorkerPool(new URL('./web-worker.ts', import.meta.url), { memoryMb: 256 });

export interface FileReader {
  /** As `referencesOf`, one file at a time; null when the worker ended first, at the time limit or out of memory. */
  referencesOf(kind: WebKind, text: string): Promise<Reference[] | null>;
}

const inTurn = limitConcurrency(AT_ONCE);

/**
 * Reads uploaded files in a worker thread that ends after `withinMs`, because a file of 4 MB can take long and would block the event loop.
 */
export const withReader = <T>(withinMs: number, use: (reader: FileReader) => Promise<T>): Promise<T> =>
  inTurn(() =>
    workers.run({ withinMs }, ({ worker, interrupted }) =>
      use({
        referencesOf: (kind, text) => {
          const answer = Promise.withResolvers<Reference[]>();
          worker.once('message', answer.resolve);
          worker.postMessage({ kind, text });
          return Promise.race([answer.promise, interrupted.then(() => null)]);
        },
      }),
    ),
  );
