import { allBits, type Bits, intersect, isSame, noBits, unite } from './bits.ts';
import type { Node, Way } from './net.ts';

interface Flow {
  /** Number of bits. */
  size: number;
  /** `must`: what holds on every path to a node; `may`: what holds on at least one. */
  mode: 'must' | 'may';
  /** Changes in place what holds before a node to what holds after it. */
  through(node: Node, bits: Bits): void;
  /** Changes in place what holds after a node to what holds after one of its ways is taken. */
  along(way: Way, bits: Bits, after: readonly Bits[]): void;
  /** Places of further nodes whose `after` the way reads. */
  reads?(way: Way): readonly number[];
}

/**
 * Computes what holds before and after each node over all paths from the first node: a set per node, recomputed whenever a set that it
 * depends on has changed, up to the fixed point (data-flow analysis).
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
    // A reader who begins has read nothing: nothing holds on that path.
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

/** Returns the reachable nodes in reverse postorder, so that most nodes follow their predecessors and few are recomputed. */
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
