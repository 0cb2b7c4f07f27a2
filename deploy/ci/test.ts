import { secondsSince, step } from '../local/console.ts';
import { addOutcomes, type Outcome } from './outcome.ts';
import * as steps from './steps.ts';

// `npm test`: everything that guards a change. Named steps run alone: `npm run lint`, `npm run typecheck`.

const all: { group: string; name: string; run: () => Promise<Outcome> }[] = [
  { group: 'lint', name: 'format and rules', run: steps.biome },
  { group: 'lint', name: 'rules of files', run: steps.fileRules },
  { group: 'lint', name: 'who imports whom', run: steps.importZones },
  { group: 'lint', name: 'nothing unused', run: steps.unused },
  { group: 'typecheck', name: 'types', run: steps.typecheck },
  { group: 'jest', name: 'tests', run: () => steps.jest() },
  { group: 'journeys', name: 'journeys', run: () => steps.journeys(step) },
];

const groups = process.argv.slice(2);
const unknown = groups.filter((group) => !all.some((entry) => entry.group === group));
if (unknown.length > 0) {
  console.error(`no such step: ${unknown.join(', ')}; there are ${[...new Set(all.map(({ group }) => group))].join(', ')}`);
  process.exit(2);
}

const began = performance.now();
const outcomes: Outcome[] = [];
for (const { name, run } of all.filter(({ group }) => groups.length === 0 || groups.includes(group))) {
  const failure = (error: Error): Outcome => ({ passed: 0, failed: 1, tests: [], notes: [`${name}: ${error.message}`] });
  const told = ({ passed, failed }: Outcome) => `${passed} passed, ${failed} failed`;
  outcomes.push(await step(name, () => run().catch(failure), told));
}

const { passed, failed, tests, notes } = addOutcomes(outcomes);
const slowest = tests.sort((a, b) => b.ms - a.ms).slice(0, 10);
if (slowest.length > 0) console.log('\nslowest:');
for (const { name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
for (const note of notes) console.error(`\n${note}`);
console.log(`\nall of it took ${secondsSince(began)} s\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
