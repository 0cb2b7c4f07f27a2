import { validAdLinkInput } from '@meowtale/contracts/inputs/catalog/ad-link';
import type { Db } from '../../database.ts';
import { insertWishCount } from './counts-repository.ts';
import { findByUid } from './repository.ts';

/** Counts entries of wishlists for the links that led to them. */
export const wishCounting = {
  /** Returns the active link that led a person to a listing; null for an invalid uid, and for a link of their own, as for orders. */
  async linkOf(tx: Db, { uid, storeUuid, userUuid }: { uid: string | null; storeUuid: string; userUuid: string }): Promise<string | null> {
    const input = validAdLinkInput.safeParse({ uid });
    const link = input.success ? await findByUid(tx, input.data.uid) : undefined;
    return link && link.store_uuid === storeUuid && link.owner_uuid !== userUuid ? link.uuid : null;
  },
  /** Counts an entry on the day when it was added; -1 when its person removes it. */
  count: insertWishCount,
};

export type WishCounting = typeof wishCounting;
