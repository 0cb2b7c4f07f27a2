import { setTimeout as pause } from 'node:timers/promises';

const TICK_MS = 2;

/** What became of requests that were sent at a steady rate. */
export interface Sent {
  /** How long each successful one took from when it was due, ms. */
  tookMs: number[];
  /** The error of each failed one. */
  errors: string[];
}

export interface SteadyLoad {
  perSecond: number;
  /** For how long requests are sent; until `isOver` unless given. */
  forMs?: number;
  /** Returns whether no more requests are sent. */
  isOver?(): boolean;
}

/** Sends requests at a steady rate, whether or not earlier ones have finished. Returns once all have finished. */
export async function sendSteadily(
  send: () => Promise<unknown>,
  { perSecond, forMs = Number.POSITIVE_INFINITY, isOver = () => false }: SteadyLoad,
): Promise<Sent> {
  const sent: Sent = { tookMs: [], errors: [] };
  const running: Promise<void>[] = [];
  const all = Math.floor((perSecond * forMs) / 1000);
  const began = performance.now();
  const one = async (dueAt: number) => {
    try {
      await send();
      sent.tookMs.push(performance.now() - dueAt);
    } catch (error) {
      sent.errors.push((error as Error).message);
    }
  };
  while (running.length < all && !isOver()) {
    const due = Math.min(all, Math.ceil(((performance.now() - began) * perSecond) / 1000));
    while (running.length < due) running.push(one(began + (running.length * 1000) / perSecond));
    await pause(TICK_MS);
  }
  await Promise.all(running);
  return sent;
}

/** Returns the duration that 99 of 100 stay below. */
export function p99(tookMs: readonly number[]): number {
  return tookMs.toSorted((a, b) => a - b)[Math.floor(tookMs.length * 0.99)] ?? Number.NaN;
}
