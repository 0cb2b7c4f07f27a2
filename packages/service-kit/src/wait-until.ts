import { setTimeout as pause } from 'node:timers/promises';

export interface WaitOptions {
  withinMs: number;
  everyMs?: number;
}

/** Polls `condition` until it is true, also once after a pause that passed the deadline; returns false when it never was. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, { withinMs, everyMs = 40 }: WaitOptions): Promise<boolean> {
  const end = performance.now() + withinMs;
  for (;;) {
    if (await condition()) return true;
    if (performance.now() >= end) return false;
    await pause(everyMs);
  }
}
