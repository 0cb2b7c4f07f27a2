import { basename } from 'node:path';
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { JOURNEY_SLICES } from '../../deploy/ci/journey-slices.ts';
import { origins } from '../../deploy/local/addresses.ts';
import { slices as remotes } from '../../deploy/local/programs.ts';
import { signIn as signInAs } from './account.ts';
import { visitorAt } from './visitor.ts';

/** Errors that the browser logs by itself and we can't prevent: Chromium names the directives that an uploaded game is sent and it doesn't know yet (ADR 49). */
const EXPECTED_ERRORS: readonly RegExp[] = [/Unrecognized Content-Security-Policy directive 'webrtc'/];

export interface Watched {
  /** Errors that a test causes on purpose from here on, e.g. by killing a service. */
  forgive(pattern: RegExp): void;
  /** Watches a context of another browser than the tests'. */
  follow(context: BrowserContext): void;
}

const SLICE_FILE = new RegExp(`^${origins.releases}/(mf-[^/]+)/`);

/** One test's console errors and requested remotes. */
interface TestLog {
  errors: string[];
  forgiven: RegExp[];
  contexts: Set<BrowserContext>;
  /** Remotes whose files its pages requested. */
  slices: Set<string>;
}

interface BrowserWatch extends Watched {
  /** Watches a new context of the tests' browser for the running test, else for the test that runs when an error is logged. */
  opened(context: BrowserContext): void;
  start(): void;
  /** Closes the test's open contexts and returns its log; later errors of its contexts don't count for other tests. */
  end(): Promise<TestLog>;
}

const newLog = (): TestLog => ({ errors: [], forgiven: [...EXPECTED_ERRORS], contexts: new Set(), slices: new Set() });

function describeMessage(message: ConsoleMessage): string {
  const page = message.page()?.url() ?? '';
  const source = message.location().url;
  return `${page}: ${message.text()}${source && source !== page ? ` (${source})` : ''}`;
}

function recordErrors(context: BrowserContext, log: () => TestLog): void {
  const record = (error: string) => {
    const { errors, forgiven } = log();
    if (!forgiven.some((pattern) => pattern.test(error))) errors.push(error);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') record(describeMessage(message));
  });
  context.on('weberror', (error) => record(`${error.page()?.url() ?? ''}: ${error.error().message}`));
}

function createWatch(): BrowserWatch {
  /** Log of the running test, or of the next one. */
  let current = newLog();
  let testRuns = false;
  function follow(context: BrowserContext): void {
    const owner = current;
    owner.contexts.add(context);
    context.once('close', () => owner.contexts.delete(context));
    recordErrors(context, () => owner);
    context.on('request', (request) => {
      const slice = SLICE_FILE.exec(request.url())?.[1];
      if (slice) owner.slices.add(slice);
    });
  }
  return {
    follow,
    forgive: (pattern) => current.forgiven.push(pattern),
    opened(context) {
      if (testRuns) follow(context);
      else recordErrors(context, () => current);
    },
    start() {
      testRuns = true;
    },
    async end() {
      // Errors that are logged while pages are being closed don't count.
      const ended = { ...current, errors: [...current.errors] };
      testRuns = false;
      current = newLog();
      await Promise.allSettled([...ended.contexts].map((context) => context.close()));
      return ended;
    },
  };
}

/**
 * Expects, at the end of each test, no console errors in any window that the test or its file's setup opened, and closes the
 * contexts that the test left open.
 */
export const test = base.extend<{ watched: Watched }, { browserWatch: BrowserWatch }>({
  browserWatch: [
    async ({ browser }, use) => {
      const watch = createWatch();
      browser.on('context', watch.opened);
      await use(watch);
    },
    { auto: true, scope: 'worker' },
  ],
  watched: [
    async ({ browserWatch }, use, { file }) => {
      browserWatch.start();
      await use(browserWatch);
      const { errors, slices } = await browserWatch.end();
      expect(errors, 'the console stays empty').toEqual([]);
      // A journey may make a remote that the repository doesn't have.
      const unlisted = [...slices].filter((slice) => remotes.includes(slice) && !JOURNEY_SLICES[basename(file)]?.includes(slice));
      expect(unlisted, 'deploy/ci/journey-slices.ts lists the slices that this journey loads').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in `<name>@meowtale.example` without the form. */
export const signIn = (page: Page, name: string): Promise<void> => signInAs(visitorAt(page), `${name}@meowtale.example`);
