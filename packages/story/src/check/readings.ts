import type { Story } from '../model/story.ts';
import { type Bits, bitsOf, hasBit } from './bits.ts';
import { reach } from './net.ts';
import { scopeOf } from './scope.ts';

/** Which paragraphs readers can reach, from where, and which two can be on one path. */
export interface Readings {
  /** Ids of the reachable paragraphs, in the order of the outline. */
  read: readonly string[];
  /** Returns the paragraphs that lead here, each once. */
  into(id: string): string[];
  /** Returns the paragraphs that this one leads to, each once. */
  out(id: string): string[];
  /** Returns whether some path has both paragraphs. None has two that are on exclusive branches. */
  areTogether(one: string, other: string): boolean;
}

/**
 * Returns a story's readings. A condition counts as possible unless nothing in the story can make it hold, so no possible way is missing.
 */
export function readingsOf(story: Story): Readings {
  const { net, trail, ids } = scopeOf(story);
  const onward = new Map<number, Bits>();
  const placeOf = (id: string) => {
    const place = story.places.get(id)?.index;
    return place !== undefined && trail.has(place) ? place : null;
  };
  const onwardFrom = (place: number): Bits => {
    const known = onward.get(place) ?? bitsOf(reach(net, [place]).keys(), net.length);
    onward.set(place, known);
    return known;
  };
  const nodeOf = (id: string) => {
    const place = placeOf(id);
    return place === null ? undefined : net[place];
  };
  return {
    read: ids([...trail.keys()].sort((one, other) => one - other)),
    into: (id) => ids([...new Set(nodeOf(id)?.into.map(({ from }) => from))]),
    out: (id) => ids([...new Set(nodeOf(id)?.out.map(({ to }) => to))]),
    areTogether(one, other) {
      const [first, second] = [placeOf(one), placeOf(other)];
      if (first === null || second === null) return false;
      return hasBit(onwardFrom(first), second) || hasBit(onwardFrom(second), first);
    },
  };
}
