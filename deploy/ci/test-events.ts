import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** The name under which a file that could not run is reported. */
export const WHOLE_FILE = '(the file could not run)';

/** What a runner reports while it runs, one JSON line each, so that a runner that is ended has reported what it did. */
export type TestEvent =
  | { type: 'started'; file: string; name: string }
  | ({ type: 'finished' } & TestResult)
  /** A test took a step: it isn't silent. */
  | { type: 'step' }
  /** The runner is done with a file that has these tests. */
  | { type: 'file'; file: string; names: readonly string[] }
  /** The runner ran all that it was given. */
  | { type: 'completed' };

export interface TestResult {
  /** From the repository's top; empty for a static check. */
  file: string;
  name: string;
  status: 'passed' | 'failed';
  ms: number;
  /** The first error of a failed test; of a flaky one, the error of its failed run. */
  error?: string;
  /** A failed journey's picture, from the repository's top. */
  screenshot?: string;
  /** Failed first, and passed when it was run again, alone. */
  flaky?: boolean;
}

/** The environment variable that names the file to which a reporter appends. */
export const EVENTS_FILE = 'TEST_EVENTS_FILE';

export function appendEvent(path: string, event: TestEvent): void {
  appendFileSync(path, `${JSON.stringify(event)}\n`);
}

/** Returns the events of a file in order; a line that was cut off by the runner's end is left out. */
export function readEvents(path: string): TestEvent[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as TestEvent);
}

/** Returns whether a runner has reported that it ran everything. */
export function hasCompleted(path: string): boolean {
  return existsSync(path) && readFileSync(path, 'utf8').endsWith('{"type":"completed"}\n');
}

export interface RunnerResults {
  results: TestResult[];
  /** Tests that had started and not finished when the runner ended. */
  running: { file: string; name: string }[];
  completed: boolean;
}

const keyOf = ({ file, name }: { file: string; name: string }) => `${file}\n${name}`;

/**
 * Sums up a runner's events: the last result of each test, and those that never finished. Of a file that is done only its named
 * tests count: a worker that died half way has left others.
 */
export function resultsOf(events: readonly TestEvent[]): RunnerResults {
  const running = new Map<string, { file: string; name: string }>();
  const results = new Map<string, TestResult>();
  let completed = false;
  const keepOnly = ({ file, names }: { file: string; names: readonly string[] }) => {
    for (const [key, test] of running) if (test.file === file) running.delete(key);
    for (const [key, test] of results) if (test.file === file && !names.includes(test.name)) results.delete(key);
  };
  for (const event of events) {
    if (event.type === 'completed') completed = true;
    else if (event.type === 'file') keepOnly(event);
    else if (event.type === 'step') continue;
    else if (event.type === 'started') running.set(keyOf(event), { file: event.file, name: event.name });
    else {
      const { type, ...result } = event;
      running.delete(keyOf(event));
      results.set(keyOf(event), result);
    }
  }
  return { results: [...results.values()], running: [...running.values()], completed };
}

/**
 * Joins a run with the second run of its failed tests: one that passed then is flaky, and so is one that passed first and failed
 * then. A failed test that the second run did not report stays failed.
 */
export function joinSecondRun(first: readonly TestResult[], second: readonly TestResult[]): TestResult[] {
  const again = new Map(second.map((result) => [keyOf(result), result]));
  const known = new Set(first.map(keyOf));
  const secondOf = (result: TestResult) => again.get(keyOf(result)) ?? (result.name === WHOLE_FILE ? wholeFile(result, second) : undefined);
  const joined = first.map((result): TestResult => {
    const other = secondOf(result);
    if (!other || other.status === result.status) return result;
    const [passed, failed] = result.status === 'passed' ? [result, other] : [other, result];
    const { error, screenshot } = failed;
    return { ...passed, ms: result.ms, flaky: true, ...(error && { error }), ...(screenshot && { screenshot }) };
  });
  // A file that could not run the first time has its tests in the second run alone.
  return [...joined, ...second.filter((result) => !known.has(keyOf(result)))];
}

/** Returns a passed result for a file of which every test passed in the second run. */
function wholeFile(failed: TestResult, second: readonly TestResult[]): TestResult | undefined {
  const tests = second.filter(({ file }) => file === failed.file);
  if (tests.length === 0 || tests.some(({ status }) => status === 'failed')) return undefined;
  return { file: failed.file, name: failed.name, status: 'passed', ms: failed.ms };
}
