import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What tells one process from a later one with the same number. */
export interface ProcessMark {
  pid: number;
  /** When it started, in whatever form the system tells it; only ever compared. */
  startedAt: string;
}

/** The mark of a living process, undefined when there is none of that number. */
export function markOf(pid: number): ProcessMark | undefined {
  const startedAt = process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  return startedAt ? { pid, startedAt } : undefined;
}

function startOnLinux(pid: number): string | undefined {
  try {
    // The program's name stands in brackets and may hold spaces, so fields are counted after it: 3 is the state, 22 the start.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

function startByPs(pid: number): string | undefined {
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() ||
      undefined
    );
  } catch {
    return undefined;
  }
}

/** Whether the very process that `mark` names still lives. */
export function isAlive(mark: ProcessMark): boolean {
  return markOf(mark.pid)?.startedAt === mark.startedAt;
}

/** The command line of a process, cut to one readable line; undefined when it isn't ours to see. */
export function commandOf(pid: number): string | undefined {
  try {
    const text =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return text.trim().slice(0, 160) || undefined;
  } catch {
    return undefined;
  }
}

/** Sends a signal; a process that is gone or not ours is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself, which is what was wanted.
  }
}
