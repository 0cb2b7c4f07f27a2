import { describe, expect, test } from '@jest/globals';
import type { Listing } from '../read-models/listing.ts';
import { activityStateAt, countryPrice, discountedPrice, localMoney, priceOf } from './pricing.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-20T11:59:59Z');
const after = new Date('2026-11-20T12:00:01Z');

const listing: Listing = {
  storeUuid: 'store',
  authType: 1,
  ownerUuid: 'owner',
  agent: null,
  onSale: true,
  storeName: 'The Intercept',
  prices: [
    { country: 'us', coins: 499 },
    { country: 'jp', coins: 600 },
  ],
  rewardMinimum: 0,
  activity: null,
  names: {},
  coverUrl: null,
  cps: null,
};

describe('the price of a country', () => {
  test('is its own price, if there is one', () => {
    expect(countryPrice(listing.prices, 'jp')).toBe(600);
  });

  test('else is the us price by the country’s ratio, rounded half up', () => {
    // 499 × 0.85 = 424.15 and 10 × 0.85 = 8.5
    expect(countryPrice(listing.prices, 'tw')).toBe(424);
    expect(countryPrice([{ country: 'us', coins: 10 }], 'tw')).toBe(9);
  });

  test('without a ratio is the us price', () => {
    expect(countryPrice(listing.prices, 'de')).toBe(499);
  });

  test('is at least 1 unless the us price is 0', () => {
    expect(countryPrice([{ country: 'us', coins: 1 }], 'in')).toBe(1);
    expect(countryPrice([{ country: 'us', coins: 0 }], 'in')).toBe(0);
  });

  test("without a us price doesn't exist", () => {
    expect(countryPrice([{ country: 'jp', coins: 600 }], 'us')).toBeNull();
  });
});

describe('discounts', () => {
  test('are rounded down to whole coins', () => {
    expect(discountedPrice(499, 10)).toBe(450);
    expect(discountedPrice(9, 10)).toBe(9);
    expect(discountedPrice(499, 100)).toBe(0);
  });

  test('only change the price while they run', () => {
    const activity = { state: 2, percent: 50, startedAt: before, endedAt: after };
    expect(priceOf({ ...listing, activity }, 'us', now)).toEqual({
      country: 'us',
      original: 499,
      amount: 250,
      percentageDiscount: 50,
      endsAt: after,
    });
    expect(priceOf({ ...listing, activity: { ...activity, endedAt: now } }, 'us', now)?.amount).toBe(499);
  });

  test('that are scheduled start by their time; drafts and ended ones never do', () => {
    const times = { percent: 50, startedAt: now, endedAt: after };
    expect([0, 1, 2, 3].map((state) => activityStateAt({ state, ...times }, now))).toEqual([0, 2, 2, 3]);
    expect(activityStateAt({ state: 1, ...times }, before)).toBe(1);
    expect(activityStateAt({ state: 2, ...times }, after)).toBe(3);
  });

  // The catalogue's lists and pages change at the same times: see its `publishing/activities/model.test.ts`.
  test.each([
    ['2026-11-19T23:59:59.999Z', 1],
    ['2026-11-20T00:00:00.000Z', 2],
    ['2026-11-27T23:59:58.999Z', 2],
    ['2026-11-27T23:59:59.000Z', 3],
    ['2026-11-27T23:59:59.500Z', 3],
    ['2026-11-28T00:00:00.000Z', 3],
  ])('from 20 Nov to the last second of the 27th are at %s in state %i', (at, state) => {
    const times = { startedAt: new Date('2026-11-20T00:00:00Z'), endedAt: new Date('2026-11-27T23:59:59Z') };
    expect(activityStateAt({ state: 1, percent: 50, ...times }, new Date(at))).toBe(state);
  });
});

test('a coin is a US cent in local money', () => {
  expect([localMoney(499, 'us'), localMoney(499, 'tw'), localMoney(499, 'cn'), localMoney(0, 'de')]).toEqual([
    { currency: 'USD', amount: 499 },
    { currency: 'TWD', amount: 16_000 },
    { currency: 'CNY', amount: 3593 },
    { currency: 'USD', amount: 0 },
  ]);
});
