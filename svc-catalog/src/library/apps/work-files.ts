import { inTransaction } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { keys, type Storage } from '../storage/model.ts';
import { lockOwnApp } from './repository.ts';
import { type AppVersion, findVersions } from './version-repository.ts';

export type Place = Pick<AppVersion, 'app_uuid' | 'version'>;

/** Stores a folder as a version, whose number is unique to this attempt. */
export async function storeWork(storage: Storage, folder: string, { app_uuid, version }: Place): Promise<void> {
  const key = keys.work(app_uuid, version);
  try {
    await storage.keep(folder, key);
  } catch (error) {
    // A bucket may contain some of the files already.
    await storage.remove(key).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes the files of a version that wasn't committed. `app` is the app that the version's transaction locks; waiting for its lock makes
 * the outcome known, even if the response to the commit was lost.
 */
export async function removeUncommittedWork(
  db: Db,
  storage: Storage,
  { app_uuid, version }: Place,
  app: { ownerUuid: string; uuid: string },
): Promise<void> {
  const isCommitted = await inTransaction(db, async (tx) => {
    await lockOwnApp(tx, app.ownerUuid, app.uuid);
    return (await findVersions(tx, app_uuid)).some((made) => made.version === version);
  });
  if (!isCommitted) await storage.remove(keys.work(app_uuid, version));
}
