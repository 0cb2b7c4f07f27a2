import { expect, test } from '@jest/globals';
import { faultsOf } from './file-rules.ts';
import { addOutcomes, checkOutcome, jestOutcome, playwrightOutcome } from './outcome.ts';

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      assertionResults: [
        { fullName: 'a sale splits', duration: 12 },
        { fullName: 'never ran', duration: null },
      ],
    },
  ],
};

test('a skipped jest test and a file that did not run count as failed', () => {
  const outcome = jestOutcome(jestReport);
  expect([outcome.passed, outcome.failed]).toEqual([7, 4]);
  expect(outcome.tests).toEqual([
    { name: 'a sale splits', ms: 12 },
    { name: 'never ran', ms: 0 },
  ]);
});

test.each([
  [3, [3, 0]],
  [4, [0, 4]],
])('%i journeys that passed only when retried are %j passed and failed', (flaky, expected) => {
  const spec = { title: 'one sale', tests: [{ results: [{ duration: 900 }, { duration: 100 }] }] };
  const report = {
    stats: { expected: 0, unexpected: 0, flaky, skipped: 0 },
    errors: [],
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
  };
  const outcome = playwrightOutcome(report);
  expect([outcome.passed, outcome.failed]).toEqual(expected);
  expect(outcome.tests).toEqual([{ name: 'one sale', ms: 1000 }]);
  expect(outcome.notes).toEqual([`flaky: ${flaky} journeys passed only when retried`]);
});

test('an error outside any journey is a failure even when no journey failed', () => {
  const report = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'no browser' }], suites: [] };
  expect(playwrightOutcome(report)).toMatchObject({ failed: 1, notes: ['no browser'] });
});

test('checks count as one each', () => {
  expect(addOutcomes([checkOutcome(true), checkOutcome(false), jestOutcome(jestReport)])).toMatchObject({ passed: 8, failed: 5 });
});

test('a long file, an environment read in the wrong place and a left-out test are faults', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  expect(faultsOf('svc-wallet/src/a.ts', lines(250))).toEqual([]);
  expect(faultsOf('svc-wallet/src/a.ts', lines(251))).toEqual(['svc-wallet/src/a.ts: 251 lines; 250 are the most']);
  expect(faultsOf('svc-wallet/src/a.test.ts', lines(400))).toEqual([]);
  expect(faultsOf('svc-wallet/src/a.ts', 'const port = process.env.PORT;\n')).toEqual([
    'svc-wallet/src/a.ts: reads process.env; only env.ts does',
  ]);
  expect(faultsOf('svc-wallet/src/testing/a.ts', 'const port = process.env.PORT;\n')).toHaveLength(1);
  expect(faultsOf('svc-wallet/src/env.ts', 'const port = process.env.PORT;\n')).toEqual([]);
  expect(faultsOf('mf-store/src/a.test.tsx', ['test', 'skip'].join('.'))).toEqual(['mf-store/src/a.test.tsx: leaves a test out']);
});
