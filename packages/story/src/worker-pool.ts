import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const IDLE_MS = 10_000;
const IDLE_MAX = 2;

/** Why a worker was ended: over a limit, or by an error of its own. */
export type Interruption = 'tooLong' | 'stopped';

export interface WorkerLimits {
  /** CPU time, so that a busy machine interrupts no good input. */
  cpuMs?: number;
  withinMs: number;
}

/**
 * Worker threads of one module with limited memory. Idle ones are reused for 10 s, because starting one costs more CPU time than most of
 * their work.
 */
export class WorkerPool {
  readonly #module: URL;
  readonly #memoryMb: number;
  readonly #idle = new Map<Worker, NodeJS.Timeout>();

  constructor(module: URL, { memoryMb }: { memoryMb: number }) {
    this.#module = module;
    this.#memoryMb = memoryMb;
  }

  /**
   * Runs work with a worker that nobody else uses. `interrupted` resolves when the worker exceeds a limit or fails, and the worker is
   * ended. Work must resolve only once its worker has nothing left to do; when it rejects, the worker is ended.
   */
  async run<T>({ cpuMs, withinMs }: WorkerLimits, work: (worker: Worker, interrupted: Promise<Interruption>) => Promise<T>): Promise<T> {
    const worker = this.#take();
    const done = new AbortController();
    const { promise: interrupted, resolve } = Promise.withResolvers<Interruption>();
    let isReusable = true;
    const interrupt = (reason: Interruption) => {
      isReusable = false;
      resolve(reason);
      void worker.terminate();
    };
    const timer = setTimeout(interrupt, withinMs, 'tooLong');
    if (cpuMs !== undefined)
      afterCpuTime(worker, cpuMs, done.signal).then(
        () => interrupt('tooLong'),
        () => undefined,
      );
    worker.once('error', () => interrupt('stopped')).once('exit', () => interrupt('stopped'));
    try {
      return await work(worker, interrupted);
    } catch (error) {
      isReusable = false;
      throw error;
    } finally {
      clearTimeout(timer);
      done.abort();
      removeListeners(worker);
      if (isReusable) this.#keep(worker);
      else await worker.terminate();
    }
  }

  #take(): Worker {
    const [kept] = this.#idle.keys();
    if (!kept) return new Worker(this.#module, { resourceLimits: { maxOldGenerationSizeMb: this.#memoryMb } });
    this.#forget(kept);
    removeListeners(kept);
    kept.ref();
    return kept;
  }

  #keep(worker: Worker): void {
    const end = () => {
      this.#forget(worker);
      void worker.terminate();
    };
    if (this.#idle.size >= IDLE_MAX) return void worker.terminate();
    this.#idle.set(worker, setTimeout(end, IDLE_MS).unref());
    worker.once('error', end).once('exit', end);
    // Doesn't keep an idle process alive.
    worker.unref();
  }

  #forget(worker: Worker): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
  }
}

/** Removes what was added to a worker, but not Node's own listeners; an error without a listener would end the process. */
function removeListeners(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  worker.on('error', () => undefined);
}

/** Resolves once a worker has used this much CPU time from now on; rejects when it exits before or the signal is aborted. */
async function afterCpuTime(worker: Worker, cpuMs: number, signal: AbortSignal): Promise<void> {
  const usedMs = async () => {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  };
  const began = usedMs();
  began.catch(() => undefined);
  for (let leftMs = cpuMs; leftMs > 0; leftMs = cpuMs - ((await usedMs()) - (await began))) {
    await pause(Math.max(leftMs, 50), undefined, { ref: false, signal });
  }
}
