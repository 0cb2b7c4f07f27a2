import { expect, test } from '@jest/globals';
import { periodsOf } from './periods.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const pro = (number: number) => ({ grade: 1, paidAt: day(number) });

test('each payment gives thirty days, from when it was paid or from the end of what runs', () => {
  expect(periodsOf([pro(1)])).toEqual([{ grade: 1, startedAt: day(1), endedAt: day(31) }]);
  expect(periodsOf([pro(1), pro(11), pro(12)])).toEqual([{ grade: 1, startedAt: day(1), endedAt: day(91) }]);
});

test('paid again at the very end goes on without a gap, paid later begins anew', () => {
  expect(periodsOf([pro(1), pro(31)])).toEqual([{ grade: 1, startedAt: day(31), endedAt: day(61) }]);
  expect(periodsOf([pro(1), pro(40)])).toEqual([{ grade: 1, startedAt: day(40), endedAt: day(70) }]);
});

test('a payment that was taken back leaves those after it what they paid for', () => {
  expect(periodsOf([pro(11)])).toEqual([{ grade: 1, startedAt: day(11), endedAt: day(41) }]);
  expect(periodsOf([])).toEqual([]);
});

test('the order in which payments are told of changes nothing', () => {
  expect(periodsOf([pro(12), pro(1), pro(11)])).toEqual(periodsOf([pro(1), pro(11), pro(12)]));
});
