import type { Loss, LossKind, LossPlace } from './types.ts';

const EXAMPLES_MAX = 5;

/** Counts losses, and records the first places of each kind. */
export class LossLog {
  readonly #losses = new Map<LossKind, Loss>();

  add(kind: LossKind, place: LossPlace | null = null, count = 1): void {
    if (count === 0) return;
    const loss = this.#losses.get(kind) ?? { kind, count: 0, examples: [] };
    loss.count += count;
    if (place !== null && loss.examples.length < EXAMPLES_MAX) loss.examples.push(place);
    this.#losses.set(kind, loss);
  }

  list(): Loss[] {
    return [...this.#losses.values()];
  }
}
