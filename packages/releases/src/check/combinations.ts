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

function choiceOf(slice: string, live: LiveRelease, isIn: (cohort: string) => boolean): Choice {
  const canary = live.canary && isIn(live.canary.cohort) ? live.canary : null;
  return { slice, kind: live.kind, refs: [canary, live, live.previous].filter((ref) => ref !== null) };
}

/** Returns what visitors get together: the live releases, with the canaries of each cohort, and with all canaries. */
export function combinationsOf(slices: ReleasePointer['slices']): Combination[] {
  const cohorts = [...new Set(Object.values(slices).flatMap(({ canary }) => (canary ? [canary.cohort] : [])))];
  const withCohorts = (isIn: (cohort: string) => boolean) => Object.entries(slices).map(([slice, live]) => choiceOf(slice, live, isIn));
  return [
    withCohorts(() => false),
    ...cohorts.map((name) => withCohorts((cohort) => cohort === name)),
    ...(cohorts.length > 1 ? [withCohorts(() => true)] : []),
  ];
}
