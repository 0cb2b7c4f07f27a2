import { expect, test } from '@jest/globals';
import { atMost } from './at-most.ts';

test('no more than it says run at once, in the order in which they came', async () => {
  const inTurn = atMost(2);
  const begun: number[] = [];
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const runs = gates.map(({ promise }, index) =>
    inTurn(async () => {
      begun.push(index);
      await promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  gates[1]?.resolve();
  await runs[1];
  expect(begun).toEqual([0, 1, 2]);
  gates[0]?.resolve();
  gates[2]?.resolve();
  await Promise.all(runs);
});

test('one that fails leaves its place to the next', async () => {
  const inTurn = atMost(1);
  await expect(inTurn(() => Promise.reject(new Error('ink ran out')))).rejects.toThrow('ink ran out');
  await expect(inTurn(async () => 'next')).resolves.toBe('next');
});
