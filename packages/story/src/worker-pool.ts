import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const IDLE_MS = 10_000;

/** Why a worker was ended: over a limit, or by an error of its own. */
export type Interruption = 'tooLong' | 'stopped';

export interface WorkerLimits {
  /** CPU time, so that a busy machine interrupts no good input. */
  cpuMs?: number;
  withinMs: number;
}

/** A worker that nobody else uses. */
export interface Lease {
  worker: Worker;
  /** Resolves when the worker exceeds a limit or fails, and is ended. */
  interrupted: Promise<Interruption>;
  /** Ends the worker after this work: after an input that failed, whose error may have left something behind. */
  retire(): void;
}

/**
 * Worker threads of one module with limited memory. An idle one is reused for 10 s, because starting one costs more CPU time than most of
 * their work.
 */
export class WorkerPool {
  readonly #module: URL;
  readonly #memoryMb: number;
  #idle: { worker: Worker; timer: NodeJS.Timeout } | undefined;

  constructor(module: URL, { memoryMb }: { memoryMb: number }) {
    this.#module = module;
    this.#memoryMb = memoryMb;
  }

  /**
   * Runs work with a worker. Work must resolve only once its worker has nothing left to do; when it rejects, the worker is ended.
   */
  async run<T>({ cpuMs, withinMs }: WorkerLimits, work: (lease: Lease) => Promise<T>): Promise<T> {
    const worker = this.#take();
    const done = new AbortController();
    const { promise: interrupted, resolve } = Promise.withResolvers<Interruption>();
    let isReusable = true;
    const retire = () => {
      isReusable = false;
    };
    const interrupt = (reason: Interruption) => {
      if (done.signal.aborted) return;
      retire();
      resolve(reason);
      void worker.terminate();
    };
    const timer = setTimeout(interrupt, withinMs, 'tooLong');
    if (cpuMs !== undefined) {
      afterCpuTime(worker, cpuMs, done.signal).then(
        () => interrupt('tooLong'),
        () => undefined,
      );
    }
    worker.once('error', () => interrupt('stopped')).once('exit', () => interrupt('stopped'));
    try {
      return await work({ worker, interrupted, retire });
    } catch (error) {
      retire();
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
    const worker = this.#idle?.worker;
    if (!worker) return new Worker(this.#module, { resourceLimits: { maxOldGenerationSizeMb: this.#memoryMb } });
    this.#forget(worker);
    removeListeners(worker);
    worker.ref();
    return worker;
  }

  #keep(worker: Worker): void {
    const end = () => {
      this.#forget(worker);
      void worker.terminate();
    };
    if (this.#idle) return void worker.terminate();
    this.#idle = { worker, timer: setTimeout(end, IDLE_MS).unref() };
    worker.once('error', end).once('exit', end);
    // Doesn't keep an idle process alive.
    worker.unref();
  }

  #forget(worker: Worker): void {
    if (this.#idle?.worker !== worker) return;
    clearTimeout(this.#idle.timer);
    this.#idle = undefined;
  }
}

/** Removes what was added to a worker, but not Node's own listeners; an error without a listener would end the process. */
function removeListeners(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  worker.on('error', () => undefined);
}

/** Resolves once a worker has used this much CPU time from now on; rejects when the signal is aborted. */
async function afterCpuTime(worker: Worker, cpuMs: number, signal: AbortSignal): Promise<void> {
  const usedMs = () =>
    worker.cpuUsage().then(
      ({ user, system }) => (user + system) / 1000,
      // A worker that is still starting can't be asked.
      () => 0,
    );
  const began = usedMs();
  for (let leftMs = cpuMs; leftMs > 0; leftMs = cpuMs - ((await usedMs()) - (await began))) {
    await pause(Math.max(leftMs, 50), undefined, { ref: false, signal });
  }
}
