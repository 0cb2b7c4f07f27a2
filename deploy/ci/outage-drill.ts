import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrillOptions, type DrillResult, runDrill } from '../drills/outages/drill.ts';
import { type DrillRow, errorsOf, tableOf } from '../drills/outages/table.ts';
import { repositoryRoot } from '../local/paths.ts';
import { type Outcome, singleOutcome } from './outcome.ts';
import type { TestResult } from './test-events.ts';

const FILE = 'deploy/ci/outage-drill.ts';

function resultOf(name: string, ms: number, errors: readonly string[]): TestResult {
  const result = { file: FILE, name, ms };
  return errors.length > 0 ? { ...result, status: 'failed', error: errors.join('\n') } : { ...result, status: 'passed' };
}

/** Returns a test for each breakage and one for the books. Seconds are checked in the full form only, which runs on an idle machine. */
export function outcomeOf({ rows, books }: DrillResult, form: DrillOptions['form']): Outcome {
  const tests = rows.map((row) => resultOf(`${row.what}: ${row.fault}`, row.ms, errorsOf(row, form === 'full')));
  const faults = [...books.lost.map((line) => `lost: ${line}`), ...books.double.map((line) => `double: ${line}`), ...books.faults];
  return { results: [...tests, resultOf('no order is lost, none has its effects twice, and the books are right', 0, faults)], notes: [] };
}

/** Prints the table, and writes everything to `test-results/outages.json`. */
function report(result: DrillResult): void {
  const { rows, books, bought } = result;
  const folder = join(repositoryRoot, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'outages.json'), `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\n${tableOf(rows)}\n\n${bought} orders, ${books.lost.length} lost, ${books.double.length} double effects\n`);
}

const lineOf = ({ what, fault, ms }: DrillRow) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${what}: ${fault}`;

/** Breaks slices and processes of a running stack under people who browse and buy, and reports what they saw and what it cost them. */
export async function outageDrill(options: Omit<DrillOptions, 'each'>): Promise<Outcome> {
  try {
    const result = await runDrill({ ...options, each: (row) => console.log(lineOf(row)) });
    report(result);
    return outcomeOf(result, options.form);
  } catch (error) {
    return singleOutcome('drill of outages', (error as Error).message);
  }
}
