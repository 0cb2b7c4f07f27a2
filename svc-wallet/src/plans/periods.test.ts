import { expect, test } from '@jest/globals';
import { periodsOf } from './periods.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
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
