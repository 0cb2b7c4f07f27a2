import type { Chart, ChartNode } from './chart.ts';

/** Returns the reachable paragraphs at which a story can end, in order. Each condition may hold or not, since values aren't known. */
export function endingsOf({ nodes }: Pick<Chart, 'nodes'>): string[] {
  const reached = new Set<number>();
  const pending = nodes.length > 0 ? [0] : [];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const node = nodes[at];
    if (node === undefined || reached.has(at)) continue;
    reached.add(at);
    for (const to of waysOn(node)) if (to !== null) pending.push(to);
  }
  return nodes.filter((node, at) => reached.has(at) && waysOn(node).includes(null)).map(({ id }) => id);
}

/** Returns the nodes that may follow a node; null is the story's end. */
function waysOn({ choices, next }: ChartNode): (number | null)[] {
  const chosen = choices.map(({ to }) => to);
  return choices.some(({ when }) => when === null) ? chosen : [...chosen, next];
}
