import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../local/paths.ts';
import { countsOf, flakyOf, type Outcome, summaryOf } from './outcome.ts';

/** Writes `test-results/flaky.json` and prints the end of a run's report, its counts last. */
export function printReport(outcome: Outcome, heading: string): void {
  const folder = join(repositoryRoot, 'test-results');
  mkdirSync(folder, { recursive: true });
  const flaky = flakyOf(outcome).map(({ file, name, error }) => ({ file, name, error }));
  writeFileSync(join(folder, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
  const [summary, counts] = splitLast(summaryOf(outcome));
  console.log(`${summary}${heading}\n${counts}`);
}

/** Prints the report and exits, with 1 when something failed. */
export function endWithReport(outcome: Outcome, heading: string): never {
  printReport(outcome, heading);
  process.exit(countsOf(outcome).failed > 0 ? 1 : 0);
}

function splitLast(text: string): [string, string] {
  const at = text.lastIndexOf('\n') + 1;
  return [text.slice(0, at), text.slice(at)];
}
