/** Older samples don't count for the current speed. */
const WINDOW_MS = 8000;
/** Below this time the speed is unknown. */
const SETTLED_MS = 1500;

/** Measures a speed over the last eight seconds; a pause resets it. */
export class Speed {
  #samples: { at: number; bytes: number }[] = [];

  reset(): void {
    this.#samples = [];
  }

  /** @param at milliseconds of any monotonic clock */
  note(bytes: number, at: number): void {
    this.#samples = [...this.#samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, bytes }];
  }

  /** Returns bytes per second; null while unknown. */
  perSecond(): number | null {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    if (!first || !last || last.at - first.at < SETTLED_MS || last.bytes <= first.bytes) return null;
    return ((last.bytes - first.bytes) * 1000) / (last.at - first.at);
  }
}
