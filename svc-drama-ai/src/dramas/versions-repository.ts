import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { Knex } from 'knex';
import type { DramaFields } from './repository.ts';

export interface SnapshotRow {
  uuid: string;
  drama_uuid: string;
  kind: 'named' | 'automatic';
  name: string;
  revision: number;
  /** Number of parts. */
  parts: number;
  fields: DramaFields;
  created_at: Date;
}

export async function insertSnapshot(tx: Knex, snapshot: Omit<SnapshotRow, 'created_at'>): Promise<SnapshotRow> {
  const [row] = await tx<SnapshotRow>('drama_snapshots').insert(snapshot).returning('*');
  if (!row) throw new Error('insert into drama_snapshots returned no row');
  return row;
}

export async function dropOldAutomatic(tx: Knex, dramaUuid: string, limit: number): Promise<number> {
  const old = tx('drama_snapshots')
    .where({ drama_uuid: dramaUuid, kind: 'automatic' })
    .orderBy([
      { column: 'revision', order: 'desc' },
      { column: 'uuid', order: 'desc' },
    ])
    .offset(limit)
    .select('uuid');
  return tx('drama_snapshots').whereIn('uuid', old).delete();
}

/** Saves the previous versions of changing parts that a snapshot contains. */
export async function saveVersions(tx: Knex, dramaUuid: string, ids: readonly string[], until: number): Promise<void> {
  await tx.raw(
    `insert into drama_part_versions (drama_uuid, id, body, revision, until)
     select drama_uuid, id, body, revision, :until from drama_parts
     where drama_uuid = :dramaUuid and id = any(:ids) and body is not null
       and revision <= (select max(revision) from drama_snapshots where drama_uuid = :dramaUuid)`,
    { dramaUuid, ids, until },
  );
}

/** Deletes versions that no snapshot contains. */
export async function dropUnshownVersions(tx: Knex, dramaUuid: string): Promise<void> {
  await tx.raw(
    `delete from drama_part_versions as version where drama_uuid = ? and not exists (
       select from drama_snapshots as snapshot where snapshot.drama_uuid = version.drama_uuid
         and snapshot.revision >= version.revision and snapshot.revision < version.until)`,
    [dramaUuid],
  );
}

const STORY_AT = `
  select id, body from drama_parts where drama_uuid = :dramaUuid and revision <= :revision and body is not null
  union all
  select id, body from drama_part_versions where drama_uuid = :dramaUuid and revision <= :revision and until > :revision`;

export async function storyAt(db: Knex, dramaUuid: string, revision: number): Promise<StoryPart[]> {
  const { rows } = await db.raw<{ rows: { body: StoryPart }[] }>(`${STORY_AT} order by id`, { dramaUuid, revision });
  return rows.map(({ body }) => body);
}

/** Returns the changes, including removals, that restore the story of a revision. */
export async function changesBackTo(tx: Knex, dramaUuid: string, revision: number): Promise<{ id: string; body: StoryPart | null }[]> {
  const { rows } = await tx.raw<{ rows: { id: string; body: StoryPart | null }[] }>(
    `with before as (${STORY_AT}), now as (select id, body from drama_parts where drama_uuid = :dramaUuid and body is not null)
     select id, before.body from before full join now using (id) where before.body is distinct from now.body`,
    { dramaUuid, revision },
  );
  return rows;
}
