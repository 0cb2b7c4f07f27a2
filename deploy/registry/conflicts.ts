import type { LiveRelease, ReleasePointer, ReleaseRef, SliceManifest } from '@meowtale/contracts/releases';
import { ReleaseError, type ReleaseStorage, readRelease } from '@meowtale/releases';
import { samePattern } from '@meowtale/web-kit/routes';

/** Lists what only one slice can have: an address on a kind of host, or a popup's name. */
function findConflicts(one: SliceManifest, others: readonly SliceManifest[]): string[] {
  const conflicts: string[] = [];
  for (const other of others) {
    for (const route of one.routes) {
      const taken = other.routes.find(({ host, pattern }) => host === route.host && samePattern(pattern, route.pattern));
      if (taken)
        conflicts.push(`route ${route.pattern} of ${one.name} ${one.version} is ${taken.pattern} of ${other.name} ${other.version}`);
    }
    for (const popup of Object.keys(one.popups)) {
      if (popup in other.popups)
        conflicts.push(`popup ${popup} of ${one.name} ${one.version} is also one of ${other.name} ${other.version}`);
    }
  }
  return conflicts;
}

/** Returns the first manifest that can be read, as the shell does; null when none can. */
async function shownManifest(storage: ReleaseStorage, slice: string, refs: readonly (ReleaseRef | null)[]): Promise<SliceManifest | null> {
  for (const ref of refs) {
    const release = ref && (await readRelease(storage, slice, ref).catch(() => null));
    if (release) return release.manifest;
  }
  return null;
}

/** Returns which releases visitors get together: the live ones, and those of each cohort of canaries, and of all. */
function combinations(slices: ReleasePointer['slices']): (readonly [slice: string, refs: readonly (ReleaseRef | null)[]])[][] {
  const cohorts = new Set(Object.values(slices).flatMap(({ canary }) => (canary ? [canary.cohort] : [])));
  const of = (isIn: (cohort: string) => boolean) => Object.entries(slices).map(([slice, live]) => [slice, chosenOf(live, isIn)] as const);
  return [of(() => false), ...[...cohorts].map((name) => of((cohort) => cohort === name)), ...(cohorts.size > 1 ? [of(() => true)] : [])];
}

const chosenOf = (live: LiveRelease, isIn: (cohort: string) => boolean) => [
  live.canary && isIn(live.canary.cohort) ? live.canary : null,
  live,
  live.previous,
];

/** Checks that what visitors get together can run together. @throws ReleaseError when two releases have the same address or popup */
export async function assertNoConflicts(storage: ReleaseStorage, environment: string, slices: ReleasePointer['slices']): Promise<void> {
  const conflicts = new Set<string>();
  for (const combination of combinations(slices)) {
    const found = await Promise.all(combination.map(([slice, refs]) => shownManifest(storage, slice, refs)));
    const manifests = found.filter((manifest) => manifest !== null);
    for (const [index, manifest] of manifests.entries())
      for (const conflict of findConflicts(manifest, manifests.slice(index + 1))) conflicts.add(conflict);
  }
  if (conflicts.size > 0) throw new ReleaseError([`${environment} can't run these together:`, ...conflicts].join('\n  '));
}
