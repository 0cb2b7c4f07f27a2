/** How often something ran, and how long that took. */
export interface Turn {
  n: number;
  ms: number;
}

export interface Contestant {
  /** Takes its turn. An error ends the benchmark. */
  turn(): Promise<Turn>;
}

/** One contestant's turns and rates per second, one per round, and how often it ran in all. */
export interface Rates {
  turns: Turn[];
  perSecond: number[];
  n: number;
}

/** Repeats a call in `lanes` parallel loops for `forMs`. */
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
 * Lets contestants take turns in several rounds, in reverse order every other round, so that other load on the machine affects
 * all of them alike. The first round is a warm-up and isn't counted. Returns the rates in the given order.
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
