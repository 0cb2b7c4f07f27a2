import type { Knex } from 'knex';

const asSet = (ids: readonly string[]): Set<string> => new Set(ids);

/** Finds which of these are files or open uploads. */
export const findFileIds = async (db: Knex, ids: readonly string[]): Promise<Set<string>> =>
  asSet([
    ...(await db('files')
      .whereIn('uuid', [...ids])
      .pluck('uuid')),
    ...(await db('upload_sessions')
      .whereIn('uuid', [...ids])
      .pluck('uuid')),
  ]);

/** Finds which of these are handles of uploads. */
export const findHandles = async (db: Knex, handles: readonly string[]): Promise<Set<string>> =>
  asSet(
    await db('upload_sessions')
      .whereIn('storage_handle', [...handles])
      .pluck('storage_handle'),
  );

export const findBuildIds = async (db: Knex, ids: readonly string[]): Promise<Set<string>> =>
  asSet(
    await db('app_builds')
      .whereIn('uuid', [...ids])
      .pluck('uuid'),
  );

/** Finds which of these, as `<app>/<version>`, are versions of apps. */
export async function findVersions(db: Knex, ids: readonly string[]): Promise<Set<string>> {
  const apps = ids.map((id) => id.slice(0, 36));
  const rows = await db<{ app_uuid: string; version: number }>('app_versions').whereIn('app_uuid', apps).select('app_uuid', 'version');
  return asSet(rows.map(({ app_uuid, version }) => `${app_uuid}/${version}`));
}
