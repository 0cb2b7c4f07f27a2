import type { LiveRelease, ReleasePointer, ReleaseRef } from '@meowtale/contracts/releases';

/** The releases of one slice that a visitor may get: the chosen one, and those that it falls back to. */
export interface Choice {
  slice: string;
  kind: LiveRelease['kind'];
  /** The chosen one first; never empty. */
  refs: readonly ReleaseRef[];
}

/** What one visitor gets of all slices. */
export type Combination = readonly Choice[];

/** Slices whose canaries some visitors of one cohort get together. */
type Group = ReadonlySet<string>;

function choiceOf(slice: string, live: LiveRelease, group: Group): Choice {
  const canary = live.canary && group.has(slice) ? live.canary : null;
  return { slice, kind: live.kind, refs: [canary, live, live.previous].filter((ref) => ref !== null) };
}

/** Returns the groups of each cohort, largest first: a visitor of a smaller share gets the canaries of all larger ones too. */
function groupsOf(slices: ReleasePointer['slices']): Group[][] {
  const canaries = Object.entries(slices).flatMap(([slice, { canary }]) => (canary ? [{ slice, ...canary }] : []));
  return [...Map.groupBy(canaries, ({ cohort }) => cohort).values()].map((cohort) => {
    const shares = [...new Set(cohort.map(({ share }) => share))].sort((one, other) => one - other);
    return shares.map((least) => new Set(cohort.filter(({ share }) => share >= least).map(({ slice }) => slice)));
  });
}

/**
 * Returns what visitors get together: the live releases, with the canaries of each cohort and of each two, for each share, and with all
 * canaries. More than two cohorts aren't combined otherwise, because their number grows too fast.
 */
export function combinationsOf(slices: ReleasePointer['slices']): Combination[] {
  const cohorts = groupsOf(slices);
  const pairs = cohorts.flatMap((one, index) =>
    cohorts.slice(index + 1).flatMap((other) => one.flatMap((first) => other.map((second) => new Set([...first, ...second])))),
  );
  const all = new Set(cohorts.flatMap(([largest]) => [...(largest ?? [])]));
  const groups = [new Set<string>(), ...cohorts.flat(), ...pairs, ...(cohorts.length > 2 ? [all] : [])];
  return groups.map((group) => Object.entries(slices).map(([slice, live]) => choiceOf(slice, live, group)));
}
