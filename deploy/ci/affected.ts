import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../local/paths.ts';
import { JOURNEY_SLICES } from './journey-slices.ts';
import { packageFolders } from './static.ts';

const MAX_BUFFER = 256 * 1024 ** 2;
const TEST_FILE = /\.test\.tsx?$/;
const ONLY_FOR_TESTS = /\.test\.tsx?$|\/testing\/|\/test-[^/]+\.ts$/;
/** What every test depends on. */
const FOUNDATION = /^(?:[^/]+\.(?:json|ts|cjs|mjs)|\.npmrc|\.ci\/.*|packages\/build\/.*|deploy\/local\/jest\/.*)$/;
/** What every journey depends on. */
const UNDER_EVERY_JOURNEY =
  /^(?:shell|gateway|svc-catalog|svc-wallet|packages|deploy\/(?:local|registry|seed)|e2e\/(?:playwright\.config\.ts|works))(?:\/|$)/;
/** Tests that read the repository's files themselves, which no import shows. */
const READ_THE_REPOSITORY = [
  'deploy/ci/file-rules.test.ts',
  'gateway/src/calls.test.ts',
  'packages/build/src/words.test.ts',
  'packages/contracts/src/constants.test.ts',
  'svc-wallet/src/ledger/table.test.ts',
];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: MAX_BUFFER }).split('\n').filter(Boolean);

/** Returns the files that differ from a commit, committed or not, with those that git doesn't know yet. */
export function changedSince(commit: string): string[] {
  return [...git('diff', '--name-only', '--no-renames', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Each module with those that import it, from the repository's top. */
export type Importers = ReadonlyMap<string, readonly string[]>;

interface Cruise {
  modules: { source: string; dependents: string[] }[];
}

function readImporters(): Importers {
  const program = join(repositoryRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...packageFolders()];
  const json = execFileSync(process.execPath, args, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: MAX_BUFFER });
  return new Map((JSON.parse(json) as Cruise).modules.map(({ source, dependents }) => [source, dependents]));
}

/** Files to run; `undefined` is all of them. */
export interface Affected {
  jest: string[] | undefined;
  journeys: string[] | undefined;
}

const workspaceOf = (file: string) => /^(?:packages\/)?[^/]+/.exec(file)?.[0] ?? '';

/** Returns a file and all that import it, directly or through others. */
function dependentsOf(file: string, importers: Importers): Set<string> {
  const found = new Set([file]);
  for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
  return found;
}

function journeysOf(file: string, specs: readonly string[], dependents: ReadonlySet<string>): readonly string[] {
  if (file.startsWith('e2e/')) return specs.filter((spec) => dependents.has(spec));
  if (ONLY_FOR_TESTS.test(file)) return [];
  const slice = workspaceOf(file) === 'svc-drama-ai' ? 'mf-drama-editor' : workspaceOf(file);
  return specs.filter((spec) => JOURNEY_SLICES[spec.slice('e2e/'.length)]?.includes(slice));
}

/**
 * Returns the Jest files and journeys that changed files can affect. Jest files are found by imports, or by workspace for a file
 * without importers (SQL, a GraphQL schema); journeys by the slices they load.
 */
export function affectedOf(changed: readonly string[], importers: Importers, specs: readonly string[]): Affected {
  if (changed.some((file) => FOUNDATION.test(file))) return { jest: undefined, journeys: undefined };
  const tests = [...importers.keys()].filter((file) => TEST_FILE.test(file));
  const jest = new Set(changed.length > 0 ? READ_THE_REPOSITORY : []);
  const journeys = new Set<string>();
  for (const file of changed) {
    const dependents = dependentsOf(file, importers);
    const places = file.endsWith('.graphql') ? [workspaceOf(file), 'gateway'] : [workspaceOf(file)];
    const known = importers.has(file);
    for (const test of tests) if (known ? dependents.has(test) : places.includes(workspaceOf(test))) jest.add(test);
    for (const journey of journeysOf(file, specs, dependents)) journeys.add(journey);
  }
  const allJourneys = changed.some((file) => UNDER_EVERY_JOURNEY.test(file) && !ONLY_FOR_TESTS.test(file));
  return { jest: [...jest], journeys: allJourneys ? undefined : [...journeys] };
}

/** Returns what changed files of this repository can affect. */
export function affectedBy(changed: readonly string[]): Affected {
  const specs = readdirSync(join(repositoryRoot, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
  return affectedOf(
    changed,
    readImporters(),
    specs.map((name) => `e2e/${name}`),
  );
}
