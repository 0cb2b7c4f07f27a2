import type { Knex } from 'knex';
import type { Stretch } from '../list-page.ts';
import { stretchByTime } from '../stretch-repository.ts';

export interface FileRow {
  uuid: string;
  owner_uuid: string;
  scope: string;
  kind: 'image' | 'film' | 'ink' | 'story' | 'html' | 'zip' | 'package';
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

/** The same for whoever is about to name them: nobody deletes one until the transaction ends. */
export const holdFiles = (tx: Knex, uuids: readonly string[]): Promise<FileRow[]> =>
  tx<FileRow>('files')
    .whereIn('uuid', [...uuids])
    .orderBy('uuid')
    .forKeyShare();

export const findOwnFile = (db: Knex, ownerUuid: string, uuid: string): Promise<FileRow | undefined> =>
  db<FileRow>('files').where({ uuid, owner_uuid: ownerUuid }).first();

/** Own files that nobody deletes, and nobody holds, until the transaction ends; whoever held one is waited for. */
export const lockOwnFiles = (tx: Knex, ownerUuid: string, uuids: readonly string[]): Promise<FileRow[]> =>
  tx<FileRow>('files')
    .where({ owner_uuid: ownerUuid })
    .whereIn('uuid', [...uuids])
    .orderBy('uuid')
    .forUpdate();

export const deleteFiles = (tx: Knex, uuids: readonly string[]): Promise<number> =>
  tx<FileRow>('files')
    .whereIn('uuid', [...uuids])
    .delete();

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

/** How many files a person has, counted no further than `most`. */
export async function countFiles(db: Knex, ownerUuid: string, most: number): Promise<number> {
  const some = db('files').where({ owner_uuid: ownerUuid }).limit(most).select(db.raw('1')).as('some');
  const row = await db.from(some).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** How many pictures somebody asked for by their addresses within the last hour. */
export async function countPictureFetches(tx: Knex, userUuid: string): Promise<number> {
  const row = await tx('picture_fetches')
    .where({ user_uuid: userUuid })
    .where('fetched_at', '>', tx.raw("clock_now() - interval '1 hour'"))
    .count<{ total: string }[]>({ total: '*' })
    .first();
  return Number(row?.total ?? 0);
}

export const insertPictureFetch = (tx: Knex, userUuid: string): Promise<unknown> => tx('picture_fetches').insert({ user_uuid: userUuid });

export const PRUNE_PICTURE_FETCHES = `delete from picture_fetches where ctid in
  (select ctid from picture_fetches where fetched_at < clock_now() - interval '1 hour' limit 2000)`;

export const renameOwnFile = async (tx: Knex, ownerUuid: string, uuid: string, basename: string): Promise<FileRow | undefined> =>
  (await tx<FileRow>('files').where({ uuid, owner_uuid: ownerUuid }).update({ basename }).returning('*'))[0];

/** Somebody's files of which none is younger than so many days, in the order of their ids after one; those of dramas aren't ours to judge. */
export const listOldFiles = (
  db: Knex,
  ownerUuid: string,
  { days, after, limit }: { days: number; after: string; limit: number },
): Promise<string[]> =>
  db<FileRow>('files')
    .where({ owner_uuid: ownerUuid })
    .whereNot({ scope: 'drama' })
    .andWhere('uuid', '>', after)
    .whereRaw('created_at < clock_now() - make_interval(days => ?)', [days])
    .orderBy('uuid')
    .limit(limit)
    .pluck('uuid');

const ofDramas = (db: Knex, ownerUuid: string) => db<FileRow>('files').where({ owner_uuid: ownerUuid, scope: 'drama' });

/** One more than the stretch is long, so that it is known whether another follows. */
export const listDramaFiles = (db: Knex, ownerUuid: string, direction: 'asc' | 'desc', stretch: Stretch): Promise<FileRow[]> =>
  stretchByTime(ofDramas(db, ownerUuid), direction, stretch);

export async function countDramaFiles(db: Knex, ownerUuid: string): Promise<number> {
  const row = await ofDramas(db, ownerUuid).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Who comes next after somebody among those who have files. */
export async function findOwnerAfter(db: Knex, ownerUuid: string): Promise<string | undefined> {
  const row = await db<FileRow>('files').where('owner_uuid', '>', ownerUuid).orderBy('owner_uuid').first('owner_uuid');
  return row?.owner_uuid;
}
