import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { secondsSince, step } from '../local/console.ts';
import { repositoryRoot } from '../local/paths.ts';
import { changedSince, withoutProofs } from './affected.ts';
import { chooseTests, testedSlices } from './affected-slices.ts';
import { jest } from './jest.ts';
import { journeys } from './journeys.ts';
import { endWithReport } from './report.ts';
import { type Group, parseRunArguments, type RunArguments, USAGE } from './run-arguments.ts';
import { type NamedStep, runGroups, type StepGroup } from './run-groups.ts';
import * as checks from './static.ts';

// `npm test`: everything that guards a change. docs/testing.md says how to run a part.

const lint: NamedStep[] = [
  { name: 'format and rules', run: checks.biome },
  { name: 'file rules', run: checks.fileRules },
  { name: 'import zones', run: checks.importZones },
  { name: 'unused code', run: checks.unused },
];
const types: NamedStep[] = [{ name: 'types', run: checks.typecheck }];

function readArguments(): RunArguments {
  try {
    const exists = (file: string) => existsSync(join(repositoryRoot, file));
    return parseRunArguments(process.argv.slice(2), { slices: testedSlices(), exists });
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
  const { keepGoing, changed, groups, slices, files } = readArguments();
  const wants = (group: Group) => (groups.length === 0 && files.length === 0) || groups.includes(group);
  const steps = [...(wants('lint') ? lint : []), ...(wants('typecheck') ? types : [])];
  const staticChecks: StepGroup[] = steps.length > 0 ? [{ steps, endsWhenFailed: !keepGoing }] : [];
  if (files.length > 0) {
    const byKind = (journey: boolean) => files.filter((file) => file.endsWith('.spec.ts') === journey);
    return [...staticChecks, ...testGroups(wants('jest') ? undefined : byKind(false), wants('journeys') ? undefined : byKind(true))];
  }
  const chosen = chooseTests(slices, changed === undefined ? undefined : changedSince(changed));
  const chosenJourneys = wants('journeys') ? chosen.journeys && withoutProofs(chosen.journeys) : [];
  return [...staticChecks, ...testGroups(wants('jest') ? chosen.jest : [], chosenJourneys)];
}

const began = performance.now();
const outcome = await runGroups(plan());
endWithReport(outcome, `all of it took ${secondsSince(began)} s`);
