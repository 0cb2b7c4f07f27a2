import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspacesIn } from '@meowtale/build/jest';
import { repositoryRoot } from '../local/paths.ts';
import { type Affected, affectedOf, journeysLoading, listSpecs, TEST_FILE } from './affected.ts';
import { readImporters } from './affected-importers.ts';

const MAX_BUFFER = 256 * 1024 ** 2;
const SLICE = /^(?:shell|gateway|mf-[^/]+|svc-[^/]+|packages\/[^/]+)$/;

/** Returns the folders whose tests `npm test` runs alone: slices and packages, sorted. */
export function testedSlices(): string[] {
  return [...workspacesIn(repositoryRoot), ...workspacesIn(repositoryRoot, 'packages')].filter((folder) => SLICE.test(folder)).sort();
}

/** Returns the Jest files that git tracks or would add. */
function listJestFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: MAX_BUFFER,
  });
  return listed.split('\0').filter((file) => TEST_FILE.test(file) && existsSync(join(repositoryRoot, file)));
}

/** Returns the Jest files in the folders of slices, and the journeys that load one of them or are built on it. */
export function ofSlices(slices: readonly string[], jestFiles: readonly string[], specs: readonly string[]): Affected {
  const journeys = slices.map((slice) => journeysLoading(slice, specs));
  return {
    jest: jestFiles.filter((file) => slices.some((slice) => file.startsWith(`${slice}/`))),
    journeys: journeys.includes(undefined) ? undefined : specs.filter((spec) => journeys.some((some) => some?.includes(spec))),
  };
}

function inBoth(one: string[] | undefined, other: string[] | undefined): string[] | undefined {
  return one && other ? one.filter((file) => other.includes(file)) : (one ?? other);
}

/** Returns what is in both; `undefined` is all of a kind. */
export function intersect(one: Affected, other: Affected): Affected {
  return { jest: inBoth(one.jest, other.jest), journeys: inBoth(one.journeys, other.journeys) };
}

/** Returns the tests of slices, of all without one, that changed files can affect; of all files unless given. */
export function chooseTests(slices: readonly string[], changed: readonly string[] | undefined): Affected {
  const all: Affected = { jest: undefined, journeys: undefined };
  const own = slices.length === 0 ? all : ofSlices(slices, listJestFiles(), listSpecs());
  return intersect(own, changed === undefined ? all : affectedOf(changed, readImporters(), listSpecs()));
}
