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

/** How many times as long `read` takes over a text that is made to be slow as over as many bytes of `plain`, on this machine now. */
export function timesAsLong(read: (text: string) => void, slow: string, plain: string): number {
  const harmless = plain.repeat(Math.ceil(slow.length / plain.length)).slice(0, slow.length);
  return fastestMs(() => read(slow)) / fastestMs(() => read(harmless));
}
