import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '../model/story.ts';
import { type Step, stepsFrom, targetsOf } from './graph.ts';

export interface Way {
  from: number;
  to: number;
  choice: StoryChoice | null;
}

/** A paragraph of the outline by its place, with the ways into and out of it. */
export interface Node {
  at: number;
  paragraph: StoryParagraph;
  steps: Step[];
  out: Way[];
  into: Way[];
}

/** Returns the graph with integers instead of ids, for algorithms. */
export function netOf(story: Story): Node[] {
  const targetOf = targetsOf(story);
  const nodes: Node[] = story.order.flatMap((id, at) => {
    const paragraph = story.paragraphs.get(id);
    return paragraph ? [{ at, paragraph, steps: stepsFrom(story, paragraph, targetOf), out: [], into: [] }] : [];
  });
  for (const node of nodes) {
    for (const { to, choice } of node.steps) {
      const place = to === null ? undefined : story.places.get(to);
      if (place !== undefined) join(nodes, { from: node.at, to: place.index, choice });
    }
  }
  return nodes;
}

/** Returns the same nodes with only some of their ways. */
export function netWith(net: readonly Node[], keeps: (way: Way) => boolean): Node[] {
  const nodes = net.map((node): Node => ({ ...node, out: [], into: [] }));
  for (const { out } of net) for (const way of out) if (keeps(way)) join(nodes, way);
  return nodes;
}

function join(nodes: readonly Node[], way: Way): void {
  nodes[way.from]?.out.push(way);
  nodes[way.to]?.into.push(way);
}

/** The way by which each reached node was first reached; null for the roots. */
export type Trail = Map<number, Way | null>;

/** Searches breadth-first, so that the path back from a node to its root is a shortest one. `passes` says whether a way may be taken. */
export function reach(net: readonly Node[], roots: readonly number[], passes: (way: Way) => boolean = () => true): Trail {
  const trail: Trail = new Map(roots.filter((root) => root < net.length).map((root) => [root, null]));
  for (const at of trail.keys()) {
    for (const way of net[at]?.out ?? []) if (!trail.has(way.to) && passes(way)) trail.set(way.to, way);
  }
  return trail;
}

/** Returns the nodes from the root to `to`, both included. */
export function pathTo(trail: Trail, to: number): number[] {
  const path = [to];
  for (let way = trail.get(to); way; way = trail.get(way.from)) path.unshift(way.from);
  return path;
}

/** Returns all nodes from which one of `goals` can be reached. */
export function reachBack(net: readonly Node[], goals: readonly number[]): Set<number> {
  const found = new Set(goals);
  for (const at of found) for (const way of net[at]?.into ?? []) found.add(way.from);
  return found;
}
