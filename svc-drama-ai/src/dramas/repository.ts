import type { DramaChangeInput, DramaInput } from '@meowtale/contracts/inputs/drama/drama';
import type { Knex } from 'knex';

export interface Drama extends DramaInput {
  uuid: string;
  owner_uuid: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

export const ORDER_COLUMNS = ['updated_at', 'created_at', 'title'] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** A stretch of one person's list. `after` is the last row before it; without it `offset` rows are passed over. */
export interface Stretch {
  ownerUuid: string;
  keyword?: string;
  column: OrderColumn;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
  after?: { value: string; uuid: string };
}

const ownedBy = (db: Knex, ownerUuid: string, keyword?: string) => {
  const rows = db<Drama>('dramas').where('owner_uuid', ownerUuid);
  if (!keyword) return rows;
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return rows.where((either) => either.whereILike('title', pattern).orWhereILike('brief', pattern));
};

export const findOwned = (db: Knex, ownerUuid: string, uuid: string): Promise<Drama | undefined> =>
  db<Drama>('dramas').where({ uuid, owner_uuid: ownerUuid }).first();

export function listOwned(db: Knex, stretch: Stretch): Promise<Drama[]> {
  const { column, direction, after } = stretch;
  const rows = ownedBy(db, stretch.ownerUuid, stretch.keyword)
    .orderBy([
      { column, order: direction },
      { column: 'uuid', order: direction },
    ])
    .limit(stretch.limit);
  if (!after) return rows.offset(stretch.offset);
  return rows.whereRaw(`(??, uuid) ${direction === 'asc' ? '>' : '<'} (?, ?)`, [column, after.value, after.uuid]);
}

export async function countOwned(db: Knex, ownerUuid: string, keyword?: string): Promise<number> {
  const row = await ownedBy(db, ownerUuid, keyword).count({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

export async function insertDrama(tx: Knex, drama: DramaInput & { uuid: string; owner_uuid: string }): Promise<Drama> {
  const [row] = await tx<Drama>('dramas').insert(drama).returning('*');
  if (!row) throw new Error('insert into dramas returned no row');
  return row;
}

/** Writes only over the revision that was seen; of two who saw the same one, the second finds nothing to write over. */
export async function changeSeenRevision(
  tx: Knex,
  drama: Pick<Drama, 'uuid' | 'owner_uuid' | 'revision'>,
  change: DramaChangeInput,
): Promise<Drama | undefined> {
  const [row] = await tx<Drama>('dramas')
    .where(drama)
    .update({ ...change, revision: drama.revision + 1, updated_at: tx.raw('clock_now()') })
    .returning('*');
  return row;
}

export const deleteOwned = async (tx: Knex, ownerUuid: string, uuid: string): Promise<boolean> =>
  (await tx<Drama>('dramas').where({ uuid, owner_uuid: ownerUuid }).delete()) > 0;
