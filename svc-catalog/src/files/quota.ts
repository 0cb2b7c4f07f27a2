import { BASIC_CAPACITY_BYTES } from '@meowtale/contracts';
import type { Db } from '../database.ts';
import { StorageFull } from './errors.ts';
import { addUsage, lockUsage, usedBytes } from './repository.ts';

/** Refuses early what could not be kept anyway. @throws StorageFull */
export async function assertRoomFor(db: Db, userUuid: string, bytes: number): Promise<void> {
  if ((await usedBytes(db, userUuid)) + bytes > BASIC_CAPACITY_BYTES) throw new StorageFull();
}

/** Takes `bytes` of a person's allowance under their row's lock; a negative number gives back. @throws StorageFull */
export async function takeRoom(tx: Db, userUuid: string, bytes: number): Promise<void> {
  const used = await lockUsage(tx, userUuid);
  if (bytes > 0 && used + bytes > BASIC_CAPACITY_BYTES) throw new StorageFull();
  await addUsage(tx, userUuid, Math.max(bytes, -used));
}
