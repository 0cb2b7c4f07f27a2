import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { lastLines } from './last-lines.ts';
import type { RunFiles } from './run-files.ts';
import type { Credentials } from './unprivileged.ts';

/** One program to run to its end. */
export interface TaskSpec {
  name: string;
  command: string;
  args: string[];
  env: Record<string, string>;
  cwd?: string;
  credentials?: Credentials | undefined;
}

/** One program to keep running. */
export interface ProcessSpec extends TaskSpec {
  /** Returns whether it is ready. */
  ready: () => Promise<boolean>;
  readyWithinMs?: number;
  /** Signal for a regular exit. */
  stopSignal?: NodeJS.Signals;
  stopWithinMs?: number;
}

export interface Launcher {
  /** Starts a program in its own session, with its output in its log; `fresh` truncates the log. */
  launch(spec: TaskSpec, stopSignal: NodeJS.Signals, fresh: boolean): ChildProcess;
  /** Resolves when the child is ready; throws with the end of its log when it exits or takes too long. */
  untilReady(spec: ProcessSpec, child: ChildProcess): Promise<void>;
  logOf(name: string): string;
}

export function createLauncher(logFolder: string, runFiles: RunFiles): Launcher {
  mkdirSync(logFolder, { recursive: true });
  const logOf = (name: string) => join(logFolder, `${name}.log`);
  return {
    logOf,
    launch(spec, stopSignal, fresh) {
      const { name, command, args, env, cwd = '/', credentials } = spec;
      const log = openSync(logOf(name), fresh ? 'w' : 'a');
      try {
        const child = spawn(command, args, { ...credentials, cwd, env, detached: true, stdio: ['ignore', log, log] });
        // Reported by the child's exit; an unhandled error event would end this process.
        child.on('error', () => {});
        if (child.pid) runFiles.add(name, child.pid, stopSignal);
        return child;
      } finally {
        closeSync(log);
      }
    },
    async untilReady({ name, ready, command, readyWithinMs = 60_000 }, child) {
      const isReady = await waitUntil(async () => hasEnded(child) || (await ready()), { withinMs: readyWithinMs });
      if (child.pid === undefined) throw new Error(`${name} did not start: ${command} can't be run`);
      if (hasEnded(child)) throw new Error(`${name} did not start (${endOf(child)})${lastLines(logOf(name))}`);
      if (!isReady) throw new Error(`${name} was not ready within ${readyWithinMs / 1000} s${lastLines(logOf(name))}`);
    },
  };
}

const hasEnded = (child: ChildProcess) => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** Ends a child, by force after `withinMs`; returns false when force was needed. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals, withinMs: number): Promise<boolean> {
  const ended = () => hasEnded(child);
  if (ended()) return true;
  child.kill(signal);
  if (await waitUntil(ended, { withinMs })) return true;
  child.kill('SIGKILL');
  await waitUntil(ended, { withinMs: 2000 });
  return false;
}

/** Describes how a child ended. */
export function endOf(child: ChildProcess): string {
  return child.signalCode ? `killed by ${child.signalCode}` : `exit code ${child.exitCode}`;
}
