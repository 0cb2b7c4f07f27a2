import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, markOf, type ProcessMark } from './process-table.ts';

/** Returns the living process that runs a stack on this data folder, if any. */
export function runningStack(dataFolder: string): ProcessMark | undefined {
  const file = join(dataFolder, 'stack.json');
  if (!existsSync(file)) return undefined;
  try {
    const mark: ProcessMark = JSON.parse(readFileSync(file, 'utf8'));
    return isAlive(mark) ? mark : undefined;
  } catch {
    return undefined;
  }
}

/** Claims the data folder for this process. Returns the function that releases it. @throws when another process runs a stack on it. */
export function claimDataFolder(dataFolder: string): () => void {
  const other = runningStack(dataFolder);
  if (other)
    throw new Error(
      `Meowtale runs already on ${dataFolder}, as process ${other.pid}. Stop it there with Ctrl-C, or with "kill ${other.pid}".`,
    );
  const file = join(dataFolder, 'stack.json');
  writeFileSync(file, JSON.stringify(markOf(process.pid)));
  return () => rmSync(file, { force: true });
}
