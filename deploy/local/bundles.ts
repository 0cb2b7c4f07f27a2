import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from './paths.ts';

/** Returns the folders whose files a program may contain; a bundle with any other file is rejected. */
const foldersIn = (root: string) => [
  ...['gateway', 'shell', 'deploy/registry', 'packages'],
  ...readdirSync(root).filter((name) => name.startsWith('svc-')),
];
const FILES = ['deploy/package.json', 'package.json', 'package-lock.json'];
/** Number of retained bundles, for a stack that still runs on an earlier one. */
const KEPT = 4;

export interface Bundles {
  /** Returns the bundle of a program's first file. */
  fileOf(entry: string): string;
  /** False when the bundles of these sources existed already. */
  built: boolean;
}

export interface BundleOptions {
  /** Each program's name, and its first file relative to the repository. */
  entries: Readonly<Record<string, string>>;
  root?: string;
  build?: (entries: Readonly<Record<string, string>>, folder: string) => Promise<string[]>;
}

async function build(entries: Readonly<Record<string, string>>, folder: string): Promise<string[]> {
  // Imported here, because most starts build nothing.
  const { buildPrograms } = await import('@meowtale/build/build-programs');
  return buildPrograms(entries, folder);
}

/** Everything a bundle can be made of, and a hash of it and of what makes it. */
async function readInputs(root: string, entries: BundleOptions['entries']): Promise<{ hash: string; inputs: Set<string> }> {
  const files = foldersIn(root)
    .flatMap((folder) => sourcesUnder(root, folder))
    .sort();
  const inputs = new Set([...files, ...FILES]);
  const contents = await Promise.all([...inputs].map(async (file) => [file, await readFile(join(root, file))] as const));
  const hash = createHash('sha256').update(JSON.stringify([root, entries, process.version]));
  for (const [file, bytes] of contents) hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  return { hash: hash.digest('hex').slice(0, 16), inputs };
}

function sourcesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(?:node_modules|dist)$/.test(entry.name) ? [] : sourcesUnder(root, path);
    return /(?<!\.test)\.(?:tsx?|[cm]?js|json)$/.test(entry.name) ? [path] : [];
  });
}

/**
 * Bundles each program into one file, which loads in about half the processor time of its modules. Bundles again whenever a source, a
 * package's version or Node has changed, so that programs always run the current sources (ADR 14).
 */
export async function bundlePrograms({ entries, root = repositoryRoot, build: make = build }: BundleOptions): Promise<Bundles> {
  const folder = join(root, '.cache/programs');
  const { hash, inputs } = await readInputs(root, entries);
  const bundles = join(folder, hash);
  const names = new Map(Object.entries(entries).map(([name, entry]) => [entry, name]));
  const fileOf = (entry: string) => (names.has(entry) ? join(bundles, `${names.get(entry)}.cjs`) : join(root, entry));
  if (existsSync(bundles)) return { fileOf, built: false };

  const unfinished = join(folder, `.${hash}-${process.pid}`);
  try {
    const unknown = (await make(entries, unfinished)).filter((file) => !inputs.has(file) && existsSync(join(root, file)));
    if (unknown.length > 0) throw new Error(`not watched for changes, so not to be bundled: ${unknown.join(', ')}`);
    // Renamed when complete; a concurrent start may have made the same bundle before.
    if (!existsSync(bundles)) renameSync(unfinished, bundles);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  forgetOld(folder);
  return { fileOf, built: true };
}

function forgetOld(folder: string): void {
  const age = (name: string) => statSync(join(folder, name)).mtimeMs;
  const finished = readdirSync(folder).filter((name) => !name.startsWith('.'));
  for (const name of finished.sort((a, b) => age(b) - age(a)).slice(KEPT)) rmSync(join(folder, name), { recursive: true, force: true });
}
