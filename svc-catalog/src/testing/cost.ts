import { expect } from '@jest/globals';
import { isProof } from '@meowtale/service-kit/testing/proof';

const RUNS = 3;
/** Under it a clock says little. */
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
  /** Made to be slow. */
  slow: string;
  /** Repeated to as many characters. */
  plain: string;
}

/** Reads a text that is made to be slow; in a proof also asserts that it takes less than `times` as long as a plain one of its length. */
export function expectLinearTime(read: (text: string) => void, { slow, plain }: Texts, times = 25): void {
  if (!isProof) {
    read(slow);
    return;
  }
  const harmless = plain.repeat(Math.ceil(slow.length / plain.length)).slice(0, slow.length);
  expect(fastestMs(() => read(slow)) / fastestMs(() => read(harmless))).toBeLessThan(times);
}
