import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';
import { selectByTime } from '../../page-repository.ts';

export interface WishRow {
  uuid: string;
  user_uuid: string;
  store_uuid: string;
  /** The tracked link that led to it. */
  ad_link_uuid: string | null;
  created_at: Date;
}

const ofPerson = (db: Knex, userUuid: string, storeUuid: string | null) => {
  const rows = db<WishRow>('wishlists').where({ user_uuid: userUuid });
  return storeUuid === null ? rows : rows.where({ store_uuid: storeUuid });
};

export interface WishFilter {
  userUuid: string;
  storeUuid: string | null;
}

/** Returns one row more than the limit, which shows that another page follows. */
export function listWishes(db: Knex, { userUuid, storeUuid }: WishFilter, direction: 'asc' | 'desc', range: PageRange): Promise<WishRow[]> {
  return selectByTime(ofPerson(db, userUuid, storeUuid), direction, range);
}

export async function countWishes(db: Knex, { userUuid, storeUuid }: WishFilter): Promise<number> {
  const row = await ofPerson(db, userUuid, storeUuid).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Counts a person's entries for other works. */
export async function countOtherWishes(db: Knex, userUuid: string, storeUuid: string): Promise<number> {
  const others = ofPerson(db, userUuid, null).whereNot({ store_uuid: storeUuid });
  const row = await others.count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Adds an entry unless the work has one; returns the stored one. */
export async function saveWish(tx: Knex, wish: Omit<WishRow, 'created_at'>): Promise<WishRow> {
  const { user_uuid, store_uuid } = wish;
  await tx<WishRow>('wishlists').insert(wish).onConflict(['user_uuid', 'store_uuid']).ignore();
  const row = await tx<WishRow>('wishlists').where({ user_uuid, store_uuid }).first();
  if (!row) throw new Error('insert into wishlists left no row');
  return row;
}

export const lockWish = (tx: Knex, userUuid: string, uuid: string): Promise<WishRow | undefined> =>
  tx<WishRow>('wishlists').where({ user_uuid: userUuid, uuid }).forUpdate().first();

/** Replaces an entry's work; the link led to the former one. */
export async function replaceWished(tx: Knex, uuid: string, storeUuid: string): Promise<WishRow> {
  const [row] = await tx<WishRow>('wishlists').where({ uuid }).update({ store_uuid: storeUuid, ad_link_uuid: null }).returning('*');
  if (!row) throw new Error('update of wishlists found no row');
  return row;
}

/** Returns the deleted entry, if there was one. */
export async function deleteWish(tx: Knex, userUuid: string, uuid: string): Promise<WishRow | undefined> {
  const [row] = await tx<WishRow>('wishlists').where({ user_uuid: userUuid, uuid }).delete().returning('*');
  return row;
}

export async function deleteWished(tx: Knex, userUuid: string, storeUuid: string): Promise<void> {
  await ofPerson(tx, userUuid, storeUuid).delete();
}
