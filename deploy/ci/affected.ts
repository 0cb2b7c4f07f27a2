import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import playwrightConfig from '../../e2e/playwright.config.ts';
import { repositoryRoot } from '../local/paths.ts';
import { dependentsOf, type Importers } from './affected-importers.ts';
import { READERS } from './affected-readers.ts';
import { JOURNEY_SLICES } from './journey-slices.ts';

const MAX_BUFFER = 256 * 1024 ** 2;
export const TEST_FILE = /\.test\.tsx?$/;
const CODE = /\.(?:[cm]?[jt]sx?|css)$/;
/** The AI server of svc-drama-ai's `providers/testing` also serves the drills and the journeys. */
const ONLY_FOR_TESTS = /\.test\.tsx?$|(?<!^svc-drama-ai\/src\/providers)\/testing\/|\/test-[^/]+\.ts$/;
/** What every test depends on. */
const FOUNDATION = /^(?:[^/]+\.(?:json|ts|cjs|mjs)|\.npmrc|\.ci\/.*|packages\/build\/.*|deploy\/local\/jest\/.*)$/;
/** What every journey depends on. */
const UNDER_EVERY_JOURNEY =
  /^(?:shell|gateway|svc-(?!drama-ai(?:\/|$))[^/]+|packages|deploy\/(?:local|registry|seed)|e2e\/(?:playwright\.config\.ts|works))(?:\/|$)/;
/** What runs the journeys; all that these import is under every journey too. */
const JOURNEY_RUNNERS = ['deploy/ci/journeys.ts', 'deploy/ci/reporters/playwright-events.ts', 'e2e/playwright.config.ts'];
/** The slices whose pages call a service that not every page needs. */
const CALLERS: Readonly<Record<string, readonly string[]>> = { 'svc-drama-ai': ['mf-drama-editor', 'mf-lobby'] };
/** What the tests in deploy/drills start as programs. */
const DRILLED = /^(?:(?:svc-[^/]+|gateway)\/src|packages\/(?:service-kit|contracts))\//;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: MAX_BUFFER }).split('\n').filter(Boolean);

/** Returns the files that differ from a commit, committed or not, with those that git doesn't know yet. */
export function changedSince(commit: string): string[] {
  return [...git('diff', '--name-only', '--no-renames', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Files to run; `undefined` is all of them. */
export interface Affected {
  jest: string[] | undefined;
  journeys: string[] | undefined;
}

/** A changed file, and all modules that a change of it can reach. */
interface Change {
  file: string;
  /** Whether imports show who needs the file; they don't for data, which is also read by path or by a template import. */
  isImported: boolean;
  dependents: ReadonlySet<string>;
}

const workspaceOf = (file: string) => /^(?:packages\/)?[^/]+/.exec(file)?.[0] ?? '';

/** Follows the imports of a file; for a package's data, those of the whole package. */
function changeOf(file: string, importers: Importers): Change {
  const isImported = CODE.test(file) && importers.has(file);
  const workspace = workspaceOf(file);
  const isOfPackage = !isImported && !TEST_FILE.test(file) && workspace.startsWith('packages/');
  const others = isOfPackage ? [...importers.keys()].filter((module) => workspaceOf(module) === workspace) : [];
  return { file, isImported, dependents: dependentsOf([file, ...others], importers) };
}

/** Returns the tests that import a changed module; for data and for a module without such tests, those of the workspaces it reaches. */
function testsNear({ file, isImported, dependents }: Change, tests: readonly string[]): string[] {
  const importing = tests.filter((test) => dependents.has(test));
  if (isImported && importing.length > 0) return importing;
  const places = new Set([...dependents].map(workspaceOf));
  if (file.endsWith('.graphql')) places.add('gateway');
  return tests.filter((test) => places.has(workspaceOf(test)));
}

function testsOf(change: Change, tests: readonly string[], importers: Importers): string[] {
  const readers = dependentsOf(
    Object.keys(READERS).filter((reader) => READERS[reader]?.test(change.file)),
    importers,
  );
  const isDrilled = [...change.dependents].some((file) => DRILLED.test(file) && !ONLY_FOR_TESTS.test(file));
  const further = tests.filter((test) => readers.has(test) || (isDrilled && test.startsWith('deploy/drills/')));
  return [...testsNear(change, tests), ...further];
}

/** Returns the journeys that load a file, or another slice that calls its service; `undefined` is all of them. */
export function journeysLoading(file: string, specs: readonly string[]): string[] | undefined {
  if (UNDER_EVERY_JOURNEY.test(file)) return undefined;
  const workspace = workspaceOf(file);
  const parts = [workspace, ...(CALLERS[workspace] ?? [])];
  return specs.filter((spec) => JOURNEY_SLICES[spec.slice('e2e/'.length)]?.some((part) => parts.includes(part)));
}

/** Returns the journeys that a change can affect; `undefined` is all of them. */
function journeysOf({ file, dependents }: Change, specs: readonly string[]): readonly string[] | undefined {
  const loading = ONLY_FOR_TESTS.test(file) ? [] : journeysLoading(file, specs);
  if (loading === undefined || JOURNEY_RUNNERS.some((runner) => dependents.has(runner))) return undefined;
  return specs.filter((spec) => dependents.has(spec) || loading.includes(spec));
}

/**
 * Returns the Jest files and journeys that changed files can affect. Jest files are found by imports, or by workspace where no
 * import leads to a test; journeys by imports and by the slices they load.
 */
export function affectedOf(changed: readonly string[], importers: Importers, specs: readonly string[]): Affected {
  if (changed.some((file) => FOUNDATION.test(file))) return { jest: undefined, journeys: undefined };
  const tests = [...importers.keys()].filter((file) => TEST_FILE.test(file));
  const changes = changed.map((file) => changeOf(file, importers));
  const journeys = changes.map((change) => journeysOf(change, specs));
  return {
    jest: [...new Set(changes.flatMap((change) => testsOf(change, tests, importers)))],
    journeys: journeys.includes(undefined) ? undefined : [...new Set(journeys.flatMap((some) => some ?? []))],
  };
}

/** Returns the journeys that `npm test` has a project for, and prints the names of the others. */
export function withoutProofs(journeys: readonly string[], print: (line: string) => void = console.log): string[] {
  const testMatch = playwrightConfig.projects?.find(({ name }) => name === 'at length')?.testMatch;
  if (!(testMatch instanceof RegExp)) throw new Error('e2e/playwright.config.ts has no pattern for the project "at length"');
  const proofs = journeys.filter((spec) => testMatch.test(spec));
  if (proofs.length > 0) print(`Only \`npm run prove\` runs these affected journeys: ${proofs.join(', ')}`);
  return journeys.filter((spec) => !proofs.includes(spec));
}

/** Returns the specs of all journeys, also of those that `npm test` doesn't run. */
export const listSpecs = (): string[] =>
  readdirSync(join(repositoryRoot, 'e2e'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `e2e/${name}`);
