import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GeneratorError } from './names.ts';

/** Files to write, by path from the root. */
export type Files = ReadonlyMap<string, string>;

export interface Changes {
  created: Files;
  edited: Files;
  /** Workspaces that imports have to find by name, without an installation: folder by package. */
  links: ReadonlyMap<string, string>;
  /** What to type next. */
  next: readonly string[];
}

/** Returns the nearest missing folder above a path, which a failed attempt removes again. */
function firstMissing(root: string, path: string): string {
  const above = dirname(path);
  return above === '.' || existsSync(join(root, above)) ? path : firstMissing(root, above);
}

const readable = /\.(?:[cm]?tsx?|json|graphql|css)$/;
const notFormatted = new Set(['package-lock.json']);

/** Formats written files by the repository's rules, as far as the root has them. @throws GeneratorError with what Biome rejects */
function format(root: string, paths: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const files = paths.filter((path) => readable.test(path) && !notFormatted.has(path));
  if (files.length === 0 || !existsSync(biome) || !existsSync(join(root, 'biome.json'))) return;
  const args = [biome, 'check', '--write', '--vcs-enabled=false', '--files-ignore-unknown=true', ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new GeneratorError(`the generated files break the rules:\n${stdout}${stderr}`);
}

/** Links a package's name to its folder, as npm does for workspaces. Does nothing where node_modules is missing or is a link itself. */
function linkPackage(root: string, name: string, folder: string): string | undefined {
  const modules = join(root, 'node_modules');
  if (!existsSync(modules) || lstatSync(modules).isSymbolicLink()) return undefined;
  const link = join('node_modules', name);
  if (existsSync(join(root, link))) return undefined;
  mkdirSync(dirname(join(root, link)), { recursive: true });
  symlinkSync(join('../..', folder), join(root, link), 'junction');
  return link;
}

/**
 * Writes all changes, or none: what a failed attempt has written is undone.
 * @throws GeneratorError when a file to create exists, before anything is written
 */
export function writeChanges(root: string, { created, edited, links }: Changes): void {
  const taken = [...created.keys()].filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new GeneratorError(`${taken.join(', ')} exists already`);
  const before = new Map([...edited.keys()].map((path) => [path, readFileSync(join(root, path))]));
  const made = [...created.keys()].map((path) => firstMissing(root, path));
  try {
    for (const [path, text] of [...created, ...edited]) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    format(root, [...created.keys(), ...edited.keys()]);
    for (const [name, folder] of links) {
      const link = linkPackage(root, name, folder);
      if (link) made.push(link);
    }
  } catch (error) {
    for (const path of made) if (existsSync(join(root, path))) rmSync(join(root, path), { recursive: true });
    for (const [path, bytes] of before) writeFileSync(join(root, path), bytes);
    throw error;
  }
}
