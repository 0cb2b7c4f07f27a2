import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { secondsSince, step } from '../local/console.ts';
import { jest } from './jest.ts';
import { journeysAtLength, outagesAtLength } from './journeys.ts';
import { RUNNER_MS } from './limits.ts';
import { journeyProofs, outageProof, proofs } from './proofs.ts';
import { endWithReport } from './report.ts';
import { runGroups, type StepGroup } from './run-groups.ts';

// `npm run prove`: runs the proofs of proofs.ts, which `npm test` runs at a smaller scale. PROVE_SEED replays a run, and
// `npm run prove -- money events` runs some areas.

const areas = [...new Set([...proofs, ...journeyProofs, outageProof].map(({ area }) => area))];
const chosen = parseArgs({ allowPositionals: true }).positionals;
const unknown = chosen.filter((area) => !areas.includes(area));
if (unknown.length > 0) {
  console.error(`there is no area called ${unknown.join(', ')}; there are ${areas.join(', ')}`);
  process.exit(2);
}
const isWanted = ({ area }: { area: string }) => chosen.length === 0 || chosen.includes(area);

const seed = process.env.PROVE_SEED || String(randomInt(1_000_000));
// Jest's tests and the journeys read it.
process.env.PROVE_SEED = seed;
console.log(`seed ${seed} (PROVE_SEED=${seed} npm run prove runs the same again)`);

// One test may take as long as its runner, so a proof has no limit of silence.
const groups: StepGroup[] = proofs.filter(isWanted).map(({ promise, files, env = {} }) => ({
  steps: [{ name: promise, run: () => jest({ files, env, secondChance: false, silentMs: RUNNER_MS }) }],
}));
const specs = journeyProofs.filter(isWanted).flatMap(({ files }) => files);
if (specs.length > 0) groups.push({ steps: [{ name: 'journeys at length', run: () => journeysAtLength(step, specs) }] });
if (isWanted(outageProof)) groups.push({ steps: [{ name: outageProof.promise, run: () => outagesAtLength(step) }] });

const began = performance.now();
const outcome = await runGroups(groups);
endWithReport(outcome, `seed ${seed}; all of it took ${secondsSince(began)} s`);
