import { inTransaction } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { keys, type Storage } from '../files/storage.ts';
import { lockOwnApp } from './repository.ts';
import { type AppVersion, findVersions } from './version-repository.ts';

export type Place = Pick<AppVersion, 'app_uuid' | 'version'>;

/** Moves a folder to the place of a version that nobody else makes. */
export async function keepWork(storage: Storage, folder: string, { app_uuid, version }: Place): Promise<void> {
  const key = keys.work(app_uuid, version);
  try {
    await storage.keep(folder, key);
  } catch (error) {
    // In a bucket some of it may be there.
    await storage.remove(key).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes the files of a version that came to nothing. `held` is the app that its transaction locks: whether that was committed is
 * known once it ended, also where its answer was lost.
 */
export async function forgetWork(
  db: Db,
  storage: Storage,
  { app_uuid, version }: Place,
  held: { ownerUuid: string; uuid: string },
): Promise<void> {
  const stands = await inTransaction(db, async (tx) => {
    await lockOwnApp(tx, held.ownerUuid, held.uuid);
    return (await findVersions(tx, app_uuid)).some((made) => made.version === version);
  });
  if (!stands) await storage.remove(keys.work(app_uuid, version));
}
