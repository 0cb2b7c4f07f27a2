import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Distinguishes a process from a later one with the same pid. */
export interface ProcessMark {
  pid: number;
  /** Its start time in the form that the system uses; only ever compared. */
  startedAt: string;
}

/** Returns the mark of a living process; undefined when there is none with this pid. */
export function markOf(pid: number): ProcessMark | undefined {
  const startedAt = process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  return startedAt ? { pid, startedAt } : undefined;
}

interface LinuxStat {
  state: string;
  parent: number;
  startedAt: string;
}

function statOnLinux(pid: number): LinuxStat | undefined {
  try {
    // The program's name is in brackets and may contain spaces, so fields are counted after it: 3 is the state, 4 the parent,
    // 22 the start time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { state: fields[0] ?? '', parent: Number(fields[1]), startedAt: `${bootId} ${fields[19]}` };
  } catch {
    return undefined;
  }
}

function startOnLinux(pid: number): string | undefined {
  const stat = statOnLinux(pid);
  return stat?.state === 'Z' ? undefined : stat?.startedAt;
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

/** Returns whether exactly the process that `mark` describes is alive. */
export function isAlive(mark: ProcessMark): boolean {
  return markOf(mark.pid)?.startedAt === mark.startedAt;
}

/** Returns the living descendants of a process. */
export function descendantsOf(pid: number): ProcessMark[] {
  const parents = process.platform === 'linux' ? parentsOnLinux() : parentsByPs();
  const found = new Set([pid]);
  // Iterating over a set includes the elements that are added meanwhile.
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.add(child);
  found.delete(pid);
  return [...found].map(markOf).filter((mark) => mark !== undefined);
}

function parentsOnLinux(): [number, number][] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.map((pid) => [pid, statOnLinux(pid)?.parent ?? 0]);
}

function parentsByPs(): [number, number][] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
}

/** Returns the command line of a process, cut to a readable length; undefined when this account may not see it. */
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

/** Sends a signal. A process that has ended or belongs to another account is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process ended by itself, which was the goal.
  }
}
