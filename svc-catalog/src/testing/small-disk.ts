import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEBIBYTE = 1024 ** 2;

export interface SmallDisk {
  /** An empty folder on it. */
  folder: string;
  /** Takes all free space, as another program would. Returns the function that frees it. */
  fill(): () => void;
  close(): Promise<void>;
}

/**
 * Mounts a file system of `bytes` in memory, in a mount namespace of its own, which needs no root. Returns the reason, as a string, where
 * this machine doesn't allow it.
 */
export async function mountSmallDisk(bytes: number): Promise<SmallDisk | string> {
  if (process.platform !== 'linux') return 'only Linux has mount namespaces';
  const point = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const script = `mount -t tmpfs -o size=${bytes} tmpfs "$0" && echo mounted && exec cat`;
  // `cat` ends with its input, so that the mount is gone once this process is.
  const holder = spawn('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script, point], { stdio: 'pipe' });
  const reason = await reasonAgainst(holder);
  if (reason !== null) {
    rmSync(point, { recursive: true, force: true });
    return reason;
  }
  const root = `/proc/${holder.pid}/root${point}`;
  const folder = join(root, 'files');
  mkdirSync(folder);
  return {
    folder,
    fill: () => fill(join(root, 'others')),
    async close() {
      holder.stdin?.end();
      if (holder.exitCode === null) await once(holder, 'exit');
      rmSync(point, { recursive: true, force: true });
    },
  };
}

/** Resolves to null once the file system is mounted, else to the error. */
async function reasonAgainst(holder: ChildProcess): Promise<string | null> {
  let errors = '';
  holder.stderr?.on('data', (text) => (errors += text));
  const mounted = holder.stdout ? once(holder.stdout, 'data').then(() => null) : Promise.resolve('there is no output');
  const failed = once(holder, 'close').then(
    () => errors.trim() || 'the mount failed',
    (error: Error) => error.message,
  );
  return Promise.race([mounted, failed]);
}

function fill(path: string): () => void {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(MEBIBYTE);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(path);
}
