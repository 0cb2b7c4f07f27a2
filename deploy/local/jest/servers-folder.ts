import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, markOf, type ProcessMark } from '../process-table.ts';
import { openRunFiles, type RunFiles } from '../run-files.ts';

const PREFIX = 'meowtale-test-';
const ownerFile = (folder: string) => join(folder, 'owner.json');

/** Creates a folder under `root` for the servers of this process, which it names as its owner. */
export function createServersFolder(root: string): string {
  const folder = mkdtempSync(join(root, PREFIX));
  chmodSync(folder, 0o755);
  writeFileSync(ownerFile(folder), JSON.stringify(markOf(process.pid)));
  return folder;
}

export const runFilesIn = (folder: string): RunFiles => openRunFiles(join(folder, 'run'));

/**
 * Stops the servers of owners that were killed, and removes their folders. Only folders of this account count, as anyone may create
 * one in `root`.
 */
export async function removeAbandonedFolders(root: string): Promise<void> {
  for (const name of readdirSync(root)) {
    const folder = join(root, name);
    if (!name.startsWith(PREFIX) || !isAbandoned(folder)) continue;
    await runFilesIn(folder).stopLeftovers();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function isAbandoned(folder: string): boolean {
  try {
    if (statSync(folder).uid !== (process.getuid?.() ?? 0)) return false;
    const owner: ProcessMark = JSON.parse(readFileSync(ownerFile(folder), 'utf8'));
    return !isAlive(owner);
  } catch {
    // It is being created or removed.
    return false;
  }
}
