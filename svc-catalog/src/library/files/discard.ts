import { inTransaction } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { keys, type Storage } from '../storage/model.ts';
import { takeRoom } from './quota.ts';
import { deleteFiles, type FileRow, lockOwnFiles } from './repository.ts';
import { findUsedFiles } from './usage-repository.ts';

/** Deletes a file that nothing uses: its row, its storage usage, its bytes. */
export async function discardFile(
  db: Db,
  storage: Storage,
  ownerUuid: string,
  uuid: string,
): Promise<'discarded' | 'in-use' | 'not-found'> {
  const { found, unused } = await discard(db, storage, ownerUuid, [uuid]);
  if (found.length === 0) return 'not-found';
  return unused.length === 0 ? 'in-use' : 'discarded';
}

/** Deletes those of one owner's files that nothing uses. Returns how many. */
export async function discardFiles(db: Db, storage: Storage, ownerUuid: string, uuids: readonly string[]): Promise<number> {
  return (await discard(db, storage, ownerUuid, uuids)).unused.length;
}

/**
 * The rows are locked before it is checked whether they are used, so that a concurrent reference either exists before or finds the file
 * deleted.
 */
async function discard(
  db: Db,
  storage: Storage,
  ownerUuid: string,
  uuids: readonly string[],
): Promise<{ found: FileRow[]; unused: FileRow[] }> {
  const outcome = await inTransaction(db, async (tx) => {
    const found = await lockOwnFiles(tx, ownerUuid, uuids);
    const used = await findUsedFiles(
      tx,
      ownerUuid,
      found.map(({ uuid }) => uuid),
    );
    const unused = found.filter(({ uuid }) => !used.has(uuid));
    await deleteFiles(
      tx,
      unused.map(({ uuid }) => uuid),
    );
    const bytes = unused.reduce((sum, { size_bytes }) => sum + size_bytes, 0);
    if (bytes > 0) await takeRoom(tx, ownerUuid, -bytes);
    return { found, unused };
  });
  for (const { uuid } of outcome.unused) for (const key of keys.allOf(uuid)) await storage.remove(key);
  return outcome;
}
