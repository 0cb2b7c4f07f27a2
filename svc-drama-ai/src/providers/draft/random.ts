import { createHash } from 'node:crypto';

/** A seeded random generator. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer from 0 to below `limit`. */
  below(limit: number): number;
  isBelow(share: number): boolean;
  pick<T>(list: readonly T[]): T | undefined;
  shuffled<T>(list: readonly T[]): T[];
}

/** Creates a generator seeded by any values (mulberry32, the same on every machine). */
export function randomOf(...from: readonly unknown[]): Random {
  let state = createHash('sha256').update(JSON.stringify(from)).digest().readUInt32BE();
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    isBelow: (share) => next() < share,
    pick: (list) => list[below(list.length)],
    shuffled: (list) => {
      const cards = [...list];
      for (let last = cards.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [cards[last], cards[other]] = [cards[other] as (typeof cards)[number], cards[last] as (typeof cards)[number]];
      }
      return cards;
    },
  };
}

/** Returns a function that deals a list in random order, shuffled again after the last item. An empty list deals `otherwise`. */
export function deckOf<T>(random: Random, list: readonly T[], otherwise: T): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = random.shuffled(list);
    return left.pop() ?? otherwise;
  };
}
