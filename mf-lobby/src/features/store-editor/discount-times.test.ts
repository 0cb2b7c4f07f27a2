import { expect, test } from '@jest/globals';
import { discountFault } from '@meowtale/contracts/discounts';
import { formatEnd } from '@meowtale/web-kit';
import { customTimes, dayOf, lastDayOf, presetDiscount } from './discount-times.ts';

const NOW = Date.parse('2027-01-05T12:20:00Z');
const custom = (from: string, to: string, zone: string) => ({
  percentage_discount: 10,
  type: 'custom' as const,
  official_uuid: null,
  ...customTimes(from, to, NOW, zone),
});

test('an end on the day that summer time ends is 23:59 local time of that evening, and in each reader’s own zone', () => {
  const { started_at, ended_at } = custom('2027-10-03', '2027-10-31', 'Europe/London');
  expect([started_at, ended_at]).toEqual(['2027-10-02T23:00:00.000Z', '2027-10-31T23:59:59.000Z']);
  expect(formatEnd(ended_at, 'en-US', 'Europe/London')).toMatch(/^Oct 31(, \d{4})?, 11:59\sPM$/);
  expect(formatEnd(ended_at, 'en-US', 'Asia/Taipei')).toMatch(/^Nov 1(, \d{4})?, 7:59\sAM$/);
});

test.each([
  ['America/Santiago', '2027-09-05', '2027-09-05T04:00:00.000Z'],
  ['Africa/Cairo', '2027-04-30', '2027-04-29T22:00:00.000Z'],
])('a first day in %s whose midnight summer time skips begins at 1:00 and is that day', (zone, day, start) => {
  const times = custom(day, day, zone);
  expect(times.started_at).toBe(start);
  expect([dayOf(times.started_at, 'custom', zone), lastDayOf(times, 'custom', zone)]).toEqual([day, day]);
  // The day before ends when that midnight would have been.
  const before = custom(day, day, zone).started_at;
  expect(Date.parse(before) - Date.parse(customTimes('2027-01-10', previous(day), NOW, zone).ended_at)).toBe(1000);
});

const previous = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

test('the day after six weeks is free in the calendar across the start of summer time', () => {
  const rules = { now: NOW, releasedAt: null, existing: [custom('2027-02-14', '2027-02-20', 'Europe/London')] };
  const on = (day: string) => discountFault({ ...custom(day, day, 'Europe/London'), percentage_discount: 11 }, rules);
  expect(on('2027-04-03')).toMatchObject({ key: 'invalid.discount-lockout', params: { from: '2027-04-03T23:00:00.000Z' } });
  expect(on('2027-04-04')).toBeNull();
});

test('days that were chosen in Taipei are shown in the zone of Los Angeles', () => {
  const times = custom('2027-05-15', '2027-05-21', 'Asia/Taipei');
  const zone = 'America/Los_Angeles';
  expect([dayOf(times.started_at, 'custom', zone), lastDayOf(times, 'custom', zone)]).toEqual(['2027-05-14', '2027-05-21']);
});

test('a preset begins on the first day after a lockout', () => {
  const now = Date.parse('2027-02-25T12:00:00Z');
  const rules = { now, releasedAt: null, existing: [custom('2027-02-14', '2027-02-20', 'Europe/London')] };
  expect(presetDiscount('custom', rules, 'Europe/London').started_at).toBe('2027-04-03T23:00:00.000Z');
});
