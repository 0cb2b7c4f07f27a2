import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { publishAdLink } from './events.ts';
import { findLinksInUse, findSiteLinks, insertSiteLinks, type NewSiteLink } from './site-links-repository.ts';
import { newUid } from './uid.ts';

/** What a site says of itself in the links that it makes. */
export interface LinkingSite {
  uuid: string;
  uid: string;
  name: string;
  ownerUuid: string;
}

/** What a link leads to, and by which uid. */
export interface LinkTarget {
  uid: string;
  storeUuid: string;
}

/**
 * Makes a link of type `site` to each of these released listings that the site has none to yet, and tells the wallet whose sales
 * they bring. A link stays when its listing leaves the site: whoever came by it may still buy.
 */
export async function makeSiteLinks(tx: Db, site: LinkingSite, storeUuids: readonly string[], requestId: string): Promise<void> {
  const known = await findSiteLinks(tx, site.uuid, storeUuids);
  const missing = [...new Set(storeUuids)].filter((uuid) => !known.some((link) => link.store_uuid === uuid));
  const links = missing.map((storeUuid): NewSiteLink => {
    const utm = { utm_source: 'website', utm_medium: 'site', utm_campaign: site.uid, utm_term: '', utm_content: '' };
    return {
      ...utm,
      uuid: uuidv7(),
      uid: newUid(),
      owner_uuid: site.ownerUuid,
      store_uuid: storeUuid,
      type: 'site',
      website_uuid: site.uuid,
      name: site.name,
    };
  });
  for (const link of await insertSiteLinks(tx, links)) await publishAdLink(tx, link, requestId);
}

/** The uid by which a site links to each of these listings, by the listing's uuid. */
export async function siteUids(db: Db, websiteUuid: string, storeUuids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await findSiteLinks(db, websiteUuid, storeUuids)).map((link) => [link.store_uuid, link.uid]));
}

/** Somebody's own links in use among these, by uuid. */
export async function ownLinkTargets(db: Db, ownerUuid: string, uuids: readonly string[]): Promise<Map<string, LinkTarget>> {
  const links = await findLinksInUse(db, ownerUuid, uuids);
  return new Map(links.map(({ uuid, uid, store_uuid: storeUuid }) => [uuid, { uid, storeUuid }]));
}
