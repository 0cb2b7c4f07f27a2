import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { isAlive, markOf, type ProcessMark, signal } from './process-table.ts';

/** What a run saves about each process that it started, so that the next run can find those that outlived it. */
interface RunFile extends ProcessMark {
  name: string;
  stopSignal: NodeJS.Signals;
}

export interface RunFiles {
  add(name: string, pid: number, stopSignal: NodeJS.Signals): void;
  remove(name: string): void;
  /** Returns whether a drill holds this process down with a file `<name>.hold` in the folder. */
  isHeld(name: string): boolean;
  /** Ends the processes that the last run left alive. Returns their names. */
  stopLeftovers(): Promise<string[]>;
}

/** Opens the pid files in `folder`. A pid counts only together with the start time of its process. */
export function openRunFiles(folder: string): RunFiles {
  mkdirSync(folder, { recursive: true });
  const fileOf = (name: string) => join(folder, `${name}.pid`);
  return {
    add(name, pid, stopSignal) {
      const mark = markOf(pid);
      if (!mark) return;
      try {
        writeFileSync(fileOf(name), JSON.stringify({ name, stopSignal, ...mark } satisfies RunFile));
      } catch (error) {
        // The process already runs. On a full disk it stays supervised without a record.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    remove: (name) => rmSync(fileOf(name), { force: true }),
    isHeld: (name) => existsSync(join(folder, `${name}.hold`)),
    async stopLeftovers() {
      // A hold file of an interrupted drill must not hold down this run's process.
      const files = readdirSync(folder).filter((file) => /\.(?:pid|hold)$/.test(file));
      const left = files
        .filter((file) => file.endsWith('.pid'))
        .map((file) => parse(join(folder, file)))
        .filter((entry): entry is RunFile => entry !== undefined && isAlive(entry));
      for (const { pid, stopSignal } of left) signal(pid, stopSignal);
      const ended = () => !left.some(isAlive);
      if (!(await waitUntil(ended, { withinMs: 5000 }))) {
        for (const entry of left) if (isAlive(entry)) signal(entry.pid, 'SIGKILL');
        await waitUntil(ended, { withinMs: 5000 });
      }
      for (const file of files) rmSync(join(folder, file), { force: true });
      return left.map(({ name }) => name);
    },
  };
}

function parse(path: string): RunFile | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Truncated by a kill or a full disk, so it names no process.
    return undefined;
  }
}
