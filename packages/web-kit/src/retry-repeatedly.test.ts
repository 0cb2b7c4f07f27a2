import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { retryRepeatedly } from './retry-repeatedly.ts';
import { fakeTimers, passTime } from './testing/fake-timers.ts';

const retry = jest.fn();
let stop: () => void;
beforeEach(() => {
  fakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  retry.mockClear();
  stop = retryRepeatedly(retry);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('delays grow from 2 s to at most 15 s', async () => {
  for (const [seconds, calls] of [
    [2, 1],
    [4, 2],
    [8, 3],
    [15, 4],
    [15, 5],
  ] as const) {
    await passTime(seconds * 1000 - 500);
    expect(retry).toHaveBeenCalledTimes(calls - 1);
    await passTime(500);
    expect(retry).toHaveBeenCalledTimes(calls);
  }
});

test.each([
  ['online', window],
  ['focus', window],
  ['visibilitychange', document],
])('%s retries at once', async (event, source) => {
  source.dispatchEvent(new Event(event));
  await passTime(0);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('nothing is retried while the page is hidden or without a network', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await passTime(60_000);
  expect(retry).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('focus'));
  await passTime(60_000);
  expect(retry).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await passTime(0);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('nothing is retried after stop, also when called during a retry', async () => {
  retry.mockImplementation(() => stop());
  await passTime(2000);
  window.dispatchEvent(new Event('online'));
  await passTime(60_000);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('after earlier failures the delays continue from their number', async () => {
  stop();
  stop = retryRepeatedly(retry, 2);
  await passTime(7500);
  expect(retry).not.toHaveBeenCalled();
  await passTime(500);
  expect(retry).toHaveBeenCalledTimes(1);
});
