import type { Browser } from '@playwright/test';
import { type PageFixtures, type PageState, type StoredState, signedIn } from '../page-fixtures.ts';
import { builderStates } from './builders.ts';
import { earnerStates, payoutStates, roomsOf } from './earners.ts';
import { makerStates, publisherStates, sellerStates, staffStates } from './makers.ts';
import { freshStates, guestStates, readerStates } from './readers.ts';
import { writerStates } from './writers.ts';

export type Viewer = 'guest' | 'fresh' | 'reader' | 'maker' | 'seller' | 'publisher' | 'staff';

/** People and the page states that they check. */
export const VIEWERS: readonly [string, Viewer, (fixtures: PageFixtures) => PageState[]][] = [
  // Longest first, for an even distribution among workers.
  ['a creator sees', 'maker', makerStates],
  ['who writes sees', 'maker', writerStates],
  ['a guest sees', 'guest', guestStates],
  ['a reader sees', 'reader', readerStates],
  ['somebody new sees, with everything empty', 'fresh', (fixtures) => [...freshStates(fixtures), ...roomsOf('empty')]],
  ['who builds a site sees', 'maker', builderStates],
  ['somebody who sells sees', 'seller', sellerStates],
  ['somebody who earns sees', 'seller', earnerStates],
  ['a publisher sees', 'publisher', publisherStates],
  ['staff see', 'staff', (fixtures) => [...staffStates(fixtures), ...payoutStates(fixtures)]],
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
