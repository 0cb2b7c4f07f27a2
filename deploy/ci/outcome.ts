import type { TestResult } from './test-events.ts';

/** More flaky tests than these make a run red. */
export const FLAKY_MAX = 3;

/** What a step of a run found. */
export interface Outcome {
  results: readonly TestResult[];
  /** What a person should read beside the results. */
  notes: readonly string[];
}

export function addOutcomes(outcomes: readonly Outcome[]): Outcome {
  return { results: outcomes.flatMap(({ results }) => results), notes: outcomes.flatMap(({ notes }) => notes) };
}

/** A step that counts as one test of its own name. */
export function singleOutcome(name: string, error?: string): Outcome {
  const result: TestResult = { file: '', name, status: error === undefined ? 'passed' : 'failed', ms: 0 };
  return { results: [error === undefined ? result : { ...result, error }], notes: [] };
}

export const failedOf = ({ results }: Outcome): TestResult[] => results.filter(({ status }) => status === 'failed');
export const flakyOf = ({ results }: Outcome): TestResult[] => results.filter(({ flaky }) => flaky);

export interface Counts {
  passed: number;
  failed: number;
}

/** Counts tests; too many flaky ones count as one more failure. */
export function countsOf(outcome: Outcome): Counts {
  const failed = failedOf(outcome).length;
  const tooFlaky = flakyOf(outcome).length > FLAKY_MAX ? 1 : 0;
  return { passed: outcome.results.length - failed, failed: failed + tooFlaky };
}

/** Returns `N passed, N failed`, and how many of the passed were flaky. */
export function countsText(outcome: Outcome): string {
  const { passed, failed } = countsOf(outcome);
  const flaky = flakyOf(outcome).length;
  return `${passed} passed, ${failed} failed${flaky > 0 ? `, ${flaky} flaky` : ''}`;
}

const titleOf = ({ file, name }: TestResult) => (file ? `${file} › ${name}` : name);
const indented = (text: string | undefined) => (text ?? '').split('\n').map((line) => `    ${line}`);

/**
 * Returns the end of a run's report: each failed test with its first error and screenshot, each flaky one, notes, the slowest ten,
 * and last the counts.
 */
export function summaryOf(outcome: Outcome): string {
  const failed = failedOf(outcome);
  const flaky = flakyOf(outcome);
  const slowest = [...outcome.results]
    .filter(({ file }) => file)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 10);
  const { passed, failed: failures } = countsOf(outcome);
  return [
    ...(failed.length > 0 ? ['', 'failed:'] : []),
    ...failed.flatMap((test) => [
      `  ${titleOf(test)}`,
      ...indented(test.error),
      ...(test.screenshot ? indented(`screenshot: ${test.screenshot}`) : []),
    ]),
    ...flaky.flatMap((test) => ['', `flaky: ${titleOf(test)}`, ...indented(test.error)]),
    ...(flaky.length > FLAKY_MAX ? ['', `${flaky.length} tests are flaky; ${FLAKY_MAX} are the most`] : []),
    ...outcome.notes.flatMap((note) => ['', note]),
    ...(slowest.length > 0 ? ['', 'slowest:'] : []),
    ...slowest.map((test) => `${(test.ms / 1000).toFixed(1).padStart(6)} s  ${titleOf(test)}`),
    '',
    `${passed} passed, ${failures} failed`,
  ].join('\n');
}
