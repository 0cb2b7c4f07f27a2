import type { Db } from '../../database.ts';
import type { Storage } from '../storage/model.ts';
import * as known from './sweep-repository.ts';

/** A younger file may not have its row yet. */
const GRACE_MS = 24 * 3_600_000;
const AT_ONCE = 500;

const UUID = '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';

/** Rows that refer to files below each prefix; keys that match no pattern are ignored. */
const PLACES: readonly { prefix: string; pattern: RegExp; find(db: Db, ids: readonly string[]): Promise<Set<string>> }[] = [
  { prefix: 'images', pattern: new RegExp(`^images/../${UUID}(?:\\.2x)?\\.(?:jpg|png)$`), find: known.findFileIds },
  { prefix: 'variants', pattern: new RegExp(`^variants/../${UUID}/`), find: known.findFileIds },
  { prefix: 'films', pattern: new RegExp(`^films/../${UUID}\\.webm$`), find: known.findFileIds },
  { prefix: 'originals', pattern: new RegExp(`^originals/../${UUID}$`), find: known.findFileIds },
  { prefix: 'uploads', pattern: new RegExp(`^(uploads/${UUID})(?:/\\d+)?$`), find: known.findHandles },
  { prefix: 'builds', pattern: new RegExp(`^builds/../${UUID}$`), find: known.findBuildIds },
  { prefix: 'works', pattern: new RegExp(`^works/(${UUID}/\\d+)/`), find: known.findVersions },
];

/**
 * Removes stored files without a row, left by a process that died in between, or by a part that arrived after its upload was deleted.
 * Returns their keys for the log.
 */
export async function sweepOrphans(db: Db, storage: Storage, graceMs = GRACE_MS): Promise<string[]> {
  await storage.discardOld(graceMs);
  const removed: string[] = [];
  for (const place of PLACES) {
    let batch: { key: string; id: string }[] = [];
    const judge = async () => {
      removed.push(...(await removeUnknown(db, storage, { place, batch })));
      batch = [];
    };
    for await (const { key, modifiedAt } of storage.list(place.prefix)) {
      const id = place.pattern.exec(key)?.[1];
      if (id !== undefined && Date.now() - modifiedAt.getTime() >= graceMs) batch.push({ key, id });
      if (batch.length >= AT_ONCE) await judge();
    }
    await judge();
  }
  return removed;
}

async function removeUnknown(
  db: Db,
  storage: Storage,
  { place, batch }: { place: (typeof PLACES)[number]; batch: readonly { key: string; id: string }[] },
): Promise<string[]> {
  if (batch.length === 0) return [];
  const ids = await place.find(db, [...new Set(batch.map(({ id }) => id))]);
  const orphans = batch.filter(({ id }) => !ids.has(id));
  const removed: string[] = [];
  for (const { key, id } of orphans) {
    // Checked again, because a file may have got its row while others were listed and removed.
    if ((await place.find(db, [id])).has(id)) continue;
    await storage.remove(key);
    removed.push(key);
  }
  return removed;
}
