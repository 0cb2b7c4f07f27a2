import { expect, test } from '@jest/globals';
import { MemoryBudget } from './memory-budget.ts';

test('only the remaining bytes can be taken, and returned bytes can be taken again', () => {
  const budget = new MemoryBudget(10);
  const giveBack = budget.take(6);
  expect([budget.take(5), budget.take(4)]).toEqual([null, expect.any(Function)]);
  expect(budget.take(1)).toBeNull();
  giveBack?.();
  expect([budget.take(7), budget.take(6)]).toEqual([null, expect.any(Function)]);
});

test('returning bytes twice returns them once', () => {
  const budget = new MemoryBudget(10);
  const giveBack = budget.take(4);
  for (let times = 0; times < 2; times += 1) giveBack?.();
  expect([budget.take(11), budget.take(10)]).toEqual([null, expect.any(Function)]);
});
