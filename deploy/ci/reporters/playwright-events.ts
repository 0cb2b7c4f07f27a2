import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestError, TestResult, TestStep } from '@playwright/test/reporter';
import { repositoryRoot } from '../../local/paths.ts';
import { appendEvent, EVENTS_FILE, type TestEvent } from '../test-events.ts';
import { firstError } from './first-error.ts';

/** `[project] › title › title`, without the file. */
function nameOf(test: TestCase): string {
  const [, project, , ...titles] = test.titlePath();
  return [`[${project}]`, ...titles].join(' › ');
}

const fileOf = (test: TestCase) => relative(repositoryRoot, test.location.file);

/** Appends each journey's start and end to the file that TEST_EVENTS_FILE names. */
export default class PlaywrightEvents implements Reporter {
  readonly #path = process.env[EVENTS_FILE] as string;
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onTestBegin(test: TestCase): void {
    this.#append({ type: 'started', file: fileOf(test), name: nameOf(test) });
  }

  onStepEnd(_test: TestCase, _result: TestResult, { category }: TestStep): void {
    if (category === 'test.step' || category === 'hook') this.#append({ type: 'step' });
  }

  onTestEnd(test: TestCase, { status, duration: ms, error, attachments }: TestResult): void {
    if (status === 'skipped') return;
    const screenshot = attachments.find(({ name }) => name === 'screenshot')?.path;
    const passed = status === test.expectedStatus;
    const failure = passed
      ? {}
      : { error: firstError(error?.message), ...(screenshot && { screenshot: relative(repositoryRoot, screenshot) }) };
    this.#append({ type: 'finished', file: fileOf(test), name: nameOf(test), status: passed ? 'passed' : 'failed', ms, ...failure });
  }

  /** An error outside of any test, as of a file that can't be loaded. */
  onError(error: TestError): void {
    const file = error.location ? relative(repositoryRoot, error.location.file) : '';
    this.#append({ type: 'finished', file, name: '(outside of any journey)', status: 'failed', ms: 0, error: firstError(error.message) });
  }

  onEnd({ status }: FullResult): void {
    for (const test of this.#suite?.allTests() ?? []) {
      if (test.results.some((result) => result.status !== 'skipped')) continue;
      const error = 'The journey did not run.';
      this.#append({ type: 'finished', file: fileOf(test), name: nameOf(test), status: 'failed', ms: 0, error });
    }
    if (status !== 'interrupted') this.#append({ type: 'completed' });
  }

  printsToStdio(): boolean {
    return false;
  }

  #append(event: TestEvent): void {
    appendEvent(this.#path, event);
  }
}
