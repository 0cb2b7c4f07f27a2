import { causesOf, type Outcome } from './outcome.ts';
import type { ProgramRun } from './run-program.ts';
import { joinSecondRun, readEvents, resultsOf, type TestResult } from './test-events.ts';

/** With more causes of failures than this no test is run again: more than FLAKY_MAX would be flaky at best. */
const SECOND_CHANCE_MAX = 10;

export interface TestRunner {
  /** Whether failed tests are run once more. */
  secondChance: boolean;
  /** Runs all tests, or those given again, alone; each event goes to the file. */
  run(events: string, again?: readonly TestResult[]): Promise<ProgramRun>;
}

const WHY = {
  silent: 'was ended: no test finished for five minutes',
  overran: 'was ended: it ran for an hour',
  hung: 'was ended: it did not exit after its last test',
};

/** Runs a runner's tests and returns each result; a runner that was ended or left early adds a failure that says why. */
async function runOnce(name: string, runner: TestRunner, events: string, again?: readonly TestResult[]): Promise<Outcome> {
  const { ended, code } = await runner.run(events, again);
  const { results, running, completed } = resultsOf(readEvents(events));
  const unfinished = running.map(
    (test): TestResult => ({ ...test, status: 'failed', ms: 0, error: 'The test was running when its runner ended.' }),
  );
  const why = whyIncomplete();
  if (why === null) return { results, notes: [] };
  const names = running.map((test) => `  ${test.file} › ${test.name}`);
  const note = [`${name} ${why}${names.length > 0 ? '; running were:' : ''}`, ...names].join('\n');
  const itself: TestResult = { file: '', name, status: 'failed', ms: 0, error: `It ${why}.` };
  return { results: [...results, ...unfinished, itself], notes: [note] };

  function whyIncomplete(): string | null {
    if (ended !== null) return WHY[ended];
    if (!completed || running.length > 0) return `exited with code ${code} before it had run everything`;
    const hasFailed = results.some(({ status }) => status === 'failed');
    return code === 0 || hasFailed ? null : `exited with code ${code} though no test failed`;
  }
}

/**
 * Runs a runner's tests, then its failed ones once more, alone: one that passes then is flaky. A runner that was ended gets no
 * second run.
 */
export async function runTests(name: string, runner: TestRunner, eventsFile: (nth: number) => string): Promise<Outcome> {
  const first = await runOnce(name, runner, eventsFile(1));
  const failed = first.results.filter(({ status }) => status === 'failed');
  if (!runner.secondChance || failed.length === 0 || failed.some(({ file }) => file === '')) return first;
  if (causesOf(failed) > SECOND_CHANCE_MAX) return { ...first, notes: [`${failed.length} tests of ${name} failed: none was run again`] };
  const second = await runOnce(`${name}, again`, runner, eventsFile(2), failed);
  return { results: joinSecondRun(first.results, second.results), notes: second.notes };
}
