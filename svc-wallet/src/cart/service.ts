import { CART_MAX } from '@meowtale/contracts';
import type { AddCartStoreInput } from '@meowtale/contracts/inputs/wallet/cart';
import { DomainError, inTransaction } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { ownedAmong } from '../entitlements/service.ts';
import { assertBuyable, isBuyable } from '../quotes/policy.ts';
import type { Listing } from '../read-models/listing.ts';
import { adLinksOf, listingsOf } from '../read-models/service.ts';
import { type CartRow, countOthersInCart, deleteCart, deleteCartRow, findCartRows, insertCartRow } from './repository.ts';

export interface CartView {
  list: object[];
  totalCount: number;
}

/** Returns a person's cart, newest first (SPEC §7), with whether each row can still be bought. */
export async function viewCart(db: Db, user: string): Promise<CartView> {
  const rows = await findCartRows(db, user, null);
  const uuids = rows.map((row) => row.store_uuid);
  const [listings, owned] = await Promise.all([listingsOf(db, uuids), ownedAmong(db, user, uuids)]);
  const list = rows.toReversed().map((row) => {
    const listing = listings.get(row.store_uuid);
    return toView(row, listing, inCart(listing) && isBuyable(listing, user, owned.has(row.store_uuid)));
  });
  return { list, totalCount: list.length };
}

/**
 * Adds a priced work to the cart; adding it again returns the existing row.
 * Throws what `assertBuyable` throws, and `input/invalid` for a reward and for a cart of `CART_MAX` other works.
 */
export function addToCart(db: Db, user: string, input: AddCartStoreInput): Promise<object> {
  return inTransaction(db, async (tx) => {
    const [listings, owned] = [await listingsOf(tx, [input.store_id]), await ownedAmong(tx, user, [input.store_id])];
    const listing = listings.get(input.store_id);
    assertBuyable(listing, user, owned.has(input.store_id));
    if (!inCart(listing)) throw new DomainError('input/invalid', { fields: [{ path: 'store_id', key: 'invalid.reward-only' }] });
    if ((await countOthersInCart(tx, user, input.store_id)) >= CART_MAX) {
      throw new DomainError('input/invalid', {
        fields: [{ path: 'store_id', key: 'invalid.cart-full', params: { maximum: CART_MAX } }],
      });
    }
    const row = await insertCartRow(tx, {
      uuid: uuidv7(),
      user_uuid: user,
      store_uuid: input.store_id,
      ad_link_uid: input.store_ad_link_uid ?? null,
      data_creation_source: input.data_creation_source ?? null,
    });
    return toView(row, listing, true);
  });
}

/** Removes a row from a person's cart; returns whether it existed. */
export async function removeFromCart(db: Db, user: string, uuid: string): Promise<boolean> {
  return (await deleteCartRow(db, user, uuid)) > 0;
}

/** Empties a cart; returns the number of removed rows. */
export function emptyCart(db: Db, user: string): Promise<number> {
  return deleteCart(db, user);
}

/** Returns the works of a person's cart in the order of adding, or only those of the given rows, with their tracked links. */
export async function cartWorks(
  db: Db,
  user: string,
  rowUuids: readonly string[] | null,
): Promise<{ storeUuid: string; adLinkUid: string | null }[]> {
  const rows = await findCartRows(db, user, rowUuids);
  return rows.map((row) => ({ storeUuid: row.store_uuid, adLinkUid: row.ad_link_uid }));
}

/**
 * Returns the same for named works, whether or not they are in the cart, without adding them. A given link takes precedence over the
 * link that the cart's row has.
 */
export async function namedWorks(
  db: Db,
  user: string,
  storeUuids: readonly string[],
  adLinkUids: readonly string[],
): Promise<{ storeUuid: string; adLinkUid: string | null }[]> {
  const links = new Map((await cartWorks(db, user, null)).map(({ storeUuid, adLinkUid }) => [storeUuid, adLinkUid]));
  for (const [uid, { storeUuid }] of await adLinksOf(db, adLinkUids)) links.set(storeUuid, uid);
  return [...new Set(storeUuids)].map((storeUuid) => ({ storeUuid, adLinkUid: links.get(storeUuid) ?? null }));
}

/** Returns whether a work can be in a cart: a reward can't, because the buyer chooses its price in a separate quote. */
function inCart(listing: Listing | undefined): boolean {
  return listing?.authType === 1;
}

function toView(row: CartRow, listing: Listing | undefined, buyable: boolean): object {
  return {
    uuid: row.uuid,
    store_id: row.store_uuid,
    store: { uuid: row.store_uuid },
    store_name: listing?.storeName ?? '',
    buyable,
    created_at: row.created_at,
  };
}
