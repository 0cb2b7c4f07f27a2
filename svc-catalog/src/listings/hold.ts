import type { Db } from '../database.ts';
import { type Publishing, publishListing } from './events.ts';
import { setOnSale } from './repository.ts';
import { isOnShelf, markHeld } from './stores-repository.ts';

export type { Publishing } from './events.ts';

/** Takes all that a suspended person sells off sale, or puts it back as they had it. Whoever bought it keeps it. */
export async function holdStores(tx: Db, ownerUuid: string, held: boolean, publishing: Publishing): Promise<void> {
  for (const store of await markHeld(tx, ownerUuid, held)) {
    await setOnSale(tx, store.uuid, isOnShelf(store));
    if (store.announced_at !== null) await publishListing(tx, store.uuid, publishing);
  }
}
