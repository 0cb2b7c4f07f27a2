import type { ReleasePointer, SliceManifest } from '@meowtale/contracts/releases';
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

/** Returns the manifest that the shell would use: the previous release's when the live one is damaged; null when both are. */
async function shownManifest(
  storage: ReleaseStorage,
  slice: string,
  live: ReleasePointer['slices'][string],
): Promise<SliceManifest | null> {
  for (const ref of [live, live.previous]) {
    const release = ref && (await readRelease(storage, slice, ref).catch(() => null));
    if (release) return release.manifest;
  }
  return null;
}

/** Checks that the releases of a pointer can be live together. @throws ReleaseError when two have the same address or popup */
export async function assertNoConflicts(storage: ReleaseStorage, environment: string, slices: ReleasePointer['slices']): Promise<void> {
  const manifests = (await Promise.all(Object.entries(slices).map(([slice, live]) => shownManifest(storage, slice, live)))).filter(
    (manifest) => manifest !== null,
  );
  const conflicts = manifests.flatMap((manifest, index) => findConflicts(manifest, manifests.slice(index + 1)));
  if (conflicts.length > 0) throw new ReleaseError([`${environment} can't run these together:`, ...conflicts].join('\n  '));
}
