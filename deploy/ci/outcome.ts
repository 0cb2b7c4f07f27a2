import type { TestResult } from './test-events.ts';

/** More flaky tests than these, counted by their causes, make a run red. */
export const FLAKY_MAX = 3;

/** The results of a step of a run. */
export interface Outcome {
  results: readonly TestResult[];
  /** What a person should read beside the results. */
  notes: readonly string[];
}

export function addOutcomes(outcomes: readonly Outcome[]): Outcome {
  return { results: outcomes.flatMap(({ results }) => results), notes: outcomes.flatMap(({ notes }) => notes) };
}

/** Returns the outcome of a step that counts as one test with its own name; it failed if there is an error. */
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

/** Counts causes: tests of one file that failed with one error, as all those of a failed hook do, have the same. */
export const causesOf = (tests: readonly TestResult[]): number => new Set(tests.map(({ file, error }) => `${file}\n${error}`)).size;

const isTooFlaky = (outcome: Outcome): boolean => causesOf(flakyOf(outcome)) > FLAKY_MAX;

/** Counts tests; too many flaky ones count as one more failure. */
export function countsOf(outcome: Outcome): Counts {
  const failed = failedOf(outcome).length;
  return { passed: outcome.results.length - failed, failed: failed + (isTooFlaky(outcome) ? 1 : 0) };
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
    ...(isTooFlaky(outcome) ? ['', `${causesOf(flaky)} tests are flaky; at most ${FLAKY_MAX} may be`] : []),
    ...outcome.notes.flatMap((note) => ['', note]),
    ...(slowest.length > 0 ? ['', 'slowest:'] : []),
    ...slowest.map((test) => `${(test.ms / 1000).toFixed(1).padStart(6)} s  ${titleOf(test)}`),
    '',
    `${passed} passed, ${failures} failed`,
  ].join('\n');
}
