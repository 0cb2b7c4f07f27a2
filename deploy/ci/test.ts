import { secondsSince, step } from '../local/console.ts';
import { type NamedStep, runInTurn } from './run-in-turn.ts';
import * as steps from './steps.ts';

// `npm test`: everything that guards a change. Named steps run alone: `npm run lint`, `npm run typecheck`.

const all: (NamedStep & { group: string; reads?: true })[] = [
  { group: 'lint', name: 'format and rules', run: steps.biome, reads: true },
  { group: 'lint', name: 'rules of files', run: steps.fileRules, reads: true },
  { group: 'lint', name: 'who imports whom', run: steps.importZones, reads: true },
  { group: 'lint', name: 'nothing unused', run: steps.unused, reads: true },
  { group: 'typecheck', name: 'types', run: steps.typecheck, reads: true },
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
const chosen = all.filter(({ group }) => groups.length === 0 || groups.includes(group));
// What only reads the sources has one core each, and waits for nothing.
const [reading, running] = [chosen.filter(({ reads }) => reads), chosen.filter(({ reads }) => !reads)];
const { passed, failed, tests, notes } = await runInTurn([reading, ...running]);
const slowest = tests.sort((a, b) => b.ms - a.ms).slice(0, 10);
if (slowest.length > 0) console.log('\nslowest:');
for (const { name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
for (const note of notes) console.error(`\n${note}`);
console.log(`\nall of it took ${secondsSince(began)} s\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
