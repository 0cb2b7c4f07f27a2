import type { Browser } from '@playwright/test';
import { type PageFixtures, type StoredState, signedIn } from '../page-fixtures.ts';
import type { Viewer } from './viewers.ts';

/** Returns the options of a person's tests; `fixtures` is a function because they don't exist yet when Playwright collects tests. */
export const seenBy = (who: Viewer, fixtures: () => PageFixtures | undefined) => ({
  contextOptions: { reducedMotion: 'reduce' as const },
  storageState: async ({ browser }: { browser: Browser }, use: (state: StoredState) => Promise<void>) => {
    const name = who === 'guest' ? undefined : fixtures()?.names[who];
    await use(name === undefined ? undefined : await signedIn(browser, name));
  },
});

/** What the browser itself says of pages that aren't there: their status is a real one; and of a mail's link that was used. */
export const EXPECTED_TO_FAIL = [
  /the server responded with a status of 404/,
  /the server responded with a status of 400 .*accounts:resetPassword/,
];
