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

const ROUNDS = 2;

/**
 * Lets contestants take turns, a warm-up first and then two rounds, so that whatever else the machine does meets all of
 * them alike. Answers each one's count and rate per second, in the order given.
 */
export async function compare(
  contestants: readonly Contestant[],
  concurrency: number,
  forMs: number,
): Promise<{ n: number; rate: number }[]> {
  for (const contestant of contestants) await drive(contestant, { concurrency, forMs: forMs / 4 });
  const sums = contestants.map(() => ({ n: 0, ms: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      const { n, ms } = await drive(contestant, { concurrency, forMs });
      const sum = sums[index];
      if (sum) Object.assign(sum, { n: sum.n + n, ms: sum.ms + ms });
    }
  }
  return sums.map(({ n, ms }) => ({ n, rate: (n * 1000) / ms }));
}
