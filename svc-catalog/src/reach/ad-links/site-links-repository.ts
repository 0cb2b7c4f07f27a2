import type { Knex } from 'knex';
import type { AdLinkRow } from './repository.ts';

export interface SiteLinkRow extends AdLinkRow {
  type: 'site';
  website_uuid: string;
}
export type NewSiteLink = Omit<
  SiteLinkRow,
  'state' | 'revision' | 'edit_revision' | 'click_count' | 'visit_count' | 'wish_count' | 'created_at' | 'updated_at'
>;

/** Finds a site's links to these listings. */
export async function findSiteLinks(db: Knex, websiteUuid: string, storeUuids: readonly string[]): Promise<SiteLinkRow[]> {
  if (storeUuids.length === 0) return [];
  return db<SiteLinkRow>('ad_links')
    .where({ website_uuid: websiteUuid, state: 1 })
    .whereIn('store_uuid', [...storeUuids]);
}

/** Adds links of a site, which has to be locked so that none is added twice. */
export async function insertSiteLinks(tx: Knex, links: readonly NewSiteLink[]): Promise<AdLinkRow[]> {
  if (links.length === 0) return [];
  return tx<AdLinkRow>('ad_links')
    .insert(links as object[])
    .returning('*');
}

/** Finds a person's active links that they added themselves. */
export async function findLinksInUse(db: Knex, ownerUuid: string, uuids: readonly string[]): Promise<AdLinkRow[]> {
  if (uuids.length === 0) return [];
  return db<AdLinkRow>('ad_links')
    .where({ owner_uuid: ownerUuid, state: 1, type: 'url' })
    .whereIn('uuid', [...uuids]);
}
