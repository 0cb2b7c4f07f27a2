import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// One path for all files of a worker, as modules outlive a file and may have cached it.
let folder: string | undefined;

/**
 * Runs a test file with its own `tmpdir()`, also in the programs that it starts, and removes the folder after the file's last hook.
 */
export async function withTemporaryFolder<T>(run: () => Promise<T>): Promise<T> {
  const { TMPDIR } = process.env;
  folder ??= mkdtempSync(join(tmpdir(), 'meowtale-jest-'));
  mkdirSync(folder, { recursive: true });
  // PostgreSQL, which runs as another account, must be able to enter it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  try {
    return await run();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    // Retried, because a test's program may still write while it ends.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
