import type { Knex } from 'knex';

export interface CartRow {
  uuid: string;
  user_uuid: string;
  store_uuid: string;
  ad_link_uid: string | null;
  data_creation_source: string | null;
  created_at: Date;
}

/** A cart in the order in which it was filled, or the rows named that are in it. */
export async function findCartRows(db: Knex, userUuid: string, uuids: readonly string[] | null): Promise<CartRow[]> {
  const cart = db<CartRow>('cart_stores').where({ user_uuid: userUuid });
  return uuids ? cart.whereIn('uuid', uuids).orderBy('uuid') : cart.orderBy('uuid');
}

/** Puts a work into a cart; one that is there already stays, and is told which link led to it last. Answers the row. */
export async function insertCartRow(tx: Knex, row: Omit<CartRow, 'created_at'>): Promise<CartRow> {
  const insert = tx('cart_stores').insert(row).onConflict(['user_uuid', 'store_uuid']);
  await (row.ad_link_uid === null ? insert.ignore() : insert.merge(['ad_link_uid']));
  const [stored] = await tx<CartRow>('cart_stores').where({ user_uuid: row.user_uuid, store_uuid: row.store_uuid });
  if (!stored) throw new Error('a cart row vanished while it was added');
  return stored;
}

/** How many other works lie in a cart; whoever adds to it at the same time waits until this command has ended. */
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
