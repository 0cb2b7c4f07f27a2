import { WEBSITE_VERSIONS_MAX } from '@meowtale/contracts/inputs/catalog/site';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';
import type { EarlierModule } from './modules.ts';
import type { SiteRow } from './repository.ts';

export interface VersionRow {
  uuid: string;
  website_uuid: string;
  revision: number;
  modules: EarlierModule[];
  theme: string;
  language: string;
  created_at: Date;
  updated_at: Date;
}
export type VersionLine = Pick<VersionRow, 'uuid' | 'revision' | 'theme' | 'created_at' | 'updated_at'> & { module_count: number };

/** Saves within this time of a version's creation replace it. */
const ONE_VERSION = '1 minute';

/** Saves the site's state as a version, or replaces the newest one if that is recent; deletes versions above the limit. */
export async function saveVersion(tx: Knex, site: SiteRow): Promise<void> {
  const state = { revision: site.revision, modules: JSON.stringify(site.modules), theme: site.theme, language: site.language };
  const { rowCount } = await tx.raw<{ rowCount: number }>(
    `update website_versions set revision = :revision, modules = :modules::jsonb, theme = :theme, language = :language, updated_at = clock_now()
     where uuid = (select uuid from website_versions where website_uuid = :site order by created_at desc, uuid desc limit 1)
       and created_at > clock_now() - :range::interval`,
    { ...state, site: site.uuid, range: ONE_VERSION },
  );
  if (rowCount > 0) return;
  await tx('website_versions').insert({ ...state, modules: tx.raw('?::jsonb', [state.modules]), uuid: uuidv7(), website_uuid: site.uuid });
  await tx.raw(
    `delete from website_versions where uuid in
       (select uuid from website_versions where website_uuid = ? order by created_at desc, uuid desc offset ?)`,
    [site.uuid, WEBSITE_VERSIONS_MAX],
  );
}

/** Returns a site's versions, the newest first. */
export const listVersions = (db: Knex, websiteUuid: string, { limit, offset }: { limit: number; offset: number }): Promise<VersionLine[]> =>
  db<VersionRow>('website_versions')
    .select('uuid', 'revision', 'theme', 'created_at', 'updated_at', db.raw('jsonb_array_length(modules) as module_count'))
    .where({ website_uuid: websiteUuid })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'uuid', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset) as never;

export async function countVersions(db: Knex, websiteUuid: string): Promise<number> {
  const row = await db('website_versions').where({ website_uuid: websiteUuid }).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

export const findVersion = (db: Knex, websiteUuid: string, uuid: string): Promise<VersionRow | undefined> =>
  db<VersionRow>('website_versions').where({ website_uuid: websiteUuid, uuid }).first();
