import type { Knex } from 'knex';
import type { SnapshotRow } from '../dramas/versions.ts';

export const listOf = (db: Knex, dramaUuid: string): Promise<SnapshotRow[]> =>
  db<SnapshotRow>('drama_snapshots')
    .where('drama_uuid', dramaUuid)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'uuid', order: 'desc' },
    ])
    .select('*');

export const findOwned = (db: Knex, ownerUuid: string, uuid: string): Promise<SnapshotRow | undefined> =>
  db('drama_snapshots as snapshot')
    .join('dramas as drama', 'drama.uuid', 'snapshot.drama_uuid')
    .where({ 'snapshot.uuid': uuid, 'drama.owner_uuid': ownerUuid })
    .select('snapshot.*')
    .first();

export async function countNamed(tx: Knex, dramaUuid: string): Promise<number> {
  const row = await tx('drama_snapshots').where({ drama_uuid: dramaUuid, kind: 'named' }).count({ many: '*' }).first();
  return Number(row?.many ?? 0);
}

export async function nameSnapshot(tx: Knex, uuid: string, name: string): Promise<SnapshotRow | undefined> {
  const [row] = await tx<SnapshotRow>('drama_snapshots').where({ uuid }).update({ name, kind: 'named' }).returning('*');
  return row;
}

export const deleteSnapshot = async (tx: Knex, uuid: string): Promise<boolean> =>
  (await tx<SnapshotRow>('drama_snapshots').where({ uuid }).delete()) > 0;
