/** How often something was done, and in how long. */
export interface Turn {
  n: number;
  ms: number;
}

export interface Contestant {
  /** Takes its turn. What throws ends the benchmark. */
  turn(): Promise<Turn>;
}

/** One contestant's turns and their rates per second, a round each, and how often it did its thing in all. */
export interface Rates {
  turns: Turn[];
  perSecond: number[];
  n: number;
}

/** Does something over and over on `lanes` at once for `forMs`. */
export function lanes(once: () => Promise<unknown>, { lanes: count, forMs }: { lanes: number; forMs: number }): Contestant {
  return {
    async turn() {
      const began = performance.now();
      let n = 0;
      const lane = async () => {
        while (performance.now() - began < forMs) {
          await once();
          n += 1;
        }
      };
      await Promise.all(Array.from({ length: count }, lane));
      return { n, ms: performance.now() - began };
    },
  };
}

/**
 * Lets contestants take turns, round after round, in turned order every other round, so that whatever else the machine
 * does meets all of them alike. The first round warms up and isn't counted. Answers in the order given.
 */
export async function inRounds(contestants: readonly Contestant[], rounds: number): Promise<Rates[]> {
  const all = contestants.map((contestant) => ({ contestant, turns: [] as Turn[] }));
  for (const { contestant } of all) await contestant.turn();
  for (let round = 0; round < rounds; round += 1) {
    for (const entry of round % 2 === 0 ? all : all.toReversed()) {
      entry.turns.push(await entry.contestant.turn());
    }
  }
  return all.map(({ turns }) => ({
    turns,
    perSecond: turns.map(({ n, ms }) => (n * 1000) / ms),
    n: turns.reduce((sum, { n }) => sum + n, 0),
  }));
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [below = Number.NaN, above = Number.NaN] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (below + above) / 2;
}
