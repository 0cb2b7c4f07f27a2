import { test } from '@jest/globals';
import fc from 'fast-check';
import { isProof } from './env.ts';

// Apart from the other helpers, which programs outside Jest use too.

export { isProof };

/** Returns PROVE_SEED, or the fixed seed of `npm test`; fast-check draws from it as well. */
export function testSeed(): number {
  const { seed } = fc.readConfigureGlobal();
  if (seed === undefined) throw new Error('there is no seed: run through the jest configuration at the top, which gives one');
  return seed;
}

/**
 * Registers a test only in `npm run prove`. What measures time or memory is one: a busy machine would fail it in `npm test`.
 * Its file needs another test, and is listed in deploy/ci/proofs.ts.
 */
export function proofTest(name: string, run: () => unknown, timeoutMs?: number): void {
  if (isProof) test(name, async () => void (await run()), timeoutMs);
}
