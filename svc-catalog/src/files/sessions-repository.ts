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

/** An own upload that nobody else changes until the transaction ends. */
export const lockSession = (tx: Knex, ownerUuid: string, uuid: string): Promise<SessionRow | undefined> =>
  tx<SessionRow>('upload_sessions').where({ uuid, owner_uuid: ownerUuid }).forUpdate().first();

/** One that takes parts, which goes on taking them until the transaction ends: many may hold it so at once. */
export const holdOpenSession = (tx: Knex, uuid: string): Promise<SessionRow | undefined> =>
  tx<SessionRow>('upload_sessions').where({ uuid, merge_job: null }).forShare().first();

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
 * Notes a part that is about to be written. Whoever adds the same one waits for this transaction's end; answers false when
 * it is there already.
 */
export async function insertChunk(tx: Knex, chunk: { upload_uuid: string; n: number; md5: string }): Promise<boolean> {
  const rows = await tx('upload_chunks').insert(chunk).onConflict(['upload_uuid', 'n']).ignore().returning('n');
  return rows.length > 0;
}
