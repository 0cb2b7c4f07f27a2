import { expect, test } from '@jest/globals';
import { p99, sendSteadily } from './steady-load.ts';

test('a failed request counts with its error, and the others with how long they took', async () => {
  let n = 0;
  const send = async () => {
    n += 1;
    if (n % 4 === 0) throw new Error(`request ${n} failed`);
  };
  const { tookMs, errors } = await sendSteadily(send, { perSecond: 1000, forMs: 20 });
  expect([tookMs.length, errors.length, errors[0]]).toEqual([15, 5, 'request 4 failed']);
});

test('requests are sent while earlier ones run, and all are waited for', async () => {
  let running = 0;
  let most = 0;
  const { promise: allSent, resolve } = Promise.withResolvers<void>();
  const send = async () => {
    running += 1;
    most = Math.max(most, running);
    if (running === 10) resolve();
    await allSent;
    running -= 1;
  };
  const { tookMs } = await sendSteadily(send, { perSecond: 1000, forMs: 10 });
  expect([most, running, tookMs.length]).toEqual([10, 0, 10]);
});

test('without a duration requests are sent until it is over', async () => {
  let n = 0;
  const send = async () => {
    n += 1;
  };
  const { tookMs } = await sendSteadily(send, { perSecond: 1000, isOver: () => n >= 5 });
  expect(tookMs.length).toBe(n);
  expect(n).toBeGreaterThanOrEqual(5);
});

test('99 of 100 durations are below the reported one', () => {
  expect(p99(Array.from({ length: 1000 }, (_, index) => index))).toBe(990);
});
