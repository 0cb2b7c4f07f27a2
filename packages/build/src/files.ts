import { readdir } from 'node:fs/promises';
import path from 'node:path';

const NOT_OURS = new Set(['node_modules', 'dist', '.cache', '.data']);

/**
 * Returns the files under a folder that `wanted` accepts, sorted, relative to the folder, with `/` as separator.
 * @param startsWith prefixes of the top-level names that are read; all when omitted.
 */
export async function findFiles(folder: string, wanted: (file: string) => boolean, startsWith?: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  async function enter(relative: string): Promise<void> {
    for (const entry of await readdir(path.join(folder, relative), { withFileTypes: true })) {
      const file = relative ? `${relative}/${entry.name}` : entry.name;
      if (NOT_OURS.has(entry.name)) continue;
      if (!relative && startsWith && !startsWith.some((start) => entry.name.startsWith(start))) continue;
      if (entry.isDirectory()) await enter(file);
      else if (wanted(file)) found.push(file);
    }
  }
  await enter('');
  return found.sort();
}
