import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithUs } from './ending.ts';

/** Works in a temporary folder that is removed afterwards, also when a signal ends the run. */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'meowtale-ci-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const takeBack = endWithUs(remove);
  try {
    return await work(folder);
  } finally {
    remove();
    takeBack();
  }
}
