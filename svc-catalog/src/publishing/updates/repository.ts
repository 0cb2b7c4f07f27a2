import type { Knex } from 'knex';
import { lockLimit } from '../../limit-repository.ts';
import type { PageRange } from '../../list-page.ts';
import { selectByTime } from '../../page-repository.ts';

export interface UpdateLogRow {
  uuid: string;
  store_uuid: string;
  writer_uuid: string;
  content: string;
  note: string;
  created_at: Date;
  updated_at: Date;
  /** Counts its changes, from 1. */
  revision: number;
}

/** Returns one row more than the limit, which shows that another page follows. */
export function listUpdates(db: Knex, storeUuid: string, direction: 'asc' | 'desc', range: PageRange): Promise<UpdateLogRow[]> {
  return selectByTime(db<UpdateLogRow>('store_update_logs').where({ store_uuid: storeUuid }), direction, range);
}

export async function countUpdates(db: Knex, storeUuid: string): Promise<number> {
  const row = await db('store_update_logs').where({ store_uuid: storeUuid }).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Counts a listing's updates, in all and in the last hour; other inserts wait until the transaction ends. */
export async function countForLimit(tx: Knex, storeUuid: string): Promise<{ all: number; recent: number }> {
  await lockLimit(tx, 'updates', storeUuid);
  const { rows } = await tx.raw<{ rows: [{ all: number; recent: number }] }>(
    `select count(*)::int as all, (count(*) filter (where created_at > clock_now() - interval '1 hour'))::int as recent
     from store_update_logs where store_uuid = ?`,
    [storeUuid],
  );
  return rows[0];
}

export const findUpdates = (db: Knex, uuids: readonly string[]): Promise<UpdateLogRow[]> =>
  db<UpdateLogRow>('store_update_logs').whereIn('uuid', [...uuids]);

type NewUpdate = Pick<UpdateLogRow, 'uuid' | 'store_uuid' | 'writer_uuid' | 'content' | 'note'>;

export async function insertUpdate(tx: Knex, update: NewUpdate): Promise<UpdateLogRow> {
  const [row] = await tx<UpdateLogRow>('store_update_logs').insert(update).returning('*');
  if (!row) throw new Error('insert into store_update_logs returned no row');
  return row;
}

export const lockUpdate = (tx: Knex, uuid: string): Promise<UpdateLogRow | undefined> =>
  tx<UpdateLogRow>('store_update_logs').where({ uuid }).forUpdate().first();

export async function changeUpdate(tx: Knex, uuid: string, change: Partial<Pick<UpdateLogRow, 'content' | 'note'>>): Promise<UpdateLogRow> {
  const [row] = await tx<UpdateLogRow>('store_update_logs')
    .where({ uuid })
    .update({ ...change, revision: tx.raw('revision + 1'), updated_at: tx.raw('clock_now()') } as object)
    .returning('*');
  if (!row) throw new Error('update of store_update_logs found no row');
  return row;
}
