import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Zips a folder's files in memory, with paths relative to the folder. Used for the seed's own small games. */
export async function zipFolder(folder: string): Promise<Buffer> {
  const zip = new ZipFile();
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of names.filter((name) => name.isFile())) {
    const path = join(entry.parentPath, entry.name);
    zip.addFile(path, path.slice(folder.length + 1));
  }
  zip.end();
  return buffer(zip.outputStream);
}

/**
 * Zips files in memory under the given names.
 * @param compress false for an archive that stores its files uncompressed
 */
export function zipFiles(files: readonly [name: string, content: string | Buffer][], compress = true): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, name, { compress });
  zip.end();
  return buffer(zip.outputStream);
}
