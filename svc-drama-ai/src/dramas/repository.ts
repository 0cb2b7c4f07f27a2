import type { Locale } from '@meowtale/contracts';
import { type DramaInput, dramaInput } from '@meowtale/contracts/inputs/drama/drama';
import type { Knex } from 'knex';
import type { Counts } from './measure.ts';

/** A drama's fields beside its story. Each is changed, and checked for conflicts, by itself. */
export type DramaFields = DramaInput & { meta: Record<string, unknown> };
export type DramaField = keyof DramaFields;
export const DRAMA_FIELDS = [...Object.keys(dramaInput.shape), 'meta'] as DramaField[];

export interface Drama extends DramaFields {
  uuid: string;
  owner_uuid: string;
  revision: number;
  /** By field, the revision that changed it last; a missing field was last changed by the first. */
  field_revisions: Partial<Record<DramaField, number>>;
  counts: Counts;
  languages: Locale[];
  removed_before: number;
  snapshot_at: Date;
  /** Null unless it is archived. */
  archived_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** A drama that is locked until the transaction ends. */
export type LockedDrama = Drama & { is_snapshot_due: boolean };

export const ORDER_COLUMNS = ['updated_at', 'created_at', 'title'] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** Which of a person's dramas are meant: all, unless narrowed. */
export interface DramaFilter {
  ownerUuid: string;
  keyword?: string;
  label?: string;
  isArchived?: boolean;
}

/** A page of a person's list. `after` is the last row before it; without it `offset` rows are skipped. */
export interface PageRange extends DramaFilter {
  column: OrderColumn;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
  after?: { value: string; uuid: string };
}

const ownedBy = (db: Knex, { ownerUuid, keyword, label, isArchived }: DramaFilter) => {
  const rows = db<Drama>('dramas').where('owner_uuid', ownerUuid);
  if (label !== undefined) rows.where({ label });
  if (isArchived !== undefined) rows[isArchived ? 'whereNotNull' : 'whereNull']('archived_at');
  if (!keyword) return rows;
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return rows.where((either) => either.whereILike('title', pattern).orWhereILike('label', pattern).orWhereILike('brief', pattern));
};

export const findOwned = (db: Knex, ownerUuid: string, uuid: string): Promise<Drama | undefined> =>
  db<Drama>('dramas').where({ uuid, owner_uuid: ownerUuid }).first();

/** Locks a person's drama, which serializes all changes of it, its parts and its snapshots. */
export const lockOwned = (tx: Knex, ownerUuid: string, uuid: string): Promise<LockedDrama | undefined> =>
  tx('dramas')
    .where({ uuid, owner_uuid: ownerUuid })
    .select('*', tx.raw("clock_now() - snapshot_at >= interval '1 hour' as is_snapshot_due"))
    .forUpdate()
    .first();

export function listOwned(db: Knex, range: PageRange): Promise<Drama[]> {
  const { column, direction, after } = range;
  const rows = ownedBy(db, range)
    .orderBy([
      { column, order: direction },
      { column: 'uuid', order: direction },
    ])
    .limit(range.limit);
  if (!after) return rows.offset(range.offset);
  return rows.whereRaw(`(??, uuid) ${direction === 'asc' ? '>' : '<'} (?, ?)`, [column, after.value, after.uuid]);
}

export async function countOwned(db: Knex, filter: DramaFilter): Promise<number> {
  const row = await ownedBy(db, filter).count({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

export interface DramaLabel {
  label: string;
  count: number;
}

/** Counts a person's dramas by label, without those that have none. */
export const countLabels = (db: Knex, filter: DramaFilter): Promise<DramaLabel[]> =>
  ownedBy(db, filter)
    .whereNot('label', '')
    .groupBy('label')
    .orderBy('label')
    .select<DramaLabel[]>('label', db.raw('count(*)::integer as count'));

export type NewDrama = DramaFields & Pick<Drama, 'uuid' | 'owner_uuid' | 'counts' | 'languages'>;

/** Locks a person until the transaction ends, for checks of how many dramas they may have. */
export const lockOwner = (tx: Knex, ownerUuid: string): Promise<unknown> =>
  tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`dramas:${ownerUuid}`]);

export async function insertDrama(tx: Knex, drama: NewDrama): Promise<Drama> {
  const [row] = await tx<Drama>('dramas').insert(drama).returning('*');
  if (!row) throw new Error('insert into dramas returned no row');
  return row;
}

export type DramaChange = Partial<DramaFields> &
  Pick<Drama, 'revision' | 'field_revisions' | 'counts' | 'languages' | 'removed_before'> & { snapshotMade: boolean };

export async function changeDrama(tx: Knex, uuid: string, { snapshotMade, ...change }: DramaChange): Promise<Drama> {
  const now = tx.raw('clock_now()');
  const [row] = await tx<Drama>('dramas')
    .where({ uuid })
    .update({ ...change, updated_at: now, ...(snapshotMade && { snapshot_at: now }) })
    .returning('*');
  if (!row) throw new Error('a locked drama is gone');
  return row;
}

/** Archives a person's drama, unless it is archived already, or brings it back. Its revision and the time of its last change stay. */
export async function setArchived(db: Knex, ownerUuid: string, uuid: string, isArchived: boolean): Promise<Drama | undefined> {
  const archived_at = isArchived ? db.raw('coalesce(archived_at, clock_now())') : null;
  const [row] = await db<Drama>('dramas').where({ uuid, owner_uuid: ownerUuid }).update({ archived_at }).returning('*');
  return row;
}

export const deleteOwned = async (tx: Knex, ownerUuid: string, uuid: string): Promise<boolean> =>
  (await tx<Drama>('dramas').where({ uuid, owner_uuid: ownerUuid }).delete()) > 0;
