import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { secondsSince, step } from '../local/console.ts';
import { repositoryRoot } from '../local/paths.ts';
import { affectedBy, changedSince } from './affected.ts';
import { jest } from './jest.ts';
import { journeys } from './journeys.ts';
import { endWithReport } from './report.ts';
import { type NamedStep, runGroups, type StepGroup } from './run-groups.ts';
import * as checks from './static.ts';

// `npm test`: everything that guards a change. docs/testing.md says how to run a part.

const USAGE = `npm test -- [--keep-going] [--changed <commit>] [lint | typecheck | jest | journeys | <test file> …]`;

const lint: NamedStep[] = [
  { name: 'format and rules', run: checks.biome },
  { name: 'file rules', run: checks.fileRules },
  { name: 'import zones', run: checks.importZones },
  { name: 'unused code', run: checks.unused },
];
const types: NamedStep[] = [{ name: 'types', run: checks.typecheck }];
const groups = ['lint', 'typecheck', 'jest', 'journeys'];

const options = { 'keep-going': { type: 'boolean' }, changed: { type: 'string' } } as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const files = positionals.filter((name) => /\.(?:test\.tsx?|spec\.ts)$/.test(name));
    const chosen = positionals.filter((name) => !files.includes(name));
    const unknown = chosen.find((name) => !groups.includes(name));
    if (unknown) throw new Error(`there is no step called ${unknown}`);
    const missing = files.find((file) => !existsSync(join(repositoryRoot, file)));
    if (missing) throw new Error(`there is no file ${missing}`);
    return { keepGoing: values['keep-going'] ?? false, changed: values.changed, chosen, files };
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}

/** Runs Jest files and journeys; `undefined` is all of a kind, an empty list none. */
function testGroups(jestFiles: readonly string[] | undefined, journeyFiles: readonly string[] | undefined): StepGroup[] {
  const testSteps: StepGroup[] = [];
  if (jestFiles?.length !== 0) testSteps.push({ steps: [{ name: 'tests', run: () => jest({ files: jestFiles ?? [] }) }] });
  if (journeyFiles?.length !== 0) testSteps.push({ steps: [{ name: 'journeys', run: () => journeys(step, journeyFiles) }] });
  return testSteps;
}

function plan(): StepGroup[] {
  const { keepGoing, changed, chosen, files } = readArguments();
  const wants = (group: string) => (chosen.length === 0 && files.length === 0) || chosen.includes(group);
  const steps = [...(wants('lint') ? lint : []), ...(wants('typecheck') ? types : [])];
  const staticChecks: StepGroup[] = steps.length > 0 ? [{ steps, endsWhenFailed: !keepGoing }] : [];
  if (changed !== undefined) {
    const affected = affectedBy(changedSince(changed));
    return [...staticChecks, ...testGroups(affected.jest, affected.journeys)];
  }
  const isJourney = (file: string) => file.endsWith('.spec.ts');
  const byKind = (journey: boolean) => files.filter((file) => isJourney(file) === journey);
  return [...staticChecks, ...testGroups(wants('jest') ? undefined : byKind(false), wants('journeys') ? undefined : byKind(true))];
}

const began = performance.now();
const outcome = await runGroups(plan());
endWithReport(outcome, `all of it took ${secondsSince(began)} s`);
