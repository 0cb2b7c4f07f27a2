import type { ReleasePointer } from '@meowtale/contracts/releases';
import {
  forgetMarks,
  forgetRevisions,
  forgetSeen,
  isReserved,
  listEnvironments,
  listReleases,
  type ReleaseStorage,
  readHistory,
  readPointer,
  readSeen,
  releaseFile,
  releasesIn,
  removeRelease,
} from '@meowtale/releases';

export interface GarbageOptions {
  /** What was live, seen by a tab, published or wanted by a move within so many days stays. */
  days: number;
  /** Only finds out what would be removed. */
  dryRun: boolean;
}

export interface Garbage {
  releases: { slice: string; version: string }[];
  /** Revisions of histories, as in `production 12`. */
  revisions: string[];
  /** What killed processes left half written. */
  leftovers: number;
}

const keyOf = (slice: string, version: string) => `${slice}/${version}`;

const keysOf = ({ slices }: ReleasePointer) => releasesIn(slices).map(({ slice, version }) => keyOf(slice, version));

/** Splits a history into the revisions that were live at some time since `since`, and older ones. */
function splitHistory(history: readonly ReleasePointer[], since: Date): { recent: ReleasePointer[]; old: ReleasePointer[] } {
  const firstAfter = history.findIndex(({ changedAt }) => new Date(changedAt) >= since);
  // The one before was live when the time began.
  const from = firstAfter < 0 ? history.length - 1 : Math.max(0, firstAfter - 1);
  return { recent: history.slice(from), old: history.slice(0, from) };
}

async function usedNow(storage: ReleaseStorage): Promise<Set<string>> {
  const pointers = await Promise.all((await listEnvironments(storage)).map((environment) => readPointer(storage, environment)));
  return new Set(pointers.flatMap(keysOf));
}

/**
 * Removes releases that no environment runs or falls back to, that were not live, seen by a tab, published or wanted by a move within the given
 * days, and the parts of histories that are older. A release that is removed can't be rolled back to.
 */
export async function collectGarbage(storage: ReleaseStorage, { days, dryRun }: GarbageOptions): Promise<Garbage> {
  const since = new Date(Date.now() - days * 86_400_000);
  const used = new Set<string>();
  const revisions: string[] = [];
  if (!dryRun) await forgetMarks(storage);
  for (const environment of await listEnvironments(storage)) {
    const { recent, old } = splitHistory(await readHistory(storage, environment), since);
    for (const pointer of [...recent, await readPointer(storage, environment)]) for (const key of keysOf(pointer)) used.add(key);
    for (const [slice, versions] of Object.entries(await readSeen(storage, environment)))
      for (const [version, { lastSeenAt }] of Object.entries(versions)) if (new Date(lastSeenAt) >= since) used.add(keyOf(slice, version));
    revisions.push(...old.map(({ revision }) => `${environment} ${revision}`));
    if (dryRun) continue;
    await forgetRevisions(
      storage,
      environment,
      old.map(({ revision }) => revision),
    );
    await forgetSeen(storage, environment, since);
  }
  const releases: Garbage['releases'] = [];
  for (const { slice, version } of await listReleases(storage)) {
    const key = keyOf(slice, version);
    const published = (await storage.look(releaseFile(slice, version, 'integrity.json'))) ?? (await storage.look(key));
    if (used.has(key) || !published || published.writtenAt >= since) continue;
    // It may have become live since the list was made.
    const isUsed = async () => (await usedNow(storage)).has(key);
    const goes = dryRun
      ? !(await isReserved(storage, { slice, version }, since)) && !(await isUsed())
      : await removeRelease(storage, { slice, version }, { since, isUsed });
    if (goes) releases.push({ slice, version });
  }
  return { releases, revisions, leftovers: dryRun ? 0 : await storage.removeLeftovers() };
}
