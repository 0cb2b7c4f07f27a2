import { isInCohort } from '@meowtale/releases';
import type { ServiceCanary } from './live-releases.ts';

/** How many combinations of releases visitors may get, that of the live ones included: each other one costs a schema and an engine. */
const COMBINATIONS_MAX = 8;

/** Returns what identifies the programs of canaries, in any order. */
export const keyOf = (canaries: readonly ServiceCanary[]) =>
  canaries
    .map(({ service, version, address }) => JSON.stringify([service, version, address]))
    .sort()
    .join('\n');

/** Returns the canaries that a visitor gets. */
export const chosenBy = (visitor: string, canaries: readonly ServiceCanary[]) => canaries.filter((canary) => isInCohort(visitor, canary));

/**
 * Returns every set of canaries that some visitor may get, the empty one first. Within a cohort a visitor of a smaller share gets those of
 * all larger shares too, so a cohort has a set for each share.
 */
export function combinationsOf(canaries: readonly ServiceCanary[]): ServiceCanary[][] {
  let found: ServiceCanary[][] = [[]];
  for (const group of Map.groupBy(canaries, ({ cohort }) => cohort).values()) {
    const shares = [...new Set(group.map(({ share }) => share))];
    const sets = [[], ...shares.map((least) => group.filter(({ share }) => share >= least))];
    found = found.flatMap((some) => sets.map((set) => [...some, ...set]));
  }
  return found;
}

/** Returns the oldest canaries whose combinations aren't too many, and the others. */
export function limitCanaries(canaries: readonly ServiceCanary[]): { offered: ServiceCanary[]; refused: ServiceCanary[] } {
  const offered: ServiceCanary[] = [];
  const refused: ServiceCanary[] = [];
  for (const canary of canaries.toSorted((a, b) => a.since - b.since || a.service.localeCompare(b.service))) {
    const fits = combinationsOf([...offered, canary]).length <= COMBINATIONS_MAX;
    (fits ? offered : refused).push(canary);
  }
  return { offered, refused };
}
