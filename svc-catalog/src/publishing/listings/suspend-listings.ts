import type { Db } from '../../database.ts';
import { type Publishing, publishListing } from './events.ts';
import { setOnSale } from './repository.ts';
import { isOnShelf, markHeld } from './stores-repository.ts';

export type { Publishing } from './events.ts';

/** Takes a suspended person's listings off sale, or restores them. Buyers keep access. */
export async function suspendListings(tx: Db, ownerUuid: string, isSuspended: boolean, publishing: Publishing): Promise<void> {
  for (const store of await markHeld(tx, ownerUuid, isSuspended)) {
    await setOnSale(tx, store.uuid, isOnShelf(store));
    if (store.announced_at !== null) await publishListing(tx, store.uuid, publishing);
  }
}
