import { allBits, type Bits, intersect, isSame, noBits, unite } from './bits.ts';
import type { Node, Way } from './net.ts';

interface Flow {
  /** How many bits there are. */
  size: number;
  /** `must`: what holds on every way to a node; `may`: on one at least. */
  mode: 'must' | 'may';
  /** Changes in place what holds before a node into what holds after it. */
  through(node: Node, bits: Bits): void;
  /** Changes in place what holds after a node into what holds once a way out of it is taken. */
  along(way: Way, bits: Bits, after: readonly Bits[]): void;
  /** Nodes besides those before it whose `after` the ways into a node read. */
  reads?(way: Way): readonly number[];
}

/**
 * What holds before and after each node, over all ways from the first one at once: a set per node, worked out again where
 * something that it depends on has changed, until nothing does. Loops are ways like others.
 */
export function solve(net: readonly Node[], { size, mode, through, along, reads }: Flow): { before: Bits[]; after: Bits[] } {
  const before = net.map(() => noBits(size));
  const after = net.map(() => (mode === 'must' ? allBits(size) : noBits(size)));
  const readers = net.map(({ out }) => new Set(out.map(({ to }) => to)));
  for (const { into } of net) for (const way of into) for (const read of reads?.(way) ?? []) readers[read]?.add(way.to);
  const order = inOrder(net);
  const waiting = new Set(order);
  while (waiting.size > 0) {
    for (const node of order) {
      if (!waiting.delete(node)) continue;
      const bits = meet(node);
      before[node.at] = bits.slice();
      through(node, bits);
      if (isSame(bits, after[node.at] ?? bits)) continue;
      after[node.at] = bits;
      for (const reader of readers[node.at] ?? []) {
        const next = net[reader];
        if (next) waiting.add(next);
      }
    }
  }
  return { before, after };

  function meet({ at, into }: Node): Bits {
    // Whoever begins has been nowhere: nothing holds on that way.
    if (at === 0 && mode === 'must') return noBits(size);
    const bits = mode === 'must' ? allBits(size) : noBits(size);
    for (const way of into) {
      const taken = after[way.from]?.slice() ?? noBits(size);
      along(way, taken, after);
      if (mode === 'must') intersect(bits, taken);
      else unite(bits, taken);
    }
    return bits;
  }
}

/** The nodes that are reached, each after those before it as far as loops allow: what is settled early is worked out once. */
function inOrder(net: readonly Node[]): Node[] {
  const left: Node[] = [];
  const entered = new Set<number>([0]);
  const stack = net.slice(0, 1).map((node) => ({ node, next: 0 }));
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const way = top.node.out[top.next++];
    const node = way && net[way.to];
    if (!way) left.push((stack.pop() as typeof top).node);
    else if (node && !entered.has(way.to)) {
      entered.add(way.to);
      stack.push({ node, next: 0 });
    }
  }
  return left.reverse();
}
