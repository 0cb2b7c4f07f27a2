import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { EVENTS_FILE, readEvents, resultsOf, WHOLE_FILE } from '../test-events.ts';
import JestEvents from './jest-events.ts';

const FILE = { path: '/a.test.ts' };
const titled = (title: string) => ({ ancestorTitles: ['sums'], title });
const passed = (title: string) => ({ ...titled(title), status: 'passed', duration: 5 });
const DONE = { wasInterrupted: false };

let folder: string;
let reporter: JestEvents;
const eventsFile = process.env[EVENTS_FILE];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meowtale-events-'));
  process.env[EVENTS_FILE] = join(folder, 'events.ndjson');
  reporter = new JestEvents();
});
afterEach(() => {
  if (eventsFile === undefined) delete process.env[EVENTS_FILE];
  else process.env[EVENTS_FILE] = eventsFile;
  rmSync(folder, { recursive: true, force: true });
});

const reported = () => resultsOf(readEvents(join(folder, 'events.ndjson')));
const namesOf = () => reported().results.map(({ name, status, flaky }) => [name, status, ...(flaky ? ['flaky'] : [])]);

function runTest(title: string): void {
  reporter.onTestCaseStart(FILE, titled(title));
  reporter.onTestCaseResult(FILE, passed(title));
}

test('a name that a file has twice is numbered', () => {
  runTest('adds');
  runTest('adds');
  reporter.onTestFileResult(FILE, { testResults: [passed('adds'), passed('adds')] });
  reporter.onRunComplete([], DONE);
  expect(reported()).toMatchObject({ completed: true, running: [] });
  expect(namesOf()).toEqual([
    ['sums › adds', 'passed'],
    ['sums › adds (2)', 'passed'],
  ]);
});

test('a skipped test and a file that cannot run are failures', () => {
  reporter.onTestFileResult(FILE, { testResults: [{ ...passed('adds'), status: 'pending' }] });
  reporter.onTestFileResult({ path: '/b.test.ts' }, { testResults: [], failureMessage: 'no such module' });
  expect(namesOf()).toEqual([
    ['sums › adds', 'failed'],
    [WHOLE_FILE, 'failed'],
  ]);
});

test('a file whose worker died once is flaky, and its tests count once', () => {
  runTest('adds');
  reporter.onTestCaseStart(FILE, titled('divides'));
  // Jest gives the file to a new worker.
  runTest('adds');
  runTest('divides');
  reporter.onTestFileResult(FILE, { testResults: [passed('adds'), passed('divides')] });
  reporter.onRunComplete([], DONE);
  expect(reported().running).toEqual([]);
  expect(namesOf()).toEqual([
    ['sums › adds', 'passed'],
    ['sums › divides', 'passed'],
    ['(the file ran again)', 'passed', 'flaky'],
  ]);
});

test.each([{ wasInterrupted: true }, { runExecError: new Error('no scheduler') }])('a run that ends with %j is not complete', (results) => {
  reporter.onRunComplete([], results);
  expect(reported().completed).toBe(false);
});
