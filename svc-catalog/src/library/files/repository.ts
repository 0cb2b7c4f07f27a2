import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';
import { selectByTime } from '../../page-repository.ts';

export interface FileRow {
  uuid: string;
  owner_uuid: string;
  scope: string;
  kind: 'image' | 'film' | 'ink' | 'story' | 'html' | 'zip' | 'package';
  /** System of a package; null for all others. */
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

/** Returns whether anyone may see a file by its id; others are their owner's only. */
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

/** Finds files, and locks them against deletion until the transaction ends. */
export const lockFiles = (tx: Knex, uuids: readonly string[]): Promise<FileRow[]> =>
  tx<FileRow>('files')
    .whereIn('uuid', [...uuids])
    .orderBy('uuid')
    .forKeyShare();

export const findOwnFile = (db: Knex, ownerUuid: string, uuid: string): Promise<FileRow | undefined> =>
  db<FileRow>('files').where({ uuid, owner_uuid: ownerUuid }).first();

/** Locks a person's files against deletion and references until the transaction ends, after waiting for other locks. */
export const lockOwnFiles = (tx: Knex, ownerUuid: string, uuids: readonly string[]): Promise<FileRow[]> =>
  tx<FileRow>('files')
    .where({ owner_uuid: ownerUuid })
    .whereIn('uuid', [...uuids])
    .orderBy('uuid')
    .forUpdate();

export const setFileOwner = (tx: Knex, uuids: readonly string[], owner_uuid: string): Promise<number> =>
  tx<FileRow>('files')
    .whereIn('uuid', [...uuids])
    .update({ owner_uuid });

export const deleteFiles = (tx: Knex, uuids: readonly string[]): Promise<number> =>
  tx<FileRow>('files')
    .whereIn('uuid', [...uuids])
    .delete();

/** Returns a person's storage usage in bytes, and locks it until the transaction ends. */
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

/** Counts a person's files, at most up to `most`. */
export async function countFiles(db: Knex, ownerUuid: string, most: number): Promise<number> {
  const some = db('files').where({ owner_uuid: ownerUuid }).limit(most).select(db.raw('1')).as('some');
  const row = await db.from(some).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Counts the pictures that a person fetched by address within the last hour. */
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

/** Lists a person's files that are at least so many days old, by id, after one; not those for dramas, whose use isn't known here. */
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

/** Lists a person's pictures for dramas; returns one more than the page's size to tell whether another page follows. */
export const listDramaFiles = (db: Knex, ownerUuid: string, direction: 'asc' | 'desc', range: PageRange): Promise<FileRow[]> =>
  selectByTime(ofDramas(db, ownerUuid), direction, range);

export async function countDramaFiles(db: Knex, ownerUuid: string): Promise<number> {
  const row = await ofDramas(db, ownerUuid).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Finds the next person with files, by uuid. */
export async function findOwnerAfter(db: Knex, ownerUuid: string): Promise<string | undefined> {
  const row = await db<FileRow>('files').where('owner_uuid', '>', ownerUuid).orderBy('owner_uuid').first('owner_uuid');
  return row?.owner_uuid;
}
