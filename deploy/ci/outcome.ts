/** What a step of the test run found. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Each test with its time, for the list of the slowest. */
  tests: { name: string; ms: number }[];
  /** What a person should read beside the numbers. */
  notes: string[];
}

/** A check that is either right or wrong. */
export function checkOutcome(ok: boolean): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, tests: [], notes: [] };
}

/** The parts of `jest --json` that are read here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
}

/** Counts jest's report. A skipped test and a file that did not run are failures: a green run has run everything. */
export function jestOutcome(report: JestReport): Outcome {
  const skipped = report.numPendingTests + report.numTodoTests;
  const notes: string[] = [];
  if (skipped > 0) notes.push(`jest skipped ${skipped} tests; each counts as failed`);
  if (report.numRuntimeErrorTestSuites > 0) notes.push(`jest could not run ${report.numRuntimeErrorTestSuites} files`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + skipped,
    tests: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
    ),
    notes,
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** More flaky tests than these fail the run. */
const FLAKY_MAX = 3;

/** Counts Playwright's report. A skipped test is a failure; one that passed when retried is flaky, and more than three fail the run. */
export function playwrightOutcome({ stats, suites, errors }: PlaywrightReport): Outcome {
  const notes = errors.map(({ message }) => message ?? 'Playwright failed outside any test');
  if (stats.skipped > 0) notes.push(`Playwright skipped ${stats.skipped} tests; each counts as failed`);
  const flaky = stats.flaky > FLAKY_MAX ? stats.flaky : 0;
  if (stats.flaky > 0) notes.push(`flaky: ${stats.flaky} journeys passed only when retried`);
  return {
    passed: stats.expected + stats.flaky - flaky,
    failed: stats.unexpected + flaky + stats.skipped + errors.length,
    tests: suites.flatMap(specsOf),
    notes,
  };
}

function specsOf(suite: PlaywrightSuite): Outcome['tests'] {
  const own = suite.specs.map(({ title, tests }) => ({
    name: title,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...(suite.suites ?? []).flatMap(specsOf)];
}

export function addOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    tests: outcomes.flatMap(({ tests }) => tests),
    notes: outcomes.flatMap(({ notes }) => notes),
  };
}
