import type { Knex } from 'knex';
import type { AppRow } from './repository.ts';

export interface ShareLinkRow {
  uuid: string;
  app_uuid: string;
  token: string;
  /** Set when the link was added; null if its plan had no limit then. */
  expires_at: Date | null;
  created_at: Date;
}

/** The columns of a link's app that decide whether the link opens it. */
export type SharedApp = Pick<AppRow, 'owner_uuid' | 'version' | 'deleted_at' | 'store_uuid' | 'name' | 'kind' | 'logo_file' | 'thumb_file'>;

export const listLinks = (db: Knex, appUuid: string): Promise<ShareLinkRow[]> =>
  db<ShareLinkRow>('app_share_links').where({ app_uuid: appUuid }).orderBy('created_at', 'desc').orderBy('uuid', 'desc');

export async function countLinks(db: Knex, appUuid: string): Promise<number> {
  const row = await db('app_share_links').where({ app_uuid: appUuid }).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Inserts a link that expires after so many days; null for never. */
export async function insertLink(
  tx: Knex,
  { uuid, app_uuid, token, days }: Pick<ShareLinkRow, 'uuid' | 'app_uuid' | 'token'> & { days: number | null },
): Promise<ShareLinkRow> {
  const { rows } = await tx.raw<{ rows: ShareLinkRow[] }>(
    `insert into app_share_links (uuid, app_uuid, token, expires_at)
     values (?, ?, ?, clock_now() + make_interval(days => ?::int)) returning *`,
    [uuid, app_uuid, token, days],
  );
  return rows[0] as ShareLinkRow;
}

/** Deletes a link on an app of the owner; returns whether there was one. */
export async function deleteOwnLink(db: Knex, ownerUuid: string, uuid: string): Promise<boolean> {
  const own = db('apps').select('uuid').where({ owner_uuid: ownerUuid });
  return (await db('app_share_links').where({ uuid }).whereIn('app_uuid', own).delete()) > 0;
}

/** Finds a link with the current state of its app. */
export const findLink = (db: Knex, by: { token: string } | { uuid: string }): Promise<(ShareLinkRow & SharedApp) | undefined> => {
  const [column, value] = Object.entries(by)[0] as [string, string];
  return db('app_share_links as link')
    .join('apps', 'apps.uuid', 'link.app_uuid')
    .leftJoin('app_placements', 'app_placements.app_uuid', 'apps.uuid')
    .where(`link.${column}`, value)
    .first<ShareLinkRow & SharedApp>(
      'link.*',
      ...['owner_uuid', 'version', 'deleted_at', 'name', 'kind', 'logo_file', 'thumb_file'].map((name) => `apps.${name}`),
      'app_placements.store_uuid',
    );
};
