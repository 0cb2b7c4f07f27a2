import type { StoryMadeWith } from '@meowtale/contracts/inputs/drama/story';
import type { Knex } from 'knex';
import type { AppKind, AppRow } from './repository.ts';

export interface AppVersion {
  app_uuid: string;
  version: number;
  kind: AppKind;
  file_uuid: string;
  size_bytes: number;
  /** The first file of its archive, if its creator chose one. */
  entry: string | null;
  /** As in `AppRow`. */
  made_with: StoryMadeWith[];
  /** Segments of its free opening (`segmentOf`); null for none. */
  opening_segments: string[] | null;
}

/** Reserves the number of a version, which is never used again; a version that isn't committed leaves a gap. */
export async function beginVersion(db: Knex, uuid: string): Promise<number | undefined> {
  const { rows } = await db.raw<{ rows: { versions_begun: number }[] }>(
    'update apps set versions_begun = greatest(versions_begun, version) + 1 where uuid = ? returning versions_begun',
    [uuid],
  );
  return rows[0]?.versions_begun;
}

export const insertVersion = (tx: Knex, version: AppVersion): Promise<unknown> =>
  tx('app_versions').insert({ ...version, made_with: JSON.stringify(version.made_with) });

/** Finds the shares that programs made of these versions; unknown ones are left out. */
export const findMadeWith = (
  db: Knex,
  versions: readonly Pick<AppVersion, 'app_uuid' | 'version'>[],
): Promise<Pick<AppVersion, 'app_uuid' | 'version' | 'made_with'>[]> =>
  db<AppVersion>('app_versions')
    .select('app_uuid', 'version', 'made_with')
    .whereIn(
      ['app_uuid', 'version'],
      versions.map(({ app_uuid, version }) => [app_uuid, version]),
    );

/** Returns whether a version has an opening that anyone may read. */
export async function hasOpening(db: Knex, version: Pick<AppVersion, 'app_uuid' | 'version'>): Promise<boolean> {
  const { app_uuid, version: number } = version;
  const found = await db<AppVersion>('app_versions').where({ app_uuid, version: number }).whereNotNull('opening_segments').first('version');
  return found !== undefined;
}

/** Returns the size in bytes of an app's newest version; 0 for none. */
export async function sizeOfVersion(db: Knex, { uuid, version }: Pick<AppRow, 'uuid' | 'version'>): Promise<number> {
  const row = await db<AppVersion>('app_versions').where({ app_uuid: uuid, version }).first('size_bytes');
  return row?.size_bytes ?? 0;
}

/** Inserts a copy of a version as the first one of another app. Returns its size in bytes. */
export async function copyVersion(tx: Knex, from: Pick<AppVersion, 'app_uuid' | 'version'>, to: string): Promise<number> {
  const { rows } = await tx.raw<{ rows: Pick<AppVersion, 'size_bytes'>[] }>(
    `insert into app_versions (app_uuid, version, kind, file_uuid, size_bytes, entry, made_with, opening_segments)
     select ?, 1, kind, file_uuid, size_bytes, entry, made_with, opening_segments from app_versions where app_uuid = ? and version = ? returning size_bytes`,
    [to, from.app_uuid, from.version],
  );
  if (!rows[0]) throw new Error(`app ${from.app_uuid} has no version ${from.version}`);
  return rows[0].size_bytes;
}

export const findVersions = (db: Knex, appUuid: string): Promise<AppVersion[]> =>
  db<AppVersion>('app_versions').where({ app_uuid: appUuid });
