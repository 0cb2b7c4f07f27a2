import { execFileSync } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os';
import { join, resolve } from 'node:path';
import { median } from './rounds.ts';

const SYNCS = 100;
const root = resolve(import.meta.dirname, '../..');
/** Files that measuring itself writes; they don't change the measured code. */
const FIGURES = [':!bench/results', ':!docs/benchmarks.md'];

/** Measures how long this disk takes to save a page, which every commit waits for. Returns the median in ms. */
function syncMs(): number {
  const folder = mkdtempSync(join(tmpdir(), 'meowtale-sync-'));
  const file = openSync(join(folder, 'page'), 'w');
  const page = Buffer.alloc(8192, 1);
  const once = () => {
    const began = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    return performance.now() - began;
  };
  try {
    return median(Array.from({ length: SYNCS }, once));
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a folder's commit, and whether its files differ from the commit. */
export function commitOf(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const commit = git('rev-parse', '--short', 'HEAD');
    return git('status', '--porcelain', '--', '.', ...FIGURES) ? `${commit}-dirty` : commit;
  } catch {
    return 'unknown';
  }
}

/** Returns what readers need to know about the machine; called before the measurements begin. */
export function machineFacts(): Record<string, string> {
  return {
    measured: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: commitOf(root),
    processor: `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? arch()}`,
    memory: `${(totalmem() / 2 ** 30).toFixed(1)} GiB`,
    system: `${type()} ${release()} ${arch()}`,
    node: process.version,
    'a page kept by the disk': `${syncMs().toFixed(2)} ms`,
    'load before': loadavg()[0]?.toFixed(2) ?? '',
  };
}
