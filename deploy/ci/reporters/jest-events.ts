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

const fileOf = ({ path }: JestTest) => relative(repositoryRoot, path);
const nameOf = ({ ancestorTitles, title }: Titles) => [...ancestorTitles, title].join(' › ');

/** Numbers names that a file has more than once: `adds`, `adds (2)`. */
class NameCounter {
  readonly #counts = new Map<string, number>();

  next(file: string, name: string): string {
    const key = `${file}\n${name}`;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count === 1 ? name : `${name} (${count})`;
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

  /** Reports what no event of its own told: skipped tests, tests of a failed hook, a file that could not run. */
  onTestFileResult(test: JestTest, { testResults, testExecError, failureMessage }: JestFile): void {
    const file = fileOf(test);
    const names = new NameCounter();
    for (const result of testResults) {
      const name = names.next(file, nameOf(result));
      if (!this.#reported.has(`${file}\n${name}`)) this.#finish(file, name, result);
    }
    const failedWhole = testExecError !== undefined || (failureMessage && !testResults.some(({ status }) => status === 'failed'));
    if (!failedWhole) return;
    this.#append({ type: 'finished', file, name: WHOLE_FILE, status: 'failed', ms: 0, error: firstError(failureMessage ?? undefined) });
  }

  onRunComplete(): void {
    this.#append({ type: 'completed' });
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
