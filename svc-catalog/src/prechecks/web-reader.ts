import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '@meowtale/service-kit/limit-concurrency';
import type { Reference, WebKind } from './web-references.ts';

const MEMORY_MB = 256;
const AT_ONCE = 2;

export interface FileReader {
  /** As `referencesOf`, one file at a time; null when the worker ended first, at the time limit or out of memory. */
  referencesOf(kind: WebKind, text: string): Promise<Reference[] | null>;
}

const inTurn = limitConcurrency(AT_ONCE);

/**
 * Reads uploaded files in a worker thread that ends after `withinMs`, because a file of 4 MB can take long and would block the event loop.
 */
export const withReader = <T>(withinMs: number, use: (reader: FileReader) => Promise<T>): Promise<T> =>
  inTurn(async () => {
    const worker = new Worker(new URL('./web-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    const ended = Promise.withResolvers<null>();
    worker.once('exit', () => ended.resolve(null)).once('error', () => ended.resolve(null));
    const timer = setTimeout(() => worker.terminate(), withinMs);
    try {
      return await use({
        referencesOf: (kind, text) => {
          const answer = Promise.withResolvers<Reference[]>();
          worker.once('message', answer.resolve);
          worker.postMessage({ kind, text });
          return Promise.race([answer.promise, ended.promise]);
        },
      });
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  });
