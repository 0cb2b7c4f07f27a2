import { Worker } from 'node:worker_threads';
import type { Rendered, ServerInput } from '../../src/server.tsx';
import type { WorkerAnswer, WorkerQuestion, WorkerSources } from './worker.ts';

/** More concurrent renderings than this would all be late. */
const WAITING_MAX = 16;
/** A rendering that takes this long will never end: the worker is terminated. */
const HUNG_AFTER_MS = 10_000;
const MEMORY_MB = 256;
/** Maximum number of workers; the least recently used one is ended first. */
const WORKERS_MAX = 8;

export interface Renderer {
  /** Returns the rendered page, or null when it isn't done within the time limit; never throws. */
  draw(key: string, sources: () => Promise<WorkerSources>, input: ServerInput, budgetMs?: number): Promise<Rendered | null>;
  close(): Promise<void>;
}

interface Running {
  worker: Worker;
  /** Removes it from the map, but not a successor under the same key. */
  strike: () => void;
  waiting: Map<number, { settle: (drawn: Rendered | null) => void; since: number }>;
}

/**
 * Renders pages in worker threads, one per pair of releases, without this process's environment and with their own memory limit: a failure
 * in one costs only that page its server rendering.
 */
export function createRenderer(report: (fault: { key: string; reason: string }) => void, usualBudgetMs: number): Renderer {
  const running = new Map<string, Promise<Running>>();
  let lastId = 0;

  function end({ worker, waiting, strike }: Running): void {
    strike();
    for (const { settle } of waiting.values()) settle(null);
    waiting.clear();
    void worker.terminate();
  }

  function start(key: string, sources: WorkerSources, strike: () => void): Running {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: sources,
      env: {},
      execArgv: ['--no-warnings'],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    const started: Running = { worker, strike, waiting: new Map() };
    worker.on('message', (answer: WorkerAnswer) => {
      const running = started.waiting.get(answer.id);
      started.waiting.delete(answer.id);
      if ('fault' in answer) report({ key, reason: answer.fault });
      running?.settle('drawn' in answer ? answer.drawn : null);
    });
    worker.on('error', (error) => {
      report({ key, reason: error.message });
      end(started);
    });
    worker.on('exit', () => end(started));
    return started;
  }

  function workerOf(key: string, sources: () => Promise<WorkerSources>): Promise<Running> {
    const known = running.get(key);
    running.delete(key);
    const strike = () => void (running.get(key) === found && running.delete(key));
    const found: Promise<Running> = known ?? sources().then((read) => start(key, read, strike));
    // Inserted again, so that the first key is the least recently used one.
    running.set(key, found);
    found.catch(strike);
    const oldest = running.keys().next().value;
    if (running.size > WORKERS_MAX && oldest !== undefined) {
      const leaving = running.get(oldest);
      running.delete(oldest);
      // One that never started has nothing to end, and its failure was reported at its request.
      void leaving?.then(end, () => {});
    }
    return found;
  }

  async function ask(key: string, running: Running, input: ServerInput): Promise<Rendered | null> {
    const { worker, waiting } = running;
    const now = performance.now();
    const hung = [...waiting.values()].some(({ since }) => now - since > HUNG_AFTER_MS);
    if (hung) {
      report({ key, reason: 'a drawing never ended' });
      end(running);
      return null;
    }
    if (waiting.size >= WAITING_MAX) return null;
    lastId += 1;
    const id = lastId;
    const { promise, resolve } = Promise.withResolvers<Rendered | null>();
    waiting.set(id, { settle: resolve, since: now });
    worker.postMessage({ id, input } satisfies WorkerQuestion);
    return promise;
  }

  return {
    async draw(key, sources, input, budgetMs = usualBudgetMs) {
      const { promise: late, resolve } = Promise.withResolvers<null>();
      const timer = setTimeout(() => resolve(null), budgetMs);
      const drawing = workerOf(key, sources)
        .then((worker) => ask(key, worker, input))
        .catch((error: unknown) => {
          report({ key, reason: (error as Error).message });
          return null;
        });
      return Promise.race([drawing, late]).finally(() => clearTimeout(timer));
    },
    async close() {
      const all = await Promise.allSettled(running.values());
      await Promise.all(all.map((one) => (one.status === 'fulfilled' ? one.value.worker.terminate() : undefined)));
    },
  };
}
