import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import playwright from '../../e2e/playwright.config.ts';
import { repositoryRoot } from '../local/paths.ts';
import { journeyProofs, type Proof, proofs } from './proofs.ts';

const TEST_FILE = /\.test\.tsx?$/;
/** Random input, a test or limit that only a proof has, or a scale. */
const NEEDS_PROOF = /from '(?:fast-check|[^']*\/testing\/proof(?:\.ts)?)'|process\.env\.PROVE_/;
const SETTING = /process\.env\.(PROVE_\w+)/g;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(join(repositoryRoot, file)));
const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

/** Returns the text of a test file and of the support files that it imports by path. */
function sourceOf(file: string): string {
  const text = read(file);
  const imported = [...text.matchAll(/from '(\.[^']*)'/g)].map(([, path = '']) => join(file, '..', path));
  return [text, ...imported.filter((path) => files.includes(path)).map(read)].join('\n');
}

/** Returns the settings that a proof's files read; its seed is the same for all. */
function settingsOf(proof: Proof): string[] {
  const names = proof.files.flatMap((file) => [...sourceOf(file).matchAll(SETTING)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => name !== 'PROVE_SEED').toSorted();
}

test('each test file with random input, a proof’s own limits or a scale is in a proof', () => {
  const proven = new Set(proofs.flatMap((proof) => proof.files));
  const missing = files.filter((file) => TEST_FILE.test(file) && !proven.has(file) && NEEDS_PROOF.test(sourceOf(file)));
  expect(missing).toEqual([]);
});

test('each file of a proof exists', () => {
  const listed = [...proofs, ...journeyProofs].flatMap((proof) => proof.files);
  expect(listed.filter((file) => !files.includes(file))).toEqual([]);
});

/** Returns the specs of one of Playwright's projects. */
function specsOf(project: string): string[] {
  const pattern = playwright.projects?.find(({ name }) => name === project)?.testMatch as RegExp;
  return files.filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file) && pattern.test(join(repositoryRoot, file)));
}

test('the journeys of proofs are the specs of Playwright’s projects "at length" and "again", each in one of them', () => {
  const specs = ['at length', 'again'].flatMap(specsOf);
  expect(journeyProofs.flatMap((proof) => proof.files).toSorted()).toEqual(specs.toSorted());
});

/** For each promise about slices (TRUST 13, 22–25) the files that show it at its full figures. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  'limits of an operation in both modes': ['gateway/src/guards/query-limits.test.ts', 'gateway/src/guards/guards.test.ts'],
  'each remote broken in each way': ['e2e/remotes.spec.ts', 'e2e/broken-releases.spec.ts', 'shell/src/remotes/load-slice.test.ts'],
  'each service down': ['e2e/outages.spec.ts', 'gateway/src/app.test.ts'],
  'one flipped byte': [
    'e2e/broken-releases.spec.ts',
    'e2e/releases.spec.ts',
    'deploy/registry/server.test.ts',
    'shell/server/page.test.ts',
  ],
  'no unsafe script': ['e2e/policies.spec.ts', 'shell/server/page.test.ts'],
  'a tab across three releases': ['e2e/releases.spec.ts', 'deploy/registry/collect-garbage.test.ts'],
  'a release that breaks another': [
    'e2e/teams.spec.ts',
    'packages/releases/src/check/check.test.ts',
    'deploy/registry/run-command.test.ts',
  ],
};

test.each(Object.entries(SHOWN_BY))('%s is proven by the files that show it', (_promise, shown) => {
  const proven = new Set([...proofs, ...journeyProofs].flatMap((proof) => proof.files));
  expect(shown.filter((file) => !proven.has(file))).toEqual([]);
});

test('each proof sets exactly the scale that its files read', () => {
  const set = proofs.map(({ promise, env = {} }) => ({ promise, settings: Object.keys(env).toSorted() }));
  expect(set).toEqual(proofs.map((proof) => ({ promise: proof.promise, settings: settingsOf(proof) })));
});
