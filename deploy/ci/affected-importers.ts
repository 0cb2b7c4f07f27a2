import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { repositoryRoot } from '../local/paths.ts';
import { packageFolders } from './static.ts';

const MAX_BUFFER = 256 * 1024 ** 2;
/** The path of a worker or program beside the module that starts it. */
const STARTED = /(?:import\.meta\.dirname,|new URL\(|import\.meta\.resolve\()\s*'([^']+\.tsx?)'/g;

/** Each module with those that import it or start it by its path, from the repository's top. */
export type Importers = ReadonlyMap<string, readonly string[]>;

interface Cruise {
  modules: { source: string; dependents: string[]; couldNotResolve?: boolean }[];
}

/** Returns the files that a module's text names by a path beside the module. */
export function startedBy(module: string, text: string): string[] {
  return [...text.matchAll(STARTED)].map(([, path = '']) => posix.join(posix.dirname(module), path));
}

/** Reads who imports and who starts each module of the repository. */
export function readImporters(): Importers {
  const program = join(repositoryRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...packageFolders()];
  const json = execFileSync(process.execPath, args, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: MAX_BUFFER });
  const { modules } = JSON.parse(json) as Cruise;
  const importers = new Map(modules.map(({ source, dependents }) => [source, dependents]));
  for (const { source, couldNotResolve } of modules) {
    if (couldNotResolve || source.startsWith('node_modules/') || !/\.tsx?$/.test(source)) continue;
    for (const file of startedBy(source, readFileSync(join(repositoryRoot, source), 'utf8'))) importers.get(file)?.push(source);
  }
  return importers;
}

/** Returns files and all that import them, directly or through others. */
export function dependentsOf(files: Iterable<string>, importers: Importers): Set<string> {
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}
