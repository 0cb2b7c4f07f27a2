import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { releaseTimeOf } from '@meowtale/contracts/release-queue';
import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now.ts';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T14:59:00.000Z') }));
afterEach(() => void jest.useRealTimers());

test('a form that stays open for hours shows the next release time each time', () => {
  const { result } = renderHook(useNow);
  const next = () => releaseTimeOf(result.current, { atOnce: false }).toISOString();
  expect(next()).toBe('2026-11-20T15:00:00.000Z');
  act(() => void jest.advanceTimersByTime(61_000));
  expect(next()).toBe('2026-11-20T16:00:00.000Z');
  act(() => void jest.advanceTimersByTime(3_600_000));
  expect(next()).toBe('2026-11-20T17:00:00.000Z');
});
