import type { ReleasePointer } from '@meowtale/contracts/releases';
import { ReleaseError } from './errors.ts';
import { releasesIn } from './pointer.ts';
import { findRelease } from './release.ts';
import { anHourAgo, type ReleaseStorage } from './storage.ts';

/** A published release by its names. */
interface Named {
  slice: string;
  version: string;
}

const RESERVED = '.reserved';
const REMOVING = '.removing';
// One folder, so that one call lists all. No slice's name has an @.
const fileIn = (folder: string, { slice, version }: Named) => `${folder}/${slice}@${version}`;

/**
 * Reserves a release that a pointer is about to name. A move writes its reservation and then reads the mark of a removal; a collection
 * writes the mark and then reads reservations and pointers. So at least one of the two sees the other, and no pointer names a release that
 * is removed. Returns false when it is being removed, or isn't published.
 */
export async function reserveRelease(storage: ReleaseStorage, release: Named): Promise<boolean> {
  await storage.replace(fileIn(RESERVED, release), '');
  if (await storage.look(fileIn(REMOVING, release))) return false;
  return (await findRelease(storage, release.slice, release.version)) !== null;
}

const keyOf = ({ slice, version }: Named) => `${slice}/${version}`;

/** Reserves the releases that a pointer names anew. @throws ReleaseError when one is being removed, or isn't published */
export async function reserveAdded(
  storage: ReleaseStorage,
  before: ReleasePointer['slices'],
  after: ReleasePointer['slices'],
): Promise<void> {
  const known = new Set(releasesIn(before).map(keyOf));
  for (const release of releasesIn(after).filter((one) => !known.has(keyOf(one))))
    if (!(await reserveRelease(storage, release)))
      throw new ReleaseError(`${release.slice} ${release.version} is being removed as unused; try again later, or publish it again`);
}

interface RemovalOptions {
  /** A release that was reserved since then stays. */
  since: Date;
  /** Returns whether a pointer names it; called once no later move can begin. */
  isUsed(): Promise<boolean>;
}

/** Returns whether a move that began since then needs a release. */
export async function isReserved(storage: ReleaseStorage, release: Named, since: Date): Promise<boolean> {
  const found = await storage.look(fileIn(RESERVED, release));
  return found !== null && found.writtenAt >= since;
}

/**
 * Removes a release, unless a move needs it or another collection is at it. Returns whether it was removed. A collection that is killed or
 * fails while it removes leaves the mark, so that no move uses half of a release.
 */
export async function removeRelease(storage: ReleaseStorage, release: Named, { since, isUsed }: RemovalOptions): Promise<boolean> {
  const mark = fileIn(REMOVING, release);
  if (!(await storage.create(mark, ''))) return false;
  const findOut = async () => (await isReserved(storage, release, since)) || (await isUsed());
  const isNeeded = await findOut().catch(async (error) => {
    await storage.remove(mark);
    throw error;
  });
  if (!isNeeded) {
    await storage.remove(`${release.slice}/${release.version}`);
    await storage.remove(fileIn(RESERVED, release));
  }
  await storage.remove(mark);
  return !isNeeded;
}

/** Removes marks of collections that were killed: the next collection decides again. Those of a running one are younger than an hour. */
export async function forgetMarks(storage: ReleaseStorage, before = anHourAgo()): Promise<void> {
  for (const name of await storage.list(REMOVING)) {
    const found = await storage.look(`${REMOVING}/${name}`);
    if (found && found.writtenAt < before) await storage.remove(`${REMOVING}/${name}`);
  }
}
