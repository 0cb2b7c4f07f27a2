/** How often something was done, and in how long. */
export interface Driven {
  n: number;
  ms: number;
}

export type Contestant = () => Promise<unknown>;

/** Does something over and over on `concurrency` lanes at once until the time is over. What throws ends the benchmark. */
export async function drive(once: Contestant, { concurrency, forMs }: { concurrency: number; forMs: number }): Promise<Driven> {
  const began = performance.now();
  let n = 0;
  const lane = async () => {
    while (performance.now() - began < forMs) {
      await once();
      n += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return { n, ms: performance.now() - began };
}

const TURN_MS = 800;

/**
 * Lets contestants take short turns after a warm-up, until each has had `forMs`, so that whatever else the machine does
 * meets all of them alike. Answers each one's count and rate per second, in the order given.
 */
export async function compare(
  contestants: readonly Contestant[],
  concurrency: number,
  forMs: number,
): Promise<{ n: number; rate: number }[]> {
  const sums = contestants.map((contestant) => ({ contestant, n: 0, ms: 0 }));
  for (const { contestant } of sums) await drive(contestant, { concurrency, forMs: TURN_MS });
  for (let turn = 0; turn < forMs / TURN_MS; turn += 1) {
    for (const sum of sums) {
      const { n, ms } = await drive(sum.contestant, { concurrency, forMs: TURN_MS });
      sum.n += n;
      sum.ms += ms;
    }
  }
  return sums.map(({ n, ms }) => ({ n, rate: (n * 1000) / ms }));
}
