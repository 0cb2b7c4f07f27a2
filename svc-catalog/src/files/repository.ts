import type { Knex } from 'knex';

export interface FileRow {
  uuid: string;
  owner_uuid: string;
  scope: string;
  kind: 'image' | 'film' | 'ink' | 'zip' | 'package';
  /** What a package runs on; null of everything else. */
  system: 'windows' | 'macos' | 'android' | 'ios' | null;
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

export async function insertFile(
  tx: Knex,
  file: Omit<FileRow, 'created_at' | 'system'> & Partial<Pick<FileRow, 'system'>>,
): Promise<FileRow> {
  const [row] = await tx<FileRow>('files').insert(file).returning('*');
  if (!row) throw new Error('insert into files returned no row');
  return row;
}

export const findFiles = (db: Knex, uuids: readonly string[]): Promise<FileRow[]> => db<FileRow>('files').whereIn('uuid', [...uuids]);

export const findOwnFile = (db: Knex, ownerUuid: string, uuid: string): Promise<FileRow | undefined> =>
  db<FileRow>('files').where({ uuid, owner_uuid: ownerUuid }).first();

/** Answers the row that is gone; of two who delete it at once, only one is given it. */
export async function deleteOwnFile(tx: Knex, ownerUuid: string, uuid: string): Promise<FileRow | undefined> {
  const [row] = await tx<FileRow>('files').where({ uuid, owner_uuid: ownerUuid }).delete().returning('*');
  return row;
}

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

export const renameOwnFile = async (tx: Knex, ownerUuid: string, uuid: string, basename: string): Promise<FileRow | undefined> =>
  (await tx<FileRow>('files').where({ uuid, owner_uuid: ownerUuid }).update({ basename }).returning('*'))[0];

/** Whether anything of its owner's shows a file, plays it or sells it; nobody else's can. */
export async function isReferredTo(db: Knex, { uuid, owner_uuid }: Pick<FileRow, 'uuid' | 'owner_uuid'>): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { is_used: boolean }[] }>(
    `select exists (select from app_versions where file_uuid = :uuid)
       or exists (select from apps where owner_uuid = :owner_uuid and :uuid in (logo_file, thumb_file))
       or exists (select from users where uuid = :owner_uuid and head_file_uuid = :uuid)
       or exists (select from websites where owner_uuid = :owner_uuid and modules::text like '%' || :named || '%')
       or exists (select from store_submits join stores on stores.uuid = store_submits.store_uuid
            where stores.owner_uuid = :owner_uuid and store_submits.data::text like '%' || :named || '%') as is_used`,
    { uuid, owner_uuid, named: uuid },
  );
  return rows[0]?.is_used === true;
}

/** Originals that nothing was made of for so many days, the oldest first. */
export const listUnusedOriginals = (db: Knex, days: number, limit: number): Promise<Pick<FileRow, 'uuid' | 'owner_uuid'>[]> =>
  db<FileRow>('files')
    .select('uuid', 'owner_uuid')
    .whereIn('kind', ['ink', 'zip', 'package'])
    .whereRaw('created_at < clock_now() - make_interval(days => ?)', [days])
    .whereNotExists(db('app_versions').whereRaw('app_versions.file_uuid = files.uuid'))
    .whereNotExists(
      db('store_submits')
        .join('stores', 'stores.uuid', 'store_submits.store_uuid')
        .whereRaw("files.kind = 'package' and stores.owner_uuid = files.owner_uuid")
        .whereRaw("store_submits.data::text like '%' || files.uuid::text || '%'"),
    )
    .orderBy('created_at')
    .limit(limit);
