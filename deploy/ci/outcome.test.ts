import { expect, test } from '@jest/globals';
import { addOutcomes, countsOf, countsText, singleOutcome, summaryOf } from './outcome.ts';
import type { TestResult } from './test-events.ts';

const passed = (name: string, ms = 5): TestResult => ({ file: 'a.test.ts', name, status: 'passed', ms });
const flaky = (name: string, error = `${name} is late`): TestResult => ({ ...passed(name), flaky: true, error });
const outcome = (...results: TestResult[]) => ({ results, notes: [] });

test('three flaky tests count as passed, and a fourth is one failure', () => {
  expect(countsOf(outcome(flaky('a'), flaky('b'), flaky('c')))).toEqual({ passed: 3, failed: 0 });
  expect(countsOf(outcome(flaky('a'), flaky('b'), flaky('c'), flaky('d')))).toEqual({ passed: 4, failed: 1 });
  expect(countsText(outcome(flaky('a'), passed('b')))).toBe('2 passed, 0 failed, 1 flaky');
});

test('flaky tests of one file with one error, as those of a hook, count as one', () => {
  const late = ['a', 'b', 'c', 'd'].map((name) => flaky(name, 'the hook timed out'));
  expect(countsOf(outcome(...late))).toEqual({ passed: 4, failed: 0 });
});

test('outcomes are added up, including static checks', () => {
  const sum = addOutcomes([singleOutcome('types'), singleOutcome('format', 'exit code 1'), outcome(passed('a'))]);
  expect(countsOf(sum)).toEqual({ passed: 2, failed: 1 });
});

test('the summary names failed tests with error and screenshot, flaky ones, the slowest, and the counts last', () => {
  const screenshot = 'e2e/test-results/a.png';
  const failed: TestResult = { file: 'e2e/a.spec.ts', name: 'buys', status: 'failed', ms: 9000, error: 'no button\nat all', screenshot };
  expect(summaryOf({ results: [passed('a', 1500), failed, flaky('b')], notes: ['jest was ended'] })).toBe(`
failed:
  e2e/a.spec.ts › buys
    no button
    at all
    screenshot: e2e/test-results/a.png

flaky: a.test.ts › b
    b is late

jest was ended

slowest:
   9.0 s  e2e/a.spec.ts › buys
   1.5 s  a.test.ts › a
   0.0 s  a.test.ts › b

2 passed, 1 failed`);
});

test('the summary of more than three flaky tests says that they are too many', () => {
  expect(summaryOf(outcome(flaky('a'), flaky('b'), flaky('c'), flaky('d')))).toContain('4 tests are flaky; at most 3 may be');
});
