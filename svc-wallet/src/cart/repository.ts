import type { Knex } from 'knex';

export interface CartRow {
  uuid: string;
  user_uuid: string;
  store_uuid: string;
  ad_link_uid: string | null;
  data_creation_source: string | null;
  created_at: Date;
}

/** Returns a cart's rows in the order of adding, or only those with the given uuids. */
export async function findCartRows(db: Knex, userUuid: string, uuids: readonly string[] | null): Promise<CartRow[]> {
  const cart = db<CartRow>('cart_stores').where({ user_uuid: userUuid });
  return uuids ? cart.whereIn('uuid', uuids).orderBy('uuid') : cart.orderBy('uuid');
}

/** Adds a work to a cart and returns its row; an existing row only gets the newer link. */
export async function insertCartRow(tx: Knex, row: Omit<CartRow, 'created_at'>): Promise<CartRow> {
  const insert = tx('cart_stores').insert(row).onConflict(['user_uuid', 'store_uuid']);
  await (row.ad_link_uid === null ? insert.ignore() : insert.merge(['ad_link_uid']));
  const [stored] = await tx<CartRow>('cart_stores').where({ user_uuid: row.user_uuid, store_uuid: row.store_uuid });
  if (!stored) throw new Error('a cart row vanished while it was added');
  return stored;
}

/** Counts the other works in a cart, and locks the cart so that concurrent commands can't both add one. */
export async function countOthersInCart(tx: Knex, userUuid: string, storeUuid: string): Promise<number> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`cart:${userUuid}`]);
  const others = tx('cart_stores').where({ user_uuid: userUuid }).whereNot({ store_uuid: storeUuid });
  const row = await others.count<{ count: number }[]>('* as count').first();
  return row?.count ?? 0;
}

export function deleteCartRow(tx: Knex, userUuid: string, uuid: string): Promise<number> {
  return tx('cart_stores').where({ user_uuid: userUuid, uuid }).delete();
}

export function deleteCart(tx: Knex, userUuid: string): Promise<number> {
  return tx('cart_stores').where({ user_uuid: userUuid }).delete();
}
