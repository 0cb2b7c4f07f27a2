import { expect } from '@jest/globals';
import { isProof } from '@meowtale/service-kit/testing/proof';

const RUNS = 3;
/** Shorter times can't be compared. */
const LEAST_MS = 4;

function fastestMs(work: () => void): number {
  const runs = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.max(LEAST_MS, Math.min(...runs));
}

export interface Texts {
  /** A text that could take long. */
  slow: string;
  /** Repeated to the same length. */
  plain: string;
}

/**
 * Reads a text that could take long; in `npm run prove` also asserts that it takes less than `times` as long as a plain one of its length.
 */
export function expectLinearTime(read: (text: string) => void, { slow, plain }: Texts, times = 25): void {
  if (!isProof) {
    read(slow);
    return;
  }
  const harmless = plain.repeat(Math.ceil(slow.length / plain.length)).slice(0, slow.length);
  expect(fastestMs(() => read(slow)) / fastestMs(() => read(harmless))).toBeLessThan(times);
}
