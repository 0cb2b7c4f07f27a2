import { describe, expect, test } from '@jest/globals';
import { addWallDays, fromWallClock, isTimeZone, toWallClock } from './zoned-time.ts';

describe('wall-clock time', () => {
  test('is converted in a zone, also with daylight saving time', () => {
    expect(toWallClock('2026-11-20T12:30:00.000Z', 'Asia/Taipei')).toBe('2026-11-20 20:30:00');
    expect(fromWallClock('2026-07-01 09:00:00', 'Europe/Berlin')).toBe('2026-07-01T07:00:00.000Z');
    expect(fromWallClock('2026-12-01 09:00:00', 'Europe/Berlin')).toBe('2026-12-01T08:00:00.000Z');
  });

  test('a time skipped by daylight saving moves forward', () => {
    expect(toWallClock(fromWallClock('2026-03-29 02:30:00', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-03-29 03:30:00');
    // West of Greenwich too, where midnight is skipped.
    expect(toWallClock(fromWallClock('2027-09-05 00:00:00', 'America/Santiago'), 'America/Santiago')).toBe('2027-09-05 01:00:00');
  });
});

test.each([
  ['2027-02-20T23:59:59.000Z', 'Europe/London', '2027-04-03T22:59:59.000Z'],
  ['2027-09-20T22:59:59.000Z', 'Europe/London', '2027-11-01T23:59:59.000Z'],
  ['2027-02-20T23:59:59.000Z', 'UTC', '2027-04-03T23:59:59.000Z'],
  ['2027-05-21T15:59:59.000Z', 'Asia/Taipei', '2027-07-02T15:59:59.000Z'],
  // Cairo's clock goes from 0:00 to 1:00 on the resulting day.
  ['2027-03-18T22:00:00.000Z', 'Africa/Cairo', '2027-04-29T22:00:00.000Z'],
])('42 calendar days after %s in %s are %s', (instant, timeZone, later) => {
  expect(addWallDays(instant, 42, timeZone)).toBe(later);
});

test.each([
  ['Europe/London', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
])('whether %j is a time zone is %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});
