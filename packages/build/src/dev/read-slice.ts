import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '@meowtale/contracts/locales';
import type { SliceManifest } from '@meowtale/contracts/releases';
import { findFiles } from '../files.ts';
import { type BuiltFiles, readManifest } from '../manifest.ts';
import { extractOperations, OperationError, readSources } from '../operations.ts';
import { repositoryRoot } from '../paths.ts';
import { readSchema } from '../schema.ts';
import { readWords } from '../slice.ts';
import { findMissingWords, findUnknownKeys, flattenWords, type Problem, type ProblemSource } from './problems.ts';

/** A build without its bundler, which would take longer to load than everything here. */
export interface SliceBuild {
  name: string;
  version: string;
  globalName: string;
  files: BuiltFiles;
}

/** What a slice's files say besides its scripts. */
export interface SliceReading {
  /** Null when it can't be described; the problems say why. */
  manifest: SliceManifest | null;
  /** The text of `operations.json`; null when an operation is invalid. */
  operations: string | null;
  problems: Problem[];
}

/** Texts that every remote has besides its own. */
const KIT = 'packages/web-kit/locales';

const problemOf =
  (source: ProblemSource, file: string | null = null) =>
  (message: string): Problem => ({ source, file, line: null, message });

async function readOperations(name: string): Promise<Pick<SliceReading, 'operations' | 'problems'>> {
  try {
    const operations = extractOperations(await readSchema(), await readSources(name));
    return { operations: `${JSON.stringify(operations, null, 1)}\n`, problems: [] };
  } catch (error) {
    const reasons = error instanceof OperationError ? error.faults : [(error as Error).message];
    return { operations: null, problems: reasons.map(problemOf('operations')) };
  }
}

/** Checks the folders with a slice's texts, and the keys that its scripts name. */
async function checkWords(name: string): Promise<Problem[]> {
  const files = await findFiles(path.join(repositoryRoot, name), (file) => /^locales\/.*\.json$/.test(file), ['locales']);
  const folders = [...new Set(files.map((file) => path.dirname(`${name}/${file}`)))];
  const checked = await Promise.all(folders.map(async (folder) => ({ folder, byLocale: await readWords(folder), locales: LOCALES })));
  const own = await readWords(`${name}/locales`);
  const kit = await readWords(KIT);
  const known = [own, kit].flatMap((words) => flattenWords(words.get('en-US') ?? {}).map(([key]) => key));
  const scripts = [...(await readSources(name))].filter(([file]) => file.startsWith(`${name}/`));
  return [...checked.flatMap(findMissingWords), ...findUnknownKeys(new Map(scripts), known)];
}

async function tryManifest({ files, ...build }: SliceBuild): Promise<Pick<SliceReading, 'manifest' | 'problems'>> {
  try {
    return { manifest: await readManifest({ ...build, server: null }, files), problems: [] };
  } catch (error) {
    return { manifest: null, problems: [problemOf('slice', `${build.name}/slice.config.ts`)((error as Error).message)] };
  }
}

/** Describes a slice after a build, with everything that is wrong with it: each check runs although another fails. */
export async function readSlice(build: SliceBuild): Promise<SliceReading> {
  const [described, operations, words] = await Promise.all([
    tryManifest(build),
    readOperations(build.name),
    checkWords(build.name).catch((error: Error) => [problemOf('words', `${build.name}/locales`)(error.message)]),
  ]);
  return {
    manifest: described.manifest,
    operations: operations.operations,
    problems: [...described.problems, ...operations.problems, ...words],
  };
}

/** Returns the operations of a checkout's remotes that its schema rejects. */
export async function findBrokenOperations(remotes: readonly string[]): Promise<Problem[]> {
  const found = await Promise.all(remotes.map(readOperations));
  return found.flatMap(({ problems }) => problems);
}

/** Returns the hashes of the operations in a build's folder with their names; none before the first build. */
export async function readOperationNames(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(path.join(folder, 'operations.json'), 'utf8').catch(() => '{}');
  const operations = JSON.parse(text) as Record<string, { operationName: string }>;
  return new Map(Object.entries(operations).map(([hash, { operationName }]) => [hash, operationName]));
}
