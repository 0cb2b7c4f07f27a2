import type { ReleasePointer, ReleaseRef } from '@meowtale/contracts/releases';
import type { Combination } from './combinations.ts';
import { type Finding, nameOf, type ReleaseName } from './finding.ts';
import type { ReleaseReader } from './release-reader.ts';

/** A slice of which visitors get another release. */
export interface MovedRelease extends ReleaseName {
  kind: 'remote' | 'service';
  ref: ReleaseRef;
}

/** Lists the slices of which some visitors get another release than before. */
export function movedReleases(before: ReleasePointer['slices'], after: ReleasePointer['slices']): MovedRelease[] {
  return Object.entries(after).flatMap(([slice, live]) => {
    const { version, canary, kind } = live;
    const was = before[slice];
    const ref = version !== was?.version ? live : canary && canary.version !== was.canary?.version ? canary : null;
    return ref ? [{ slice, kind, version: ref.version, ref: { version: ref.version, integrity: ref.integrity } }] : [];
  });
}

/** Lists services whose release is damaged, that visitors of these combinations should get. */
export async function findDamagedServices(reader: ReleaseReader, combinations: readonly Combination[]): Promise<ReleaseName[]> {
  const chosen = combinations.flat().flatMap(({ slice, kind, refs: [ref] }) => (kind === 'service' && ref ? [{ slice, ref }] : []));
  const names = new Map<string, ReleaseName>();
  for (const { slice, ref } of chosen)
    if (!(await reader.service(slice, ref))) names.set(`${slice} ${ref.version}`, { slice, version: ref.version });
  return [...names.values()];
}

/** Finds what releases that move can't be compared with: services that they may need, of which nothing is known. */
export async function findUnreadableFaults(
  reader: ReleaseReader,
  moved: readonly MovedRelease[],
  damaged: readonly ReleaseName[],
): Promise<Finding[]> {
  const found = moved.map(async ({ slice, version, kind, ref }) => {
    const operations = kind === 'remote' ? await reader.operations(slice, ref) : null;
    if (operations && Object.keys(operations).length === 0) return [];
    const broken = { slice, version };
    return damaged
      .filter((service) => service.slice !== slice)
      .map((breaker) => ({
        ...{ rule: 'unreadable' as const, broken, breaker, what: breaker.slice },
        message: `${nameOf(broken)} can't be compared with ${nameOf(breaker)}, whose files are damaged`,
      }));
  });
  return (await Promise.all(found)).flat();
}
