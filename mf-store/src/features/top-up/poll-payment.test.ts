import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pollPayment } from './poll-payment.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Polls a payment whose states come from a list, the last one repeatedly; each response takes `answerMs`. */
function poll(states: (number | null)[], answerMs = 0) {
  let polls = 0;
  const stop = new AbortController();
  const readState = async () => {
    const state = states[Math.min(polls++, states.length - 1)] ?? null;
    if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
    return state;
  };
  const started = performance.now();
  const ended = jest.fn<(outcome: string, afterMs: number) => void>();
  void pollPayment({ readState, signal: stop.signal }).then((outcome) => ended(outcome, performance.now() - started));
  return { ended, stop, asked: () => polls };
}

test('a payment is polled every second until it is paid', async () => {
  const { ended, asked } = poll([0, 0, 1]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(ended).toHaveBeenCalledWith('paid', 2000);
  expect(asked()).toBe(3);
});

test('a rejection ends the polling', async () => {
  const { ended } = poll([0, 2]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(ended).toHaveBeenCalledWith('failed', 1000);
});

test('a failed poll is repeated', async () => {
  const { ended } = poll([null, null, 1]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(ended).toHaveBeenCalledWith('paid', 2000);
});

test.each([
  ['at once', 0, 60],
  ['after two seconds each', 2000, 20],
  ['never', 1e9, 1],
])('a minute of responses that come %s is a timeout', async (_when, answerMs, questions) => {
  const { ended, asked } = poll([0], answerMs);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10);
  expect(ended).toHaveBeenCalledWith('timeout', expect.any(Number));
  expect(asked()).toBe(questions);
});

test('closing the popup stops the polling, also during a request', async () => {
  for (const answerMs of [0, 5000]) {
    const { ended, stop, asked } = poll([0], answerMs);
    await jest.advanceTimersByTimeAsync(500);
    stop.abort();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ended).toHaveBeenCalledWith('stopped', 500);
    expect(asked()).toBe(1);
  }
});
