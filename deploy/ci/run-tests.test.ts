import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { countsOf } from './outcome.ts';
import type { ProgramRun } from './run-program.ts';
import { runTests } from './run-tests.ts';
import { appendEvent, type TestEvent, type TestResult } from './test-events.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meowtale-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const result = (name: string, status: TestResult['status']): TestResult => ({ file: 'a.test.ts', name, status, ms: 5 });
const finished = (name: string, status: TestResult['status'], error?: string): TestEvent => ({
  type: 'finished',
  ...result(name, status),
  ...(error && { error }),
});
const started = (name: string): TestEvent => ({ type: 'started', file: 'a.test.ts', name });
const COMPLETED: TestEvent = { type: 'completed' };

/** Runs a runner that reports these events in its first and second run, and returns which tests it was asked to run. */
async function run(runs: TestEvent[][], { ended = null as ProgramRun['ended'], secondChance = true, code = 0 } = {}) {
  const attempts: (string[] | undefined)[] = [];
  const outcome = await runTests(
    'jest',
    {
      secondChance,
      async run(events, again) {
        attempts.push(again?.map(({ name }) => name));
        for (const event of runs[attempts.length - 1] ?? []) appendEvent(events, event);
        return { code: ended ? null : code, ended };
      },
    },
    (nth) => join(folder, `${nth}.ndjson`),
  );
  return { ...outcome, attempts };
}

test('a run without a failure is not repeated', async () => {
  expect(await run([[finished('a', 'passed'), COMPLETED]])).toEqual({ results: [result('a', 'passed')], notes: [], attempts: [undefined] });
});

test('only failed tests are run again, and one that then passes is flaky', async () => {
  const first = [finished('a', 'passed'), finished('b', 'failed'), COMPLETED];
  const { results, attempts } = await run([first, [finished('b', 'passed'), COMPLETED]]);
  expect(attempts).toEqual([undefined, ['b']]);
  expect(results.map(({ name, status, flaky }) => [name, status, flaky])).toEqual([
    ['a', 'passed', undefined],
    ['b', 'passed', true],
  ]);
});

test('a test that fails twice is failed', async () => {
  const failing = [finished('b', 'failed'), COMPLETED];
  expect((await run([failing, failing])).results).toEqual([result('b', 'failed')]);
});

test('without a second chance failed tests are not run again', async () => {
  expect((await run([[finished('b', 'failed'), COMPLETED]], { secondChance: false })).attempts).toHaveLength(1);
});

test('more than ten failed tests are not run again', async () => {
  const many = Array.from({ length: 11 }, (_, index) => finished(`t${index}`, 'failed', `error ${index}`));
  const { attempts, notes } = await run([[...many, COMPLETED]]);
  expect([attempts.length, notes]).toEqual([1, ['11 tests of jest failed: none was run again']]);
});

test('tests of a failed hook have one cause, and all of them are run again', async () => {
  const names = Array.from({ length: 11 }, (_, index) => `t${index}`);
  const { attempts, results } = await run([
    [...names.map((name) => finished(name, 'failed', 'the hook timed out')), COMPLETED],
    [...names.map((name) => finished(name, 'passed')), COMPLETED],
  ]);
  expect(attempts[1]).toEqual(names);
  expect(countsOf({ results, notes: [] })).toEqual({ passed: 11, failed: 0 });
});

test('a runner that exits with an error though no test failed is a failure', async () => {
  const { results } = await run([[finished('a', 'passed'), COMPLETED]], { code: 1 });
  expect(results.map(({ name, status, error }) => [name, status, error])).toEqual([
    ['a', 'passed', undefined],
    ['jest', 'failed', 'It exited with code 1 though no test failed.'],
  ]);
});

test('of a file that ran again in another worker only the second run’s tests are kept, and none is left running', async () => {
  const events = [started('a'), finished('a', 'passed'), started('b'), started('a (2)'), finished('a (2)', 'passed')];
  const { results, notes } = await run([
    [...events, finished('b', 'passed'), { type: 'file', file: 'a.test.ts', names: ['a', 'b'] }, COMPLETED],
  ]);
  expect([results, notes]).toEqual([[result('a', 'passed'), result('b', 'passed')], []]);
});

test('a runner that was ended keeps its finished tests, counts the running ones as failed, and is not run again', async () => {
  const { results, notes, attempts } = await run([[finished('a', 'passed'), started('b'), finished('c', 'failed')]], { ended: 'silent' });
  expect(attempts).toHaveLength(1);
  expect(results.map(({ name, status }) => [name, status])).toEqual([
    ['a', 'passed'],
    ['c', 'failed'],
    ['b', 'failed'],
    ['jest', 'failed'],
  ]);
  expect(notes).toEqual(['jest was ended: no test finished for five minutes; running were:\n  a.test.ts › b']);
});

test('a runner that exits before it has run everything is a failure', async () => {
  const { results } = await run([[finished('a', 'passed')]]);
  expect(results.map(({ name, status, error }) => [name, status, error])).toEqual([
    ['a', 'passed', undefined],
    ['jest', 'failed', 'It exited with code 0 before it had run everything.'],
  ]);
});
