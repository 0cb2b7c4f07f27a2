import type { Story } from '../model/story.ts';
import { type Bits, bitsOf, hasBit } from './bits.ts';
import { reach } from './net.ts';
import { scopeOf } from './scope.ts';

/** Which paragraphs readers come to, from where, and which of them one reader may come to both. */
export interface Readings {
  /** Ids of the paragraphs that a reader can come to, in the order of the outline. */
  read: readonly string[];
  /** From which of them one comes here, each once. */
  into(id: string): string[];
  /** To which of them one goes on from here, each once. */
  out(id: string): string[];
  /** Whether a way leads through both. None does where they lie on branches of which a reader takes but one. */
  areTogether(one: string, other: string): boolean;
}

/** Conditions count as both ways but where nothing in the story can make them hold: no way that can be gone is missing. */
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
