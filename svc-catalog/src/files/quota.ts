import type { Db } from '../database.ts';
import { capacityBytesOf } from '../plans/rights.ts';
import { StorageFull } from './errors.ts';
import { addUsage, lockUsage, usedBytes } from './repository.ts';

const MEGABYTE = 1024 ** 2;

/** Refuses early what could not be kept anyway. @throws StorageFull */
export async function assertRoomFor(db: Db, userUuid: string, bytes: number): Promise<void> {
  if ((await usedBytes(db, userUuid)) + bytes > (await capacityBytesOf(db, userUuid))) throw new StorageFull();
}

/**
 * Takes `bytes` of a person's allowance, which is their plan's, under their row's lock; a negative number gives back.
 * @throws StorageFull
 */
export async function takeRoom(tx: Db, userUuid: string, bytes: number): Promise<void> {
  const used = await lockUsage(tx, userUuid);
  if (bytes > 0 && used + bytes > (await capacityBytesOf(tx, userUuid))) throw new StorageFull();
  await addUsage(tx, userUuid, Math.max(bytes, -used));
}

/** How much of their allowance somebody uses. */
export async function usedMegabytes(db: Db, userUuid: string): Promise<number> {
  return (await usedBytes(db, userUuid)) / MEGABYTE;
}
