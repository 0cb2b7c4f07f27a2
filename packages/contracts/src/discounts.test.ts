import { expect, test } from '@jest/globals';
import { type Discount, discountFault } from './discounts.ts';

const custom = (started_at: string, ended_at: string, time_zone: string | null): Discount => ({
  percentage_discount: 20,
  type: 'custom',
  ...{ started_at, ended_at, time_zone },
});

/** Returns why a discount that begins then can't, six weeks after one that ended 20 Feb 2027 at 23:59:59 by the clock of its zone. */
function faultAt(startedAt: string, timeZone: string | null, endedAt = '2027-02-20T23:59:59.000Z') {
  const existing = [custom('2027-02-14T00:00:00.000Z', endedAt, timeZone)];
  const next = { ...custom(startedAt, '2027-05-01T00:00:00.000Z', timeZone), percentage_discount: 10 };
  return discountFault(next, { now: Date.parse('2027-03-01T00:00:00Z'), releasedAt: null, existing });
}

test('six weeks are over at local midnight also where summer time began meanwhile', () => {
  // Midnight of 4 April in London is 23:00 UTC of the 3rd, an hour before 42 × 24 h are over.
  expect(faultAt('2027-04-03T23:00:00.000Z', 'Europe/London')).toBeNull();
  expect(faultAt('2027-04-02T23:00:00.000Z', 'Europe/London')).toEqual({
    path: 'started_at',
    key: 'invalid.discount-lockout',
    params: { weeks: 6, from: '2027-04-03T23:00:00.000Z' },
  });
});

test('a discount without a zone is counted by UTC, and the free day is named from its first minute', () => {
  expect(faultAt('2027-04-03T23:00:00.000Z', null)).toMatchObject({ params: { from: '2027-04-04T00:00:00.000Z' } });
  expect(faultAt('2027-04-04T00:00:00.000Z', null)).toBeNull();
});

test('an end at midnight leaves the same midnight six weeks later free', () => {
  expect(faultAt('2027-04-04T00:00:00.000Z', 'UTC', '2027-02-21T00:00:00.000Z')).toBeNull();
  expect(faultAt('2027-04-03T23:59:00.000Z', 'UTC', '2027-02-21T00:00:00.000Z')).not.toBeNull();
});
