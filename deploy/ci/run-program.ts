import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { repositoryRoot } from '../local/paths.ts';
import { descendantsOf, isAlive, markOf, signal } from '../local/process-table.ts';
import { endOnInterrupt } from './ending.ts';

export interface ProgramRun {
  code: number | null;
  /** Why the program was ended; null when it ended by itself. */
  ended: 'silent' | 'overran' | 'hung' | null;
}

export interface ProgramOptions {
  env?: NodeJS.ProcessEnv;
  withinMs: number;
  /** A file that grows while the program makes progress; no growth for `silentMs` ends the program. */
  progress?: { file: string; silentMs: number };
  /** How long a program that is ended may take to exit before it is killed; 10 s unless given. */
  killAfterMs?: number;
  /** Returns true once the program's work is done; it then has 30 seconds to exit. */
  until?: () => boolean;
}

const EXIT_WITHIN_MS = 30_000;

/** Runs one of the pinned Node's programs with its output passed on, and ends it when it stops making progress. */
export function runProgram(
  args: readonly string[],
  { env, withinMs, progress, until, killAfterMs = 10_000 }: ProgramOptions,
): Promise<ProgramRun> {
  const unregister = endOnInterrupt(() => endTree(child.pid as number, 'SIGINT', killAfterMs));
  const child = spawn(process.execPath, args, { cwd: repositoryRoot, env: env ?? process.env, stdio: ['ignore', 'inherit', 'inherit'] });
  const grown = progress && watchGrowth(progress.file);
  const began = performance.now();
  let doneAt: number | undefined;
  let ended: ProgramRun['ended'] = null;
  const why = (): ProgramRun['ended'] => {
    const now = performance.now();
    if (doneAt === undefined && until?.()) doneAt = now;
    if (doneAt !== undefined) return now - doneAt > EXIT_WITHIN_MS ? 'hung' : null;
    if (progress && now - (grown?.() ?? now) > progress.silentMs) return 'silent';
    return now - began > withinMs ? 'overran' : null;
  };
  return new Promise((resolve, reject) => {
    let ending: Promise<void> = Promise.resolve();
    const watch = setInterval(() => {
      ended = why();
      if (ended === null) return;
      clearInterval(watch);
      ending = endTree(child.pid as number, 'SIGTERM', killAfterMs);
    }, 250);
    const finish = () => {
      clearInterval(watch);
      unregister();
    };
    child.once('error', (error) => {
      finish();
      reject(error);
    });
    child.once('exit', (code) => {
      finish();
      void ending.then(() => resolve({ code, ended }));
    });
  });
}

/** Returns a function that returns when the file last grew, by `performance.now()`; at first, now. */
function watchGrowth(file: string): () => number {
  let size = 0;
  let grewAt = performance.now();
  return () => {
    const current = existsSync(file) ? statSync(file).size : 0;
    if (current > size) [size, grewAt] = [current, performance.now()];
    return grewAt;
  };
}

/** Asks a program to end. Kills what is left of it and its children after `killAfterMs`, such as an endless loop. */
async function endTree(pid: number, by: NodeJS.Signals, killAfterMs: number): Promise<void> {
  const self = markOf(pid);
  const marks = [...(self ? [self] : []), ...descendantsOf(pid)];
  signal(pid, by);
  const ended = await waitUntil(() => !marks.some(isAlive), { withinMs: killAfterMs, everyMs: 200 });
  if (!ended) for (const mark of marks) if (isAlive(mark)) signal(mark.pid, 'SIGKILL');
}
