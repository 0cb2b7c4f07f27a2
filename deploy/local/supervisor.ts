import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { lastLines } from './last-lines.ts';
import { createLauncher, endChild, endOf, type ProcessSpec, type TaskSpec } from './launcher.ts';
import type { RunFiles } from './run-files.ts';

export interface SupervisorOptions {
  runFiles: RunFiles;
  logFolder: string;
  /** Prints a line for people. */
  say: (line: string) => void;
  /** Delays before the first, second… restart in a row; the last one repeats. */
  backoffMs?: readonly number[];
  /** A process that ran this long starts again with the first delay. */
  steadyAfterMs?: number;
}

export interface Supervisor {
  /** Starts a process and resolves when it is ready. From then on it is restarted when it ends. */
  start(spec: ProcessSpec): Promise<void>;
  /** Ends a running process regularly and starts it again, with a reason to print. Does nothing when it doesn't run. */
  restart(name: string, why: string): Promise<void>;
  /** Runs a program to its end and returns its output. Throws with its last lines when it fails. */
  runTask(spec: TaskSpec): Promise<string>;
  /** Starts nothing more, ends the named processes together, then all others. */
  stop(first?: readonly string[]): Promise<void>;
}

interface Managed {
  spec: ProcessSpec;
  child: ChildProcess;
  stopping: boolean;
  /** It is being ended in order to be restarted, so its end is no crash. */
  restarting: boolean;
  restarts: number;
}

const defaultBackoffMs = [500, 1000, 2000, 5000, 10_000, 30_000];

/** Runs programs, each in its own session, so that Ctrl-C reaches only this process, which ends them in order. */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { runFiles, logFolder, say, backoffMs = defaultBackoffMs, steadyAfterMs = 60_000 } = options;
  const managed = new Map<string, Managed>();
  const tasks = new Set<ChildProcess>();
  let closed = false;
  const { launch: spawnLogged, untilReady, logOf } = createLauncher(logFolder, runFiles);

  function launch(spec: TaskSpec, stopSignal: NodeJS.Signals, fresh: boolean): ChildProcess {
    if (closed) throw new Error(`${spec.name} is not started: the stack is stopping`);
    return spawnLogged(spec, stopSignal, fresh);
  }

  function watch(entry: Managed): void {
    const since = performance.now();
    const { child, spec } = entry;
    const onEnd = () => {
      if (entry.stopping || entry.restarting || closed) return;
      if (performance.now() - since > steadyAfterMs) entry.restarts = 0;
      if (runFiles.isHeld(spec.name)) void bringBack(entry);
      else void restart(entry, `${spec.name} ended unexpectedly (${endOf(child)})`);
    };
    if (child.exitCode !== null || child.signalCode !== null) onEnd();
    else child.once('exit', onEnd);
  }

  async function restart(entry: Managed, why: string): Promise<void> {
    const { spec } = entry;
    const waitMs = backoffMs[Math.min(entry.restarts, backoffMs.length - 1)] ?? 0;
    entry.restarts += 1;
    say(`${why}; starting it again in ${waitMs / 1000} s${lastLines(logOf(spec.name))}`);
    await pause(waitMs);
    await bringBack(entry);
  }

  /** Restarts a process once no drill holds it down. A process that a drill held down restarts without a delay. */
  async function bringBack(entry: Managed): Promise<void> {
    const { spec } = entry;
    if (runFiles.isHeld(spec.name)) say(`${spec.name} is held down`);
    await waitUntil(() => entry.stopping || closed || !runFiles.isHeld(spec.name), { withinMs: Number.POSITIVE_INFINITY, everyMs: 50 });
    if (entry.stopping || closed) return;
    const started = performance.now();
    try {
      entry.child = launch(spec, spec.stopSignal ?? 'SIGTERM', false);
      await untilReady(spec, entry.child);
      say(`${spec.name} is back after ${((performance.now() - started) / 1000).toFixed(1)} s`);
      watch(entry);
    } catch (error) {
      if (entry.stopping || closed) return;
      await endChild(entry.child, 'SIGKILL', 0);
      void restart(entry, (error as Error).message.split('\n')[0] ?? '');
    }
  }

  return {
    async start(spec) {
      const child = launch(spec, spec.stopSignal ?? 'SIGTERM', true);
      const entry: Managed = { spec, child, stopping: false, restarting: false, restarts: 0 };
      managed.set(spec.name, entry);
      await untilReady(spec, child);
      watch(entry);
    },

    async restart(name, why) {
      const entry = managed.get(name);
      if (!entry || entry.stopping || closed) return;
      say(`${name} is started again: ${why}`);
      const { stopSignal = 'SIGTERM', stopWithinMs = 7000 } = entry.spec;
      entry.restarting = true;
      await endChild(entry.child, stopSignal, stopWithinMs);
      entry.restarting = false;
      await bringBack(entry);
    },

    async runTask(spec) {
      const child = launch(spec, 'SIGTERM', true);
      tasks.add(child);
      const failure = await new Promise<string | undefined>((resolve) => {
        child.once('error', (error) => resolve(error.message));
        child.once('exit', (code) => resolve(code === 0 ? undefined : endOf(child)));
      });
      tasks.delete(child);
      runFiles.remove(spec.name);
      if (failure) throw new Error(`${spec.name} failed (${failure})${lastLines(logOf(spec.name), 30)}`);
      return lastLines(logOf(spec.name), 200, '');
    },

    async stop(first = []) {
      closed = true;
      const endTasks = [...tasks].map((task) => endChild(task, 'SIGTERM', 2000));
      await endAll(([name]) => first.includes(name));
      await endAll(() => true);
      await Promise.all(endTasks);
    },
  };

  async function endAll(chosen: (entry: [string, Managed]) => boolean): Promise<void> {
    const ends = [...managed].filter(chosen).map(async ([name, entry]) => {
      const { stopSignal = 'SIGTERM', stopWithinMs = 7000 } = entry.spec;
      entry.stopping = true;
      const inOrder = await endChild(entry.child, stopSignal, stopWithinMs);
      if (!inOrder) say(`${name} did not end within ${stopWithinMs / 1000} s and was killed`);
      runFiles.remove(name);
      managed.delete(name);
    });
    await Promise.all(ends);
  }
}
