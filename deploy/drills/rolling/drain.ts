import { setTimeout as pause } from 'node:timers/promises';
import { type Readiness, readinessOf } from './readiness.ts';

/** From the signal to the end of the process, at most (TRUST 27). */
const DRAIN_LIMIT_MS = 25_000;
const PROBE_EVERY_MS = 20;

/** How a process ended after the signal to stop. */
export interface Drain {
  part: string;
  /** Its readiness, read again and again from the signal until its end. */
  seen: readonly Readiness[];
  endedMs: number;
}

/** Reads the readiness of a process that was told to stop, until it has ended. */
export async function watchDrain(part: string, origin: string, hasEnded: () => boolean): Promise<Drain> {
  const began = performance.now();
  const seen: Readiness[] = [];
  while (!hasEnded()) {
    seen.push(await readinessOf(origin));
    await pause(PROBE_EVERY_MS);
  }
  return { part, seen, endedMs: performance.now() - began };
}

/** Returns what is wrong with the way a process ended, one line each. */
export function drainErrors({ part, seen, endedMs }: Drain): string[] {
  const [notReady, closed] = [seen.indexOf('not ready'), seen.indexOf('closed')];
  const wasNoticed = notReady >= 0 && (closed < 0 || notReady < closed);
  return [
    ...(wasNoticed ? [] : [`${part} closed its port before its readiness was 503`]),
    ...(wasNoticed && seen.indexOf('ready', notReady) >= 0 ? [`${part} was ready again while it drained`] : []),
    ...(endedMs > DRAIN_LIMIT_MS ? [`${part} took ${(endedMs / 1000).toFixed(1)} s to drain; ${DRAIN_LIMIT_MS / 1000} s are allowed`] : []),
  ];
}
