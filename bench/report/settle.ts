import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const PROGRAM = resolve(import.meta.dirname, '../../svc-wallet/src/settlement/run.ts');
const LOOK_EVERY_MS = 100;

export interface Run {
  ms: number;
  /** The resident memory in bytes at each sample. */
  memory: number[];
}

/** Runs the operators' command for a month in its own process, to its end or until it is killed after `killAfterMs`. */
export async function settle(databaseUrl: string, month: string, killAfterMs = Number.POSITIVE_INFINITY): Promise<Run> {
  const began = performance.now();
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [PROGRAM, month], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const memory: number[] = [];
  const looking = setInterval(() => {
    memory.push(residentBytes(child.pid));
    if (performance.now() - began > killAfterMs) child.kill('SIGKILL');
  }, LOOK_EVERY_MS);
  const [code, signal] = (await once(child, 'exit').finally(() => clearInterval(looking))) as [number | null, string | null];
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`the settlement ended with ${code ?? signal}`);
  return { ms: performance.now() - began, memory: memory.filter((bytes) => bytes > 0) };
}

/** Returns a process's resident memory as reported by the system; 0 for one that has just ended. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
