import type { Knex } from 'knex';

export interface FileRow {
  uuid: string;
  owner_uuid: string;
  scope: string;
  kind: 'image' | 'film' | 'ink' | 'zip';
  target: string | null;
  basename: string;
  mime_type: string;
  size_bytes: number;
  width: number | null;
  height: number | null;
  sha256: string;
  created_at: Date;
}

/** What anybody may see by its id; the rest is its maker's. */
export function isShown<Row extends Pick<FileRow, 'kind'>>(file: Row): file is Row & { kind: 'image' | 'film' } {
  return file.kind === 'image' || file.kind === 'film';
}

export async function insertFile(tx: Knex, file: Omit<FileRow, 'created_at'>): Promise<FileRow> {
  const [row] = await tx<FileRow>('files').insert(file).returning('*');
  if (!row) throw new Error('insert into files returned no row');
  return row;
}

export const findFiles = (db: Knex, uuids: readonly string[]): Promise<FileRow[]> => db<FileRow>('files').whereIn('uuid', [...uuids]);

export const findOwnFile = (db: Knex, ownerUuid: string, uuid: string): Promise<FileRow | undefined> =>
  db<FileRow>('files').where({ uuid, owner_uuid: ownerUuid }).first();

export const deleteFile = (tx: Knex, uuid: string): Promise<number> => tx<FileRow>('files').where({ uuid }).delete();

/** Bytes that a person uses, with their row locked until the transaction ends. */
export async function lockUsage(tx: Knex, userUuid: string): Promise<number> {
  await tx('storage_usage').insert({ user_uuid: userUuid }).onConflict('user_uuid').ignore();
  const row = await tx<{ user_uuid: string; used_bytes: number }>('storage_usage').where({ user_uuid: userUuid }).forUpdate().first();
  return row?.used_bytes ?? 0;
}

export async function usedBytes(db: Knex, userUuid: string): Promise<number> {
  const row = await db<{ user_uuid: string; used_bytes: number }>('storage_usage').where({ user_uuid: userUuid }).first();
  return row?.used_bytes ?? 0;
}

export const addUsage = (tx: Knex, userUuid: string, bytes: number): Promise<number> =>
  tx('storage_usage').where({ user_uuid: userUuid }).increment('used_bytes', bytes);
