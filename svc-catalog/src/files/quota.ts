import type { Db } from '../database.ts';
import { hasRoom } from '../plans/policy.ts';
import { rightsOf } from '../plans/rights.ts';
import { StorageFull, TooManyFiles } from './errors.ts';
import { addUsage, countFiles, lockUsage, usedBytes } from './repository.ts';

const MEGABYTE = 1024 ** 2;
/** More than anybody makes by hand; a script stops here. Files of a few bytes use up no allowance. */
const FILES_MAX = 20_000;

/** Refuses early what could not be kept anyway. @throws StorageFull */
export async function assertRoomFor(db: Db, userUuid: string, bytes: number): Promise<void> {
  const { services } = await rightsOf(db, userUuid);
  if (!hasRoom(services, await usedBytes(db, userUuid), bytes)) throw new StorageFull();
}

/**
 * Takes `bytes` of a person's allowance, which is their plan's, under their row's lock; a negative number gives back.
 * @throws StorageFull
 */
export async function takeRoom(tx: Db, userUuid: string, bytes: number): Promise<void> {
  const used = await lockUsage(tx, userUuid);
  if (bytes > 0 && !hasRoom((await rightsOf(tx, userUuid)).services, used, bytes)) throw new StorageFull();
  await addUsage(tx, userUuid, Math.max(bytes, -used));
}

/**
 * Takes a new file's bytes of a person's allowance, and makes sure that they may have one more until the transaction ends.
 * @throws StorageFull; TooManyFiles
 */
export async function takePlaceForFile(tx: Db, userUuid: string, bytes: number): Promise<void> {
  await takeRoom(tx, userUuid, bytes);
  if ((await countFiles(tx, userUuid, FILES_MAX)) >= FILES_MAX) throw new TooManyFiles();
}

/** How much of their allowance somebody uses. */
export async function usedMegabytes(db: Db, userUuid: string): Promise<number> {
  return (await usedBytes(db, userUuid)) / MEGABYTE;
}
