import { relative } from 'node:path';
import { repositoryRoot } from '../../local/paths.ts';
import { appendEvent, EVENTS_FILE, type TestEvent, WHOLE_FILE } from '../test-events.ts';
import { firstError } from './first-error.ts';

interface JestTest {
  path: string;
}

interface Titles {
  ancestorTitles: string[];
  title: string;
}

interface JestCase extends Titles {
  status: string;
  duration?: number | null;
  failureMessages?: string[] | null;
}

/** The parts of Jest's result of a file that are read here. */
interface JestFile {
  testResults: JestCase[];
  testExecError?: unknown;
  failureMessage?: string | null;
}

interface JestRun {
  wasInterrupted?: boolean;
  runExecError?: unknown;
}

/** The name under which a file that ran twice is reported. */
const RAN_AGAIN = '(the file ran again)';

const fileOf = ({ path }: JestTest) => relative(repositoryRoot, path);
const nameOf = ({ ancestorTitles, title }: Titles) => [...ancestorTitles, title].join(' › ');

/** Numbers names that a file has more than once: `adds`, `adds (2)`. */
class NameCounter {
  readonly #counts = new Map<string, Map<string, number>>();

  next(file: string, name: string): string {
    const counts = this.#counts.get(file) ?? new Map<string, number>();
    this.#counts.set(file, counts);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  }

  /** Returns how many names the file had. */
  total(file: string): number {
    return [...(this.#counts.get(file)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  }
}

/** Appends each test's start and end to the file that TEST_EVENTS_FILE names. */
export default class JestEvents {
  readonly #path = process.env[EVENTS_FILE] as string;
  readonly #started = new NameCounter();
  readonly #finished = new NameCounter();
  readonly #reported = new Set<string>();

  onTestCaseStart(test: JestTest, info: Titles): void {
    const file = fileOf(test);
    this.#append({ type: 'started', file, name: this.#started.next(file, nameOf(info)) });
  }

  onTestCaseResult(test: JestTest, result: JestCase): void {
    const file = fileOf(test);
    this.#finish(file, this.#finished.next(file, nameOf(result)), result);
  }

  /**
   * Reports what had no event: skipped tests, tests of a failed hook, a file that could not run, and one that Jest ran again because its
   * worker died.
   */
  onTestFileResult(test: JestTest, { testResults, testExecError, failureMessage }: JestFile): void {
    const file = fileOf(test);
    const counter = new NameCounter();
    const names = testResults.map((result) => counter.next(file, nameOf(result)));
    for (const [index, result] of testResults.entries()) {
      const name = names[index] as string;
      if (!this.#reported.has(`${file}\n${name}`)) this.#finish(file, name, result);
    }
    const failedWhole = testExecError !== undefined || (failureMessage && !testResults.some(({ status }) => status === 'failed'));
    const ranAgain = this.#started.total(file) > testResults.length;
    if (failedWhole) {
      this.#append({ type: 'finished', file, name: WHOLE_FILE, status: 'failed', ms: 0, error: firstError(failureMessage ?? undefined) });
    } else if (ranAgain) {
      const error = 'The worker process of the file died.';
      this.#append({ type: 'finished', file, name: RAN_AGAIN, status: 'passed', ms: 0, flaky: true, error });
    }
    this.#append({ type: 'file', file, names: [...names, WHOLE_FILE, RAN_AGAIN] });
  }

  /** Writes no `completed` for a run that was interrupted or that an error of Jest itself broke. */
  onRunComplete(_contexts: unknown, { wasInterrupted, runExecError }: JestRun): void {
    if (!wasInterrupted && !runExecError) this.#append({ type: 'completed' });
  }

  #finish(file: string, name: string, result: JestCase): void {
    this.#reported.add(`${file}\n${name}`);
    const passed = result.status === 'passed';
    const error = result.failureMessages?.[0] ?? `The test is ${result.status}; a run has to run everything.`;
    const failure = passed ? {} : { error: firstError(error) };
    this.#append({ type: 'finished', file, name, status: passed ? 'passed' : 'failed', ms: result.duration ?? 0, ...failure });
  }

  #append(event: TestEvent): void {
    appendEvent(this.#path, event);
  }
}
