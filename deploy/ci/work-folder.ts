import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOnInterrupt } from './ending.ts';

/** Works in a temporary folder under `root` that is removed afterwards, also when a signal ends the run. */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>, root = tmpdir()): Promise<T> {
  const folder = mkdtempSync(join(root, 'meowtale-ci-'));
  const remove = () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    } catch (error) {
      console.error(`${folder} could not be removed: ${(error as Error).message}`);
    }
  };
  const unregister = endOnInterrupt(remove);
  try {
    return await work(folder);
  } finally {
    remove();
    unregister();
  }
}
