import { parseArgs } from 'node:util';
import { secondsSince, step } from '../local/console.ts';
import { affectedBy, changedSince } from './affected.ts';
import { jest } from './jest.ts';
import { journeys } from './journeys.ts';
import { endWithReport } from './report.ts';
import { type NamedStep, runInTurn, type Turn } from './run-in-turn.ts';
import * as checks from './static.ts';

// `npm test`: everything that guards a change. docs/testing.md says how to run a part.

const USAGE = `npm test -- [--keep-going] [--changed <commit>] [lint | typecheck | jest | journeys | <test file> …]`;

const lint: NamedStep[] = [
  { name: 'format and rules', run: checks.biome },
  { name: 'rules of files', run: checks.fileRules },
  { name: 'who imports whom', run: checks.importZones },
  { name: 'nothing unused', run: checks.unused },
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
    return { keepGoing: values['keep-going'] ?? false, changed: values.changed, chosen, files };
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}

/** Runs Jest files and journeys; `undefined` is all of a kind, an empty list none. */
function testTurns(jestFiles: readonly string[] | undefined, journeyFiles: readonly string[] | undefined): Turn[] {
  const turns: Turn[] = [];
  if (jestFiles?.length !== 0) turns.push({ steps: [{ name: 'tests', run: () => jest({ files: jestFiles ?? [] }) }] });
  if (journeyFiles?.length !== 0) turns.push({ steps: [{ name: 'journeys', run: () => journeys(step, journeyFiles) }] });
  return turns;
}

function plan(): Turn[] {
  const { keepGoing, changed, chosen, files } = readArguments();
  const wants = (group: string) => (chosen.length === 0 && files.length === 0) || chosen.includes(group);
  const steps = [...(wants('lint') ? lint : []), ...(wants('typecheck') ? types : [])];
  const read: Turn[] = steps.length > 0 ? [{ steps, endsWhenFailed: !keepGoing }] : [];
  if (changed !== undefined) {
    const affected = affectedBy(changedSince(changed));
    return [...read, ...testTurns(affected.jest, affected.journeys)];
  }
  const isJourney = (file: string) => file.endsWith('.spec.ts');
  const named = (journey: boolean) => files.filter((file) => isJourney(file) === journey);
  return [...read, ...testTurns(wants('jest') ? undefined : named(false), wants('journeys') ? undefined : named(true))];
}

const began = performance.now();
const outcome = await runInTurn(plan());
endWithReport(outcome, `all of it took ${secondsSince(began)} s`);
