import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@meowtale/releases/integrity';
import { findFiles } from './files.ts';

/**
 * Writes `integrity.json` with the hashes of all other files of a finished build.
 * @returns the total size in bytes.
 */
export async function writeIntegrity(folder: string): Promise<number> {
  const files = await findFiles(folder, (file) => file !== 'integrity.json');
  let sizeBytes = 0;
  const integrity: Record<string, string> = {};
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file));
    sizeBytes += bytes.length;
    integrity[file] = integrityOf(bytes);
  }
  await writeFile(path.join(folder, 'integrity.json'), `${JSON.stringify(integrity, null, 1)}\n`);
  return sizeBytes;
}
