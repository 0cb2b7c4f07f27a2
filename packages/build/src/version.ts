import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { mergeSdl } from '@meowtale/releases/merge-sdl';
import { type GraphQLSchema, print } from 'graphql';
import { findFiles } from './files.ts';
import { findOperations, readSources } from './operations.ts';
import { repositoryRoot } from './paths.ts';
import { findSdlFiles } from './schema.ts';
import { packageOf, SHARED } from './shared-modules.ts';
import { namedPopups, scriptsIn } from './uses.ts';
import { bundleOf } from './version/entries.ts';
import { type LockFile, lockEntries, placeOf } from './version/lock-entries.ts';
import { type GraphOptions, type ModuleGraph, readModuleGraph, workspaceOf } from './version/module-graph.ts';
import { usedDefinitions } from './version/used-schema.ts';

/** What builds a slice, and what describes a service; all that these import is an input too. */
const SLICE_BUILDER = 'packages/build/src/build-slice.ts';
const SERVICE_BUILDER = 'packages/build/src/build-service.ts';

/** Files of a service from which no program starts. */
const SUPPORT = /\/testing\/|\/test-[^/]+\.tsx?$/;

/** The fields of a package.json that decide which file an import means and what a bundler leaves out. */
const RESOLVING = ['name', 'version', 'type', 'main', 'module', 'browser', 'exports', 'imports', 'sideEffects'] as const;

export interface VersionOptions {
  root?: string;
  /** The services' SDL instead of that in their files. */
  sdl?: readonly string[];
}

type Checkout = VersionOptions & { root: string };

/** Every input of a build with its content or a hash of it: files, installed packages, definitions of the schema. */
export type VersionInputs = ReadonlyMap<string, string>;

type Inputs = Map<string, string>;

const isSlice = (name: string): boolean => name === 'shell' || name.startsWith('mf-');
const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** Returns the files of a slice's folder: its sources, words and settings, without tests, documents and the shell's server. */
async function ownFiles(root: string, name: string): Promise<string[]> {
  const files = await findFiles(path.join(root, name), (file) => !/(?:\.test\.tsx?|\.md|\.log)$/.test(file) && !file.startsWith('server/'));
  return files.map((file) => `${name}/${file}`);
}

async function readJson<T>(root: string, file: string): Promise<T> {
  return JSON.parse(await readFile(path.join(root, file), 'utf8')) as T;
}

/** Adds our files that entries lead to, how their packages are resolved, and the locked packages that they import. */
async function addModules(inputs: Inputs, lock: LockFile, options: GraphOptions): Promise<ModuleGraph['files']> {
  const { files, packages, missing } = await readModuleGraph(options);
  for (const [file, bytes] of files) inputs.set(file, hashOf(bytes));
  for (const one of missing) inputs.set(`import ${one}`, 'missing');
  for (const [place, installed] of lockEntries(lock, packages)) inputs.set(`installed ${place}`, installed);
  for (const workspace of new Set([...files.keys()].map(workspaceOf))) {
    const file = `${workspace}/package.json`;
    if (!existsSync(path.join(options.root, file))) continue;
    const settings = await readJson<Record<string, unknown>>(options.root, file);
    inputs.set(`settings ${workspace}`, JSON.stringify(RESOLVING.map((field) => settings[field] ?? null)));
  }
  return files;
}

/** Adds the versions of the modules that the shell provides, which a remote's build states as what it needs. */
async function addSharedVersions(inputs: Inputs, lock: LockFile, root: string): Promise<void> {
  for (const name of new Set(SHARED.map(packageOf))) {
    const locked = lock.packages[placeOf(lock, '', name) ?? ''];
    const { version } = locked?.link ? await readJson<{ version: string }>(root, `${locked.resolved}/package.json`) : (locked ?? {});
    inputs.set(`shared ${name}`, version ?? 'missing');
  }
}

/** Adds the popups of other slices that a remote names: its release has their input. */
async function addPopups(inputs: Inputs, name: string, files: ModuleGraph['files']): Promise<void> {
  const popups = name === 'shell' ? {} : await namedPopups(name, scriptsIn(files).values());
  for (const [popup, schema] of Object.entries(popups)) inputs.set(`popup ${popup}`, JSON.stringify(schema));
}

let merged: { key: string; schema: GraphQLSchema } | undefined;

async function schemaOf({ root, sdl }: Checkout): Promise<GraphQLSchema> {
  const texts = sdl ?? (await Promise.all((await findSdlFiles(root)).map((file) => readFile(file, 'utf8'))));
  const key = hashOf(JSON.stringify(texts));
  if (merged?.key !== key) merged = { key, schema: mergeSdl(texts) };
  return merged.schema;
}

/** Adds a slice's operations, also those of its packages in files that it doesn't import, and what they use of the schema. */
async function addOperations(inputs: Inputs, name: string, options: Checkout): Promise<void> {
  const documents = findOperations(await readSources(name, options.root));
  inputs.set('operations', hashOf(JSON.stringify(documents.map(print).sort())));
  for (const [coordinate, definition] of usedDefinitions(await schemaOf(options), documents))
    inputs.set(`schema ${coordinate}`, definition);
}

async function addSlice(inputs: Inputs, name: string, lock: LockFile, options: Checkout) {
  const { root } = options;
  const bundled = await addModules(inputs, lock, { root, ...bundleOf(name) });
  await addModules(inputs, lock, { root, entries: [`${name}/slice.config.ts`, SLICE_BUILDER] });
  await addSharedVersions(inputs, lock, root);
  await addPopups(inputs, name, bundled);
  await addOperations(inputs, name, options);
}

/** Returns every input of a slice's or service's build. */
export async function versionInputs(
  name: string,
  { root: given = repositoryRoot, ...options }: VersionOptions = {},
): Promise<VersionInputs> {
  const root = await realpath(given);
  const lock = await readJson<LockFile>(root, 'package-lock.json');
  const own = await ownFiles(root, name);
  const inputs: Inputs = new Map();
  if (isSlice(name)) await addSlice(inputs, name, lock, { root, ...options });
  else {
    const programs = own.filter((file) => /\.tsx?$/.test(file) && !SUPPORT.test(file));
    await addModules(inputs, lock, { root, entries: [...programs, SERVICE_BUILDER] });
  }
  for (const file of own) if (!inputs.has(file)) inputs.set(file, hashOf(await readFile(path.join(root, file))));
  return inputs;
}

/**
 * Returns a release's version, 16 hexadecimal digits: a hash of everything that its build reads and of nothing else, so that an unchanged
 * slice is recognised as already published, and a change rebuilds only the slices that use it.
 */
export async function sliceVersion(name: string, options?: VersionOptions): Promise<string> {
  const inputs = await versionInputs(name, options);
  const sorted = [...inputs].sort(([one], [other]) => (one < other ? -1 : 1));
  return hashOf(JSON.stringify([name, sorted])).slice(0, 16);
}
