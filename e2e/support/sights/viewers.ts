import type { Browser } from '@playwright/test';
import { type Cast, type Sight, type StoredState, signedIn } from '../cast.ts';
import { builderSights } from './builders.ts';
import { earnerSights, payoutSights, roomsOf } from './earners.ts';
import { makerSights, publisherSights, sellerSights, staffSights } from './makers.ts';
import { freshSights, guestSights, readerSights } from './readers.ts';
import { writerSights } from './writers.ts';

export type Viewer = 'guest' | 'fresh' | 'reader' | 'maker' | 'seller' | 'publisher' | 'staff';

/** People and the page states that they check. */
export const VIEWERS: readonly [string, Viewer, (cast: Cast) => Sight[]][] = [
  // Longest first, for an even distribution among workers.
  ['a creator sees', 'maker', makerSights],
  ['who writes sees', 'maker', writerSights],
  ['a guest sees', 'guest', guestSights],
  ['a reader sees', 'reader', readerSights],
  ['somebody new sees, with everything empty', 'fresh', (cast) => [...freshSights(cast), ...roomsOf('empty')]],
  ['who builds a site sees', 'maker', builderSights],
  ['somebody who sells sees', 'seller', sellerSights],
  ['somebody who earns sees', 'seller', earnerSights],
  ['a publisher sees', 'publisher', publisherSights],
  ['staff see', 'staff', (cast) => [...staffSights(cast), ...payoutSights(cast)]],
];

/** Groups that only `npm run prove` checks: `npm test` checks their pages empty or as drafts, or journeys cover them. */
const AT_LENGTH = [
  'who writes sees',
  'who builds a site sees',
  'somebody who sells sees',
  'somebody who earns sees',
  'a publisher sees',
  'staff see',
];
export const isAtLength = (what: string): boolean => AT_LENGTH.includes(what);

/** Returns fixtures for a signed-in person; a function of the cast, which doesn't exist yet when Playwright collects tests. */
export const seenBy = (who: Viewer, cast: () => Cast | undefined) => ({
  contextOptions: { reducedMotion: 'reduce' as const },
  storageState: async ({ browser }: { browser: Browser }, use: (state: StoredState) => Promise<void>) => {
    const name = who === 'guest' ? undefined : cast()?.names[who];
    await use(name === undefined ? undefined : await signedIn(browser, name));
  },
});

/** What the browser itself says of pages that aren't there: their status is a real one; and of a mail's link that was used. */
export const EXPECTED_TO_FAIL = [
  /the server responded with a status of 404/,
  /the server responded with a status of 400 .*accounts:resetPassword/,
];
