import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { signIn as signInAs } from './account.ts';
import { walkerAt } from './walker.ts';

/** What a browser says by itself and we can't help: nothing so far. */
const EXPECTED_NOISE: readonly RegExp[] = [];

export interface Watched {
  /** Faults that a test brings about on purpose from here on, e.g. by killing a service. */
  forgive(pattern: RegExp): void;
  /** Watches a context of another browser than the tests' own. */
  follow(context: BrowserContext): void;
}

interface BrowserWatch extends Watched {
  /** What was said since this was asked last; with that, nothing is forgiven any more. */
  takeFaults(): string[];
}

function said(message: ConsoleMessage): string {
  const page = message.page()?.url() ?? '';
  const source = message.location().url;
  return `${page}: ${message.text()}${source && source !== page ? ` (${source})` : ''}`;
}

function createWatch(): BrowserWatch {
  let forgiven = [...EXPECTED_NOISE];
  let faults: string[] = [];
  const note = (fault: string) => {
    if (!forgiven.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  return {
    forgive: (pattern) => forgiven.push(pattern),
    follow(context) {
      context.on('console', (message) => {
        if (message.type() === 'error') note(said(message));
      });
      context.on('weberror', (error) => note(`${error.page()?.url() ?? ''}: ${error.error().message}`));
    },
    takeFaults() {
      const taken = faults;
      faults = [];
      forgiven = [...EXPECTED_NOISE];
      return taken;
    },
  };
}

/**
 * Every journey ends with a look at the console: it must have stayed empty, in every window that any context of the
 * browser opened since the journey before, also while a file was preparing itself.
 */
export const test = base.extend<{ watched: Watched }, { browserWatch: BrowserWatch }>({
  browserWatch: [
    async ({ browser }, use) => {
      const watch = createWatch();
      browser.on('context', watch.follow);
      await use(watch);
    },
    { auto: true, scope: 'worker' },
  ],
  watched: [
    async ({ browserWatch }, use) => {
      await use(browserWatch);
      expect(browserWatch.takeFaults(), 'the console stays empty').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs one of the example people in, in English. */
export const signIn = (page: Page, name: string): Promise<void> => signInAs(walkerAt(page), `${name}@meowtale.example`);
