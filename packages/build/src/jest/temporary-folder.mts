import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// One path for all files of a worker, as modules outlive a file and may have cached it.
let folder: string | undefined;

/**
 * Runs a test file with `tmpdir()` in a folder of its own, also in the programs that it starts, and removes the folder after the
 * file's last hook: a hook that is registered in a test would come too late.
 */
export async function withTemporaryFolder<T>(run: () => Promise<T>): Promise<T> {
  const { TMPDIR } = process.env;
  folder ??= mkdtempSync(join(tmpdir(), 'meowtale-jest-'));
  mkdirSync(folder, { recursive: true });
  // PostgreSQL, which runs as another account, has to pass.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  try {
    return await run();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    // What a test's program still writes while it ends is removed at another try.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
