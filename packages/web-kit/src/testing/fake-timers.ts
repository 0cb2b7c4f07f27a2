import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/**
 * Replaces the timers and the clock of the page with fake ones until the test ends; the clock starts at `now`, where it is given.
 * They run by themselves, at most at real speed, so that pressed keys, `findBy` and `waitFor` work as usual; `passTime` moves
 * them forward at once.
 */
export function fakeTimers(now: string | number = Date.now()): void {
  jest.useFakeTimers({ now: new Date(now), advanceTimers: 1, doNotFake: ['queueMicrotask', 'performance'] });
  // Where Testing Library finds this property, its waits use up their time in a few steps, before a lazy module is loaded.
  Reflect.deleteProperty(setTimeout, 'clock');
}

/** Moves the fake timers forward by `ms` and renders what came of it. */
export const passTime = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
