import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findFiles } from './files.ts';
import { repositoryRoot } from './paths.ts';
import { findSdlFiles } from './schema.ts';

/** What is bundled into remotes, unlike the packages that the shell shares. */
const IN_EVERY_REMOTE = [
  'packages/contracts',
  'packages/story',
  'packages/notices',
  'packages/profile',
  'packages/build',
  'packages/web-kit/src/editor',
];
const IN_THE_SHELL = [...IN_EVERY_REMOTE, 'packages/web-kit', 'packages/ui', 'packages/faces'];

function isInput(file: string): boolean {
  return !/(?:\.test\.tsx?|\.md|\.log)$/.test(file) && !file.startsWith('server/');
}

/**
 * Returns a release's version, 16 hexadecimal digits: a hash of everything that its build reads, so that an unchanged slice is
 * recognised as already published.
 */
export async function sliceVersion(name: string): Promise<string> {
  const folders = [name, ...(name === 'shell' ? IN_THE_SHELL : IN_EVERY_REMOTE)];
  const hash = createHash('sha256');
  async function add(file: string): Promise<void> {
    const bytes = await readFile(path.join(repositoryRoot, file));
    hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  for (const folder of folders) {
    for (const file of await findFiles(path.join(repositoryRoot, folder), isInput)) await add(`${folder}/${file}`);
  }
  for (const file of await findSdlFiles()) await add(path.relative(repositoryRoot, file));
  await add('package-lock.json');
  return hash.digest('hex').slice(0, 16);
}
