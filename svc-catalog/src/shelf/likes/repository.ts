import type { Knex } from 'knex';

export interface LikeRow {
  store_uuid: string;
  user_uuid: string;
  created_at: Date;
}
type LikeKey = Pick<LikeRow, 'store_uuid' | 'user_uuid'>;

export const findLike = (db: Knex, key: LikeKey): Promise<LikeRow | undefined> => db<LikeRow>('store_likes').where(key).first();

/** Returns whether the like was added; false if it existed. */
export async function insertLike(tx: Knex, key: LikeKey): Promise<boolean> {
  const rows = await tx<LikeRow>('store_likes').insert(key).onConflict().ignore().returning('user_uuid');
  return rows.length > 0;
}

/** Returns whether there was a like to delete. */
export async function deleteLike(tx: Knex, key: LikeKey): Promise<boolean> {
  return (await tx<LikeRow>('store_likes').where(key).delete()) > 0;
}
