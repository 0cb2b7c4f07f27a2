/** What was sent before this says nothing of how fast it goes now. */
const WINDOW_MS = 8000;
/** Before so much time there is nothing to say. */
const SETTLED_MS = 1500;

/** How fast something grows, as of the last eight seconds; a pause begins anew. */
export class Speed {
  #samples: { at: number; bytes: number }[] = [];

  reset(): void {
    this.#samples = [];
  }

  /** @param at milliseconds of any clock that only goes on */
  note(bytes: number, at: number): void {
    this.#samples = [...this.#samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, bytes }];
  }

  /** Bytes a second; null while nobody knows. */
  perSecond(): number | null {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    if (!first || !last || last.at - first.at < SETTLED_MS || last.bytes <= first.bytes) return null;
    return ((last.bytes - first.bytes) * 1000) / (last.at - first.at);
  }
}
