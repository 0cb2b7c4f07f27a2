import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export const PASSWORD = 'meowtale-demo';

/** What a browser says by itself and we can't help: nothing so far. */
const EXPECTED_NOISE: readonly RegExp[] = [];

export interface Watched {
  /** Console errors, failed scripts and refused styles of every page of the context so far. */
  faults: string[];
  /** Faults that a test brings about on purpose, e.g. by killing a service. */
  forgive(pattern: RegExp): void;
}

function watch(context: BrowserContext): Watched {
  const forgiven = [...EXPECTED_NOISE];
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!forgiven.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  const listen = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') note(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`${page.url()}: ${error.message}`));
  };
  context.on('page', listen);
  return { faults, forgive: (pattern) => forgiven.push(pattern) };
}

/** Every journey ends with a look at the console: it must have stayed empty. */
export const test = base.extend<{ watched: Watched }>({
  watched: [
    async ({ context }, use) => {
      const watched = watch(context);
      await use(watched);
      expect(watched.faults, 'the console stays empty').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel(/^Email/).fill(`${name}@meowtale.example`);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}
