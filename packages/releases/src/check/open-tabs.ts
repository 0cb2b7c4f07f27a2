import type { ReleasePointer } from '@meowtale/contracts/releases';
import { findRelease, type ReleaseStorage, readHistory, readSeen, releasesIn } from '../index.ts';
import type { OpenTabs } from './operation-faults.ts';
import { isDamage } from './release-reader.ts';

/** Tabs that reported within this time may still be open. */
const OPEN_FOR_MS = 86_400_000;

const keyOf = ({ slice, version }: { slice: string; version: string }) => `${slice}/${version}`;

/** Returns a function that says whether an environment ever offered a release; it did when its history can't be read. */
async function readOffered(storage: ReleaseStorage, environment: string): Promise<(release: string) => boolean> {
  try {
    const history = await readHistory(storage, environment);
    const offered = new Set(history.flatMap(({ slices }) => releasesIn(slices).map(keyOf)));
    return (release) => offered.has(release);
  } catch (error) {
    if (isDamage(error)) return () => true;
    throw error;
  }
}

/**
 * Returns the releases that tabs of the last day run, of those that this environment has offered: a report names any, without proof. A
 * preview is for those who try a release, so its tabs don't count.
 */
export async function findOpenTabs(storage: ReleaseStorage, pointer: ReleasePointer): Promise<OpenTabs> {
  const since = new Date(Date.now() - OPEN_FOR_MS).toISOString();
  const reported = Object.entries(await readSeen(storage, pointer.environment)).flatMap(([slice, versions]) =>
    Object.entries(versions).flatMap(([version, { lastSeenAt }]) => (lastSeenAt >= since ? [{ slice, version }] : [])),
  );
  const current = new Set(releasesIn(pointer.slices).map(keyOf));
  const isPast = reported.some((release) => !current.has(keyOf(release))) ? await readOffered(storage, pointer.environment) : () => false;
  const open = reported.map(async ({ slice, version }) => {
    const name = keyOf({ slice, version });
    const ref = current.has(name) || isPast(name) ? await findRelease(storage, slice, version) : null;
    return ref ? [{ slice, ref }] : [];
  });
  const bySlice = Map.groupBy((await Promise.all(open)).flat(), ({ slice }) => slice);
  return new Map([...bySlice].map(([slice, tabs]) => [slice, tabs.map(({ ref }) => ref)]));
}
