import { expect, test } from '@jest/globals';
import { limitConcurrency } from './limit-concurrency.ts';

test('work beyond the limit waits and runs in order of arrival', async () => {
  const inTurn = limitConcurrency(2);
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

test('failed work frees its slot for the next', async () => {
  const inTurn = limitConcurrency(1);
  await expect(inTurn(() => Promise.reject(new Error('ink ran out')))).rejects.toThrow('ink ran out');
  await expect(inTurn(async () => 'next')).resolves.toBe('next');
});

test('work beyond the waiting limit is rejected until a waiting one has begun', async () => {
  const inTurn = limitConcurrency(1, 1);
  const gate = Promise.withResolvers<string>();
  const [running, waiting] = [inTurn(() => gate.promise), inTurn(async () => 'waited')];
  await expect(inTurn(async () => 'too many')).rejects.toMatchObject({ code: 'service/overloaded', status: 503, retryAfterSeconds: 5 });
  gate.resolve('ran');
  expect(await Promise.all([running, waiting])).toEqual(['ran', 'waited']);
  expect(await inTurn(async () => 'next')).toBe('next');
});
