import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { appendEvent, hasCompleted, joinSecondRun, readEvents, resultsOf, type TestResult, WHOLE_FILE } from './test-events.ts';

let path: string;
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'meowtale-events-')), 'events.ndjson');
});
afterEach(() => rmSync(join(path, '..'), { recursive: true, force: true }));

const passed = (name: string, file = 'a.test.ts'): TestResult => ({ file, name, status: 'passed', ms: 5 });
const failed = (name: string, error = 'no', file = 'a.test.ts'): TestResult => ({ file, name, status: 'failed', ms: 5, error });

test('of an event file with an incomplete last line the whole lines are read', () => {
  appendEvent(path, { type: 'started', file: 'a.test.ts', name: 'adds' });
  appendEvent(path, { type: 'finished', ...passed('adds') });
  expect(readEvents(path)).toHaveLength(2);
  writeFileSync(path, '{"type":"started","file":"b.test.ts","na', { flag: 'a' });
  expect(readEvents(path)).toHaveLength(2);
  expect(readEvents(join(path, '..', 'none'))).toEqual([]);
});

test('a run is complete only after its last event says so', () => {
  expect(hasCompleted(path)).toBe(false);
  appendEvent(path, { type: 'finished', ...passed('completed') });
  expect(hasCompleted(path)).toBe(false);
  appendEvent(path, { type: 'completed' });
  expect(hasCompleted(path)).toBe(true);
});

test('a test that started and did not finish is running, and the others keep their results', () => {
  const events = [
    { type: 'started', file: 'a.test.ts', name: 'adds' },
    { type: 'started', file: 'b.test.ts', name: 'adds' },
    { type: 'finished', ...passed('adds') },
  ] as const;
  expect(resultsOf(events)).toEqual({ results: [passed('adds')], running: [{ file: 'b.test.ts', name: 'adds' }], completed: false });
});

test('a test that fails and then passes is flaky, with its first error; one that fails twice stays failed', () => {
  expect(joinSecondRun([passed('a'), failed('b', 'late'), failed('c')], [passed('b'), failed('c', 'again')])).toEqual([
    passed('a'),
    { ...passed('b'), flaky: true, error: 'late' },
    failed('c'),
  ]);
});

test('a test that passes and then fails beside a failed one is flaky', () => {
  expect(joinSecondRun([passed('a'), failed('b')], [failed('a', 'late'), passed('b')])).toEqual([
    { ...passed('a'), flaky: true, error: 'late' },
    { ...passed('b'), flaky: true, error: 'no' },
  ]);
});

test('a failed test that the second run does not report stays failed', () => {
  expect(joinSecondRun([failed('a')], [])).toEqual([failed('a')]);
});

test('a file that could not run and then runs is flaky and brings its tests', () => {
  const first = [failed(WHOLE_FILE, 'no memory')];
  expect(joinSecondRun(first, [passed('a')])).toEqual([{ ...passed(WHOLE_FILE), flaky: true, error: 'no memory' }, passed('a')]);
  expect(joinSecondRun(first, [passed('a'), failed('b')])).toEqual([...first, passed('a'), failed('b')]);
});
