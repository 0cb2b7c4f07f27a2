import type { StoryAct, StoryOutline, StorySequence } from '@meowtale/contracts/inputs/drama/story';
import { type Merge, mergeFields, woven } from './merge-values.ts';

/** An outline whose acts and sequences refer to their children by id, so that moves and renames can be merged. */
interface Flat extends Omit<StoryOutline, 'acts'> {
  acts: (Omit<StoryAct, 'sequences'> & { sequences: string[] })[];
  sequences: Record<string, StorySequence>;
}

const flat = ({ acts, ...outline }: StoryOutline): Flat => ({
  ...outline,
  acts: acts.map((act) => ({ ...act, sequences: act.sequences.map(({ id }) => id) })),
  sequences: Object.fromEntries(acts.flatMap(({ sequences }) => sequences).map((sequence) => [sequence.id, sequence])),
});

/** Containers with the ids of their children, in order. */
type Places = Map<string, string[]>;

const actsOf = ({ acts }: Flat): Places => new Map(acts.map(({ id, sequences }) => [id, sequences]));
const sequencesOf = ({ sequences }: Flat): Places => new Map(Object.values(sequences).map(({ id, paragraphs }) => [id, paragraphs]));

/** Merges two outlines; every existing part is in exactly one place afterwards. */
export function mergeOutlines(
  base: StoryOutline | undefined,
  mine: StoryOutline,
  theirs: StoryOutline,
  merge: Merge,
  isThere: (id: string) => boolean,
): StoryOutline {
  const [here, there] = [flat(mine), flat(theirs)];
  const { acts, sequences, ...outline } = mergeFields<Flat>(base ? flat(base) : {}, here, there, merge);
  const placed = (now: Places, of: (flat: Flat) => Places, exists: (id: string) => boolean) => once(now, of(there), of(here), exists);
  const inActs = placed(new Map(acts.map((act) => [act.id, act.sequences])), actsOf, (id) => id in sequences);
  const inSequences = placed(new Map(Object.values(sequences).map((each) => [each.id, each.paragraphs])), sequencesOf, isThere);
  const sequence = (id: string) => ({ ...(sequences[id] as StorySequence), paragraphs: inSequences.get(id) ?? [] });
  return { ...outline, acts: acts.map((act) => ({ ...act, sequences: (inActs.get(act.id) ?? []).map(sequence) })) };
}

/**
 * Places every existing part once: one moved to two places stays where they moved it; one without a place returns to its former place, or
 * to the end.
 */
function once(now: Places, theirs: Places, mine: Places, exists: (id: string) => boolean): Places {
  const result: Places = new Map([...now].map(([place, ids]) => [place, ids.filter(exists)]));
  for (const id of new Set([...mine.values(), ...theirs.values()].flat().filter(exists))) {
    const holds = (places: Places) => (place: string) => places.get(place)?.includes(id) ?? false;
    const places = [...result.keys()];
    const holders = places.filter(holds(result));
    const place = holders.find(holds(theirs)) ?? holders[0];
    if (place !== undefined) {
      for (const other of holders) if (other !== place) result.set(other, without(result.get(other), id));
      continue;
    }
    const home = places.find(holds(mine)) ?? places.find(holds(theirs)) ?? places.at(-1);
    if (home === undefined) continue;
    const ids = result.get(home) ?? [];
    const before = [mine, theirs].find((side) => holds(side)(home))?.get(home) ?? [...ids, id];
    result.set(
      home,
      woven(ids, before).filter((each) => each === id || ids.includes(each)),
    );
  }
  return result;
}

const without = (ids: readonly string[] = [], id: string): string[] => ids.filter((each) => each !== id);
