import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFiles } from '@meowtale/releases';

/** Reads a finished build from its folder. */
export async function readBuilt(folder: string): Promise<BuiltFiles> {
  const files = new Map<string, Uint8Array>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, file).split(path.sep).join('/'), await readFile(file));
  }
  return files;
}
