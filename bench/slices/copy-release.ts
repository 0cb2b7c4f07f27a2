import { existsSync } from 'node:fs';
import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeIntegrity } from '@meowtale/build/integrity';

/**
 * Publishes the files of a release of a slice once more, as another version, which takes no build. Returns its folder.
 * @param isAltered gives every script and style another hash, as another build has.
 */
export async function copyRelease(registry: string, slice: string, from: string, to: string, isAltered = false): Promise<string> {
  const folder = join(registry, slice, to);
  // Its list of hashes comes last: without it the release counts as missing.
  const filter = (source: string) => basename(source) !== 'integrity.json';
  await cp(join(registry, slice, from), folder, { recursive: true, filter });
  const file = ['slice.json', 'service.json'].map((name) => join(folder, name)).find(existsSync);
  if (!file) throw new Error(`${slice} ${from} has no manifest`);
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...manifest, version: to }));
  const scripts = isAltered ? (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name)) : [];
  for (const name of scripts) await appendFile(join(folder, name), `\n/* ${to} */`);
  await writeIntegrity(folder);
  return folder;
}
