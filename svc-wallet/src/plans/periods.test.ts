import { expect, test } from '@jest/globals';
import { planGrantEnd } from '@meowtale/contracts/plans';
import { paidAheadMs, periodsOf } from './periods.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const granted = (grade: number, from: number, to: number) => ({ grade, startedAt: day(from), endedAt: day(to) });
const pro = (number: number) => ({ grade: 1, paidAt: day(number) });

test('each payment gives thirty days, from its time or from the end of the current period', () => {
  expect(periodsOf([pro(1)])).toEqual([{ grade: 1, startedAt: day(1), endedAt: day(31) }]);
  expect(periodsOf([pro(1), pro(11), pro(12)])).toEqual([{ grade: 1, startedAt: day(1), endedAt: day(91) }]);
});

test('a payment at the very end continues without a gap, a later one begins a new period', () => {
  expect(periodsOf([pro(1), pro(31)])).toEqual([{ grade: 1, startedAt: day(31), endedAt: day(61) }]);
  expect(periodsOf([pro(1), pro(40)])).toEqual([{ grade: 1, startedAt: day(40), endedAt: day(70) }]);
});

test('without a refunded payment, later ones keep the time that they paid for', () => {
  expect(periodsOf([pro(11)])).toEqual([{ grade: 1, startedAt: day(11), endedAt: day(41) }]);
  expect(periodsOf([])).toEqual([]);
});

test('the order in which payments are reported has no effect', () => {
  expect(periodsOf([pro(12), pro(1), pro(11)])).toEqual(periodsOf([pro(1), pro(11), pro(12)]));
});

test('paid time waits while a grant of the same or a higher grade runs, and all of it follows', () => {
  expect(periodsOf([pro(1)], [granted(2, 11, 21)])).toEqual([granted(1, 1, 41), granted(2, 11, 21)]);
  expect(periodsOf([pro(1)], [granted(1, 11, 21)])).toEqual([granted(1, 1, 41)]);
  // Paid during the grant, and a second time after it.
  expect(periodsOf([pro(5), pro(15)], [granted(2, 1, 11)])).toEqual([granted(1, 5, 71), granted(2, 1, 11)]);
  // The first grant moves the end behind the start of the second.
  expect(periodsOf([pro(1)], [granted(2, 35, 45), granted(2, 11, 21)])).toEqual([granted(1, 1, 51), granted(2, 35, 45)]);
});

test('overlapping grants pause paid time once, and one that is over or of a lower grade doesn’t', () => {
  expect(periodsOf([pro(1)], [granted(2, 11, 21), granted(2, 16, 26)])).toEqual([granted(1, 1, 46), granted(2, 11, 26)]);
  expect(periodsOf([pro(20)], [granted(2, 1, 11)])).toEqual([granted(1, 20, 50), granted(2, 1, 11)]);
  expect(periodsOf([{ grade: 2, paidAt: day(1) }], [granted(1, 11, 21)])).toEqual([granted(1, 11, 21), granted(2, 1, 31)]);
});

test('a grant that ended when it began gives nothing, a later one begins a new period', () => {
  expect(periodsOf([], [granted(2, 1, 1)])).toEqual([]);
  expect(periodsOf([], [granted(2, 1, 11), granted(2, 20, 30)])).toEqual([granted(2, 20, 30)]);
});

test('of paid time only what has yet to pass is ahead, without the time of grants', () => {
  const days = (...of: Parameters<typeof paidAheadMs>) => paidAheadMs(...of) / 86_400_000;
  expect(days([pro(1)], [], 1, day(11))).toBe(20);
  expect(days([pro(1)], [granted(2, 6, 400)], 1, day(11))).toBe(25);
  expect(days([pro(1)], [], 1, day(40))).toBe(0);
});

test('months of a grant end on the same day, or on the last day of a shorter month', () => {
  expect(planGrantEnd(new Date('2026-11-30T10:40:00Z'), 12)).toEqual(new Date('2027-11-30T10:40:00Z'));
  expect(planGrantEnd(new Date('2026-11-30T10:40:00Z'), 3)).toEqual(new Date('2027-02-28T10:40:00Z'));
});
