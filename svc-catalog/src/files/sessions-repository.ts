import type { SYSTEMS } from '@meowtale/contracts';
import type { Knex } from 'knex';

export interface SessionRow {
  /** The file's too, once it is whole. */
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

/** A row that is in use says so only so often. */
const TOUCHED_EVERY_SECONDS = 60;

export async function insertSession(tx: Knex, session: NewSession): Promise<SessionRow> {
  const [row] = await tx<SessionRow>('upload_sessions').insert(session).returning('*');
  if (!row) throw new Error('insert into upload_sessions returned no row');
  return row;
}

/** Somebody's uploads that aren't whole yet, the newest first. */
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

/** The same with the MD5 of one of its parts, in hex; null while that isn't there. */
export const findSessionWithChunk = (
  db: Knex,
  ownerUuid: string,
  uuid: string,
  n: number,
): Promise<(SessionRow & { chunk_md5: string | null }) | undefined> =>
  db('upload_sessions')
    .leftJoin('upload_chunks', (on) => on.on('upload_chunks.upload_uuid', 'upload_sessions.uuid').andOnVal('upload_chunks.n', n))
    .where({ 'upload_sessions.uuid': uuid, owner_uuid: ownerUuid })
    .first('upload_sessions.*', 'upload_chunks.md5 as chunk_md5');

/** An own upload that nobody else changes until the transaction ends. */
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

/** Answers the row that is gone, of which only one of two who delete it at once is told. */
export async function deleteSession(tx: Knex, uuid: string): Promise<SessionRow | undefined> {
  const [row] = await tx<SessionRow>('upload_sessions').where({ uuid }).delete().returning('*');
  return row;
}

/** What nobody used for so many hours, locked; what somebody else works on is passed over. */
export const lockUnused = (tx: Knex, hours: number, limit: number): Promise<SessionRow[]> =>
  tx<SessionRow>('upload_sessions')
    .whereRaw('last_used_at < clock_now() - make_interval(hours => ?)', [hours])
    .orderBy('last_used_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();

export const findChunks = (db: Knex, uploadUuid: string): Promise<{ n: number; md5: string }[]> =>
  db('upload_chunks').where({ upload_uuid: uploadUuid }).select('n', 'md5');

export const findChunk = (db: Knex, uploadUuid: string, n: number): Promise<{ md5: string } | undefined> =>
  db('upload_chunks').where({ upload_uuid: uploadUuid, n }).first('md5');

/**
 * Notes a part that is about to be written to an upload that takes parts, which goes on taking them until the transaction ends: many
 * may add to it at once, and whoever adds the same part waits for this transaction's end. Answers whether the part is new, and whether
 * it is time to touch the upload; undefined when it takes none.
 */
export async function addChunk(
  tx: Knex,
  chunk: { upload_uuid: string; n: number; md5: string },
): Promise<{ is_new: boolean; is_stale: boolean } | undefined> {
  const { rows } = await tx.raw<{ rows: { is_new: boolean; is_stale: boolean }[] }>(
    `with held as (
       select uuid, last_used_at < clock_now() - make_interval(secs => :seconds) as is_stale
       from upload_sessions where uuid = :upload_uuid and merge_job is null for share
     ), added as (
       insert into upload_chunks (upload_uuid, n, md5) select uuid, cast(:n as integer), :md5 from held
       on conflict (upload_uuid, n) do nothing returning n
     )
     select exists (select from added) as is_new, is_stale from held`,
    { ...chunk, seconds: TOUCHED_EVERY_SECONDS },
  );
  return rows[0];
}
