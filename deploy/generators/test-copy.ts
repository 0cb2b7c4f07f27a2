import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../local/paths.ts';

const EVENTS = 'packages/contracts/src/events';
const FILES = [
  ...['package.json', 'package-lock.json', 'biome.json', 'CODEOWNERS', 'docs/production.md', 'docs/teams.md'],
  ...[`${EVENTS}/index.ts`, `${EVENTS}/fixtures.ts`],
];
const OF_SLICES = /(?:^|\/)(?:schema\.graphql|slice\.config\.ts|service\.config\.json|package\.json)$/;

function filesOf(slice: string): string[] {
  const inSource = readdirSync(join(repositoryRoot, slice, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`);
  return [...readdirSync(join(repositoryRoot, slice)), ...inSource]
    .filter((file) => OF_SLICES.test(file))
    .map((file) => `${slice}/${file}`);
}

/** Copies the part of the repository that the generators read into a temporary folder, with Biome. Returns the folder. */
export function copyRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'meowtale-generators-'));
  const slices = readdirSync(repositoryRoot).filter((name) => /^(?:mf|svc)-/.test(name) && existsSync(join(repositoryRoot, name, 'src')));
  for (const file of [...FILES, ...slices.flatMap(filesOf)]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(repositoryRoot, file), join(root, file));
  }
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(repositoryRoot, 'node_modules/@biomejs'), join(root, 'node_modules/@biomejs'), 'junction');
  return root;
}

/** Returns all files under a folder with their paths from it, without packages of others. */
export function filesUnder(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
