import { spawn } from 'node:child_process';
import { endChild } from '../local/launcher.ts';
import { repositoryRoot } from '../local/paths.ts';
import { endWithUs } from './ending.ts';

export interface ProgramRun {
  code: number | null;
  /** True when it had to be ended because it overran `withinMs` or hung after `until`. */
  ended: boolean;
}

export interface ProgramOptions {
  env?: NodeJS.ProcessEnv;
  withinMs: number;
  /** Once this holds the program's work is done, and it has 20 seconds to leave. */
  until?: () => boolean;
}

/** Runs one of the pinned Node's programs, its words going to the person, and never waits for ever. */
export function runProgram(args: readonly string[], { env, withinMs, until }: ProgramOptions): Promise<ProgramRun> {
  const takeBack = endWithUs(() => endChild(child, 'SIGINT', 10_000));
  const child = spawn(process.execPath, args, { cwd: repositoryRoot, env: env ?? process.env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    let ended = false;
    let doneAt: number | undefined;
    const began = performance.now();
    const watch = setInterval(() => {
      const now = performance.now();
      if (doneAt === undefined && until?.()) doneAt = now;
      if (now - began > withinMs || (doneAt !== undefined && now - doneAt > 20_000)) {
        ended = true;
        child.kill(now - began > withinMs + 10_000 ? 'SIGKILL' : 'SIGTERM');
      }
    }, 250);
    const finish = () => {
      clearInterval(watch);
      takeBack();
    };
    child.once('error', (error) => {
      finish();
      reject(error);
    });
    child.once('exit', (code) => {
      finish();
      resolve({ code, ended });
    });
  });
}
