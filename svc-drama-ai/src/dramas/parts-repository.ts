import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { Knex } from 'knex';
import type { Measures } from './measure.ts';

/** A stored part; one without a body was removed at its revision. */
export interface PartRow extends Measures {
  id: string;
  body: StoryPart | null;
  revision: number;
}

/** Changes after a revision. */
export interface Delta {
  parts: StoryPart[];
  removed: string[];
}

export const findParts = (db: Knex, dramaUuid: string, ids: readonly string[]): Promise<PartRow[]> =>
  db<PartRow & { drama_uuid: string }>('drama_parts').where('drama_uuid', dramaUuid).whereIn('id', ids).select('*');

export async function changedAfter(db: Knex, dramaUuid: string, revision: number): Promise<Delta> {
  const rows = await db<PartRow & { drama_uuid: string }>('drama_parts')
    .where('drama_uuid', dramaUuid)
    .where('revision', '>', revision)
    .orderBy('id')
    .select('id', 'body');
  return {
    parts: rows.flatMap(({ body }) => (body ? [body] : [])),
    removed: rows.flatMap(({ id, body }) => (body ? [] : [id])),
  };
}

/** Writes only the changed parts, in one statement. */
export async function writeParts(tx: Knex, dramaUuid: string, rows: readonly PartRow[]): Promise<void> {
  await tx.raw(
    `insert into drama_parts (drama_uuid, id, kind, body, bytes, lines, words, revision)
     select ?, id, kind, body, bytes, lines, words, revision
     from json_to_recordset(?) as part (id text, kind text, body jsonb, bytes integer, lines integer, words jsonb, revision integer)
     on conflict (drama_uuid, id) do update set kind = excluded.kind, body = excluded.body, bytes = excluded.bytes,
       lines = excluded.lines, words = excluded.words, revision = excluded.revision`,
    [dramaUuid, JSON.stringify(rows)],
  );
}

/** Copies a drama's current story as another's first revision. */
export async function copyParts(tx: Knex, fromUuid: string, toUuid: string): Promise<void> {
  await tx.raw(
    `insert into drama_parts (drama_uuid, id, kind, body, bytes, lines, words, revision)
     select ?, id, kind, body, bytes, lines, words, 1 from drama_parts where drama_uuid = ? and body is not null`,
    [toUuid, fromUuid],
  );
}

/** Deletes the oldest removed ids. Returns their number, and the revision up to which removals are no longer known. */
export async function forgetRemoved(tx: Knex, dramaUuid: string, limit: number): Promise<{ forgotten: number; before: number }> {
  const { rows } = await tx.raw<{ rows: { forgotten: number; before: number | null }[] }>(
    `with last as (
       select revision from drama_parts where drama_uuid = :dramaUuid and body is null order by revision desc offset :kept limit 1
     ), gone as (
       delete from drama_parts where drama_uuid = :dramaUuid and body is null and revision <= (select revision from last) returning 1
     )
     select (select count(*) from gone) as forgotten, (select revision from last) as before`,
    { dramaUuid, kept: limit },
  );
  return { forgotten: rows[0]?.forgotten ?? 0, before: rows[0]?.before ?? 0 };
}
