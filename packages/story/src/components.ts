/** A node of a graph; `at` is its index in the graph. */
interface Linked {
  at: number;
  out: readonly { to: number }[];
  into: readonly { from: number }[];
}

/** Returns each node's strongly connected component, as the index of one of its nodes (Kosaraju). `nodes` must lead to no others. */
export function componentsOf<N extends Linked>(net: readonly N[], nodes: readonly N[]): Map<number, number> {
  const entered = new Set<number>();
  const left: N[] = [];
  for (const root of nodes) {
    const stack = entered.has(root.at) ? [] : [{ node: root, next: 0 }];
    entered.add(root.at);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const way = top.node.out[top.next++];
      const node = way && net[way.to];
      if (!way) {
        left.push(top.node);
        stack.pop();
      } else if (node && !entered.has(node.at)) {
        entered.add(node.at);
        stack.push({ node, next: 0 });
      }
    }
  }
  const groupOf = new Map<number, number>();
  for (const root of left.reverse()) {
    const pending = groupOf.has(root.at) ? [] : [root];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (groupOf.has(node.at)) continue;
      groupOf.set(node.at, root.at);
      for (const { from } of node.into) {
        const before = net[from];
        if (before && entered.has(before.at)) pending.push(before);
      }
    }
  }
  return groupOf;
}
