import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { proofTest } from '../testing/proof.ts';

const MODULE = new URL('./buffers-in-heap.ts', import.meta.url).href;
const COUNTED = `import { countBuffersWithHeap } from '${MODULE}'; countBuffersWithHeap();`;

/** Counts full collections and measures the peak of resident memory while a gibibyte passes in short-lived buffers. */
function letPass(before: string): { major: number; residentBytes: number } {
  const program = `
    import { constants, PerformanceObserver } from 'node:perf_hooks';
    ${before}
    globalThis.service = Array.from({ length: 300_000 }, (_none, at) => ({ at, name: 'n' + at }));
    let [major, residentBytes] = [0, 0];
    const observer = new PerformanceObserver((list) => {
      for (const { detail } of list.getEntries()) if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) major += 1;
    });
    observer.observe({ entryTypes: ['gc'] });
    for (let n = 0; n < 16384; n += 1) {
      Buffer.alloc(65536);
      if (n % 16 === 0) await new Promise((resolve) => setImmediate(resolve));
      if (n % 256 === 0) residentBytes = Math.max(residentBytes, process.memoryUsage.rss());
    }
    await new Promise((resolve) => setImmediate(resolve));
    console.log(JSON.stringify({ major, residentBytes }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

test('buffers pass while they are counted with the heap', () => {
  expect(letPass(COUNTED)).toEqual({ major: expect.any(Number), residentBytes: expect.any(Number) });
});

proofTest('bytes that pass don’t have the whole heap looked through, and don’t pile up', () => {
  const counted = letPass('').major;
  expect(counted).toBeGreaterThan(8);
  const { major, residentBytes } = letPass(COUNTED);
  expect(major).toBeLessThan(counted / 2);
  expect(residentBytes).toBeLessThan(384 * 1024 ** 2);
});
