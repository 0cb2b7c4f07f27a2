import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findFiles } from './files.ts';
import { repositoryRoot } from './paths.ts';
import { findSdlFiles } from './schema.ts';

/** Packages whose sources end up in every remote; what the shell shares does not. */
const IN_EVERY_REMOTE = ['packages/contracts', 'packages/story', 'packages/notices', 'packages/build'];
const IN_THE_SHELL = [...IN_EVERY_REMOTE, 'packages/web-kit', 'packages/ui', 'packages/faces'];

function isInput(file: string): boolean {
  return !/(?:\.test\.tsx?|\.md|\.log)$/.test(file) && !file.startsWith('server/');
}

/**
 * A release's version: a hash of everything its build reads, so that equal sources give an equal version and an unchanged
 * slice is found published already. 16 hexadecimal digits.
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
