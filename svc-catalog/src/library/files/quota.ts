import type { Db } from '../../database.ts';
import { hasRoom } from '../plans/policy.ts';
import { rightsOf } from '../plans/service.ts';
import { StorageFull, TooManyFiles } from './errors.ts';
import { addUsage, countFiles, lockUsage, usedBytes } from './repository.ts';

/** More than a person makes by hand; limits scripts, because files of a few bytes use little storage. */
const FILES_MAX = 20_000;

/** Rejects early what wouldn't fit. @throws StorageFull */
export async function assertRoomFor(db: Db, userUuid: string, bytes: number): Promise<void> {
  const { services } = await rightsOf(db, userUuid);
  if (!hasRoom(services, await usedBytes(db, userUuid), bytes)) throw new StorageFull();
}

/**
 * Adds `bytes` to a person's storage usage, within their plan's limit, under their row's lock; a negative number frees storage.
 * @throws StorageFull
 */
export async function takeRoom(tx: Db, userUuid: string, bytes: number): Promise<void> {
  const used = await lockUsage(tx, userUuid);
  if (bytes > 0 && !hasRoom((await rightsOf(tx, userUuid)).services, used, bytes)) throw new StorageFull();
  await addUsage(tx, userUuid, Math.max(bytes, -used));
}

/**
 * Adds a new file's bytes to a person's usage, and locks the limit on their files until the transaction ends.
 * @throws StorageFull; TooManyFiles
 */
export async function takePlaceForFile(tx: Db, userUuid: string, bytes: number): Promise<void> {
  await takeRoom(tx, userUuid, bytes);
  if ((await countFiles(tx, userUuid, FILES_MAX)) >= FILES_MAX) throw new TooManyFiles();
}
