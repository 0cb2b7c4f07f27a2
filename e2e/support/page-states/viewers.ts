import type { PageFixtures, PageState } from '../page-fixtures.ts';
import { signedInStates, signedOutStates } from './access.ts';
import { builderStates } from './builders.ts';
import { earnerStates, payoutStates, roomsOf } from './earners.ts';
import { makerStates, publisherStates, sellerStates, staffStates } from './makers.ts';
import { ownStates } from './own.ts';
import { freshStates, guestStates, readerStates } from './readers.ts';
import { siteTroubleStates } from './site-troubles.ts';
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
  ['who builds a site sees', 'maker', (fixtures) => [...siteTroubleStates(fixtures), ...builderStates(fixtures)]],
  ['somebody who sells sees', 'seller', sellerStates],
  ['somebody who earns sees', 'seller', earnerStates],
  ['a publisher sees', 'publisher', publisherStates],
  ['somebody signed in sees of public pages', 'reader', signedInStates],
  ['somebody signed out sees of other pages', 'guest', signedOutStates],
  ['staff see', 'staff', (fixtures) => [...staffStates(fixtures), ...payoutStates(fixtures)]],
  ...ownStates(),
];

/** Groups that only `npm run prove` checks: `npm test` checks their pages empty or as drafts, or journeys cover them. */
const AT_LENGTH = [
  'who writes sees',
  'who builds a site sees',
  'somebody who sells sees',
  'somebody who earns sees',
  'a publisher sees',
  'somebody signed in sees of public pages',
  'somebody signed out sees of other pages',
  'staff see',
];
export const isAtLength = (what: string): boolean => AT_LENGTH.includes(what);
