import type { SYSTEMS } from '@meowtale/contracts';
import type { Knex } from 'knex';

export interface SessionRow {
  /** UUID of the upload, and of the file made of it. */
  uuid: string;
  owner_uuid: string;
  system: (typeof SYSTEMS)[number];
  basename: string;
  size_bytes: number;
  md5: string;
  chunk_bytes: number;
  storage_handle: string;
  merge_job: string | null;
  is_merged: boolean;
  created_at: Date;
  last_used_at: Date;
}

type NewSession = Omit<SessionRow, 'merge_job' | 'is_merged' | 'created_at' | 'last_used_at'>;

/** Minimum time between updates of a row's last use. */
const TOUCHED_EVERY_SECONDS = 60;

export const insertSession = (tx: Knex, session: NewSession): Promise<unknown> => tx<SessionRow>('upload_sessions').insert(session);

/** Lists a person's unmerged uploads, the newest first. */
export const listSessions = (db: Knex, ownerUuid: string, limit: number): Promise<SessionRow[]> =>
  db<SessionRow>('upload_sessions')
    .where({ owner_uuid: ownerUuid, is_merged: false })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'uuid', order: 'desc' },
    ])
    .limit(limit);

export async function countSessions(db: Knex, ownerUuid: string): Promise<number> {
  const row = await db('upload_sessions')
    .where({ owner_uuid: ownerUuid, is_merged: false })
    .count<{ total: number }[]>({ total: '*' })
    .first();
  return Number(row?.total ?? 0);
}

export const findSession = (db: Knex, ownerUuid: string, uuid: string): Promise<SessionRow | undefined> =>
  db<SessionRow>('upload_sessions').where({ uuid, owner_uuid: ownerUuid }).first();

/** Finds an upload with the MD5 of one of its parts, in hex; null while that isn't written. */
export const findSessionWithChunk = (
  db: Knex,
  ownerUuid: string,
  uuid: string,
  n: number,
): Promise<(SessionRow & { chunk_md5: string | null }) | undefined> =>
  db('upload_sessions')
    .leftJoin('upload_chunks', (on) =>
      on.on('upload_chunks.upload_uuid', 'upload_sessions.uuid').andOnVal('upload_chunks.n', n).andOnVal('upload_chunks.is_written', true),
    )
    .where({ 'upload_sessions.uuid': uuid, owner_uuid: ownerUuid })
    .first('upload_sessions.*', 'upload_chunks.md5 as chunk_md5');

/** Locks a person's upload until the transaction ends. */
export const lockSession = (tx: Knex, ownerUuid: string, uuid: string): Promise<SessionRow | undefined> =>
  tx<SessionRow>('upload_sessions').where({ uuid, owner_uuid: ownerUuid }).forUpdate().first();

export const noteMerging = (tx: Knex, uuid: string, job: string): Promise<unknown> =>
  tx('upload_sessions')
    .where({ uuid })
    .update({ merge_job: job, last_used_at: tx.raw('clock_now()') });

export const noteMerged = (tx: Knex, uuid: string): Promise<number> => tx('upload_sessions').where({ uuid }).update({ is_merged: true });

export const touchSession = (db: Knex, uuid: string): Promise<unknown> =>
  db('upload_sessions')
    .where({ uuid })
    .whereRaw('last_used_at < clock_now() - make_interval(secs => ?)', [TOUCHED_EVERY_SECONDS])
    .update({ last_used_at: db.raw('clock_now()') });

/** Deletes an upload; returns the row to only one of several concurrent callers. */
export async function deleteSession(tx: Knex, uuid: string): Promise<SessionRow | undefined> {
  const [row] = await tx<SessionRow>('upload_sessions').where({ uuid }).delete().returning('*');
  return row;
}

/** Locks uploads that weren't used for so many hours; skips those locked by others. */
export const lockUnused = (tx: Knex, hours: number, limit: number): Promise<SessionRow[]> =>
  tx<SessionRow>('upload_sessions')
    .whereRaw('last_used_at < clock_now() - make_interval(hours => ?)', [hours])
    .orderBy('last_used_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();

/** Lists the numbers of the written parts. */
export const findWrittenParts = (db: Knex, uploadUuid: string): Promise<number[]> =>
  db('upload_chunks').where({ upload_uuid: uploadUuid, is_written: true }).pluck('n');

/**
 * Claims a part for these bytes while its upload accepts parts: the first claim of a part stays, so that concurrent writers of it write the
 * same bytes. Returns the MD5 of the claim, and whether the upload's last use should be updated; undefined when the upload accepts no
 * parts.
 */
export async function claimPart(
  db: Knex,
  part: { upload_uuid: string; n: number; md5: string },
): Promise<{ md5: string; is_stale: boolean } | undefined> {
  const { rows } = await db.raw<{ rows: { md5: string; is_stale: boolean }[] }>(
    `with taking as (
       select uuid, last_used_at < clock_now() - make_interval(secs => :seconds) as is_stale
       from upload_sessions where uuid = :upload_uuid and merge_job is null for share
     ), claimed as (
       insert into upload_chunks (upload_uuid, n, md5, is_written) select uuid, cast(:n as integer), :md5, false from taking
       -- Unlike "do nothing" this returns the row also when another claim was committed meanwhile.
       on conflict (upload_uuid, n) do update set md5 = upload_chunks.md5 returning md5
     )
     select claimed.md5, is_stale from taking, claimed`,
    { ...part, seconds: TOUCHED_EVERY_SECONDS },
  );
  return rows[0];
}

/** Marks a claimed part as written. Returns false when its upload was deleted. */
export const notePartWritten = async (db: Knex, uploadUuid: string, n: number): Promise<boolean> =>
  (await db('upload_chunks').where({ upload_uuid: uploadUuid, n }).update({ is_written: true })) > 0;
