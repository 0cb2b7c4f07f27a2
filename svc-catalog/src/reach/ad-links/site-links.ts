import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { publishAdLink } from './events.ts';
import { newUid } from './model.ts';
import { findLinksInUse, findSiteLinks, insertSiteLinks, type NewSiteLink } from './site-links-repository.ts';

/** Values of a site that its links carry. */
export interface LinkingSite {
  uuid: string;
  uid: string;
  name: string;
  ownerUuid: string;
}

/** A link's listing and uid. */
export interface LinkTarget {
  uid: string;
  storeUuid: string;
}

/**
 * Adds a link of type `site` for each of these released listings to which the site has none, and publishes them to the wallet. A link is
 * never deleted when its listing leaves the site, because its visitors may still buy.
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

/** Returns the uid of a site's link to each of these listings, by the listing's uuid. */
export async function siteUids(db: Db, websiteUuid: string, storeUuids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await findSiteLinks(db, websiteUuid, storeUuids)).map((link) => [link.store_uuid, link.uid]));
}

/** Finds a person's active links among these, by uuid. */
export async function ownLinkTargets(db: Db, ownerUuid: string, uuids: readonly string[]): Promise<Map<string, LinkTarget>> {
  const links = await findLinksInUse(db, ownerUuid, uuids);
  return new Map(links.map(({ uuid, uid, store_uuid: storeUuid }) => [uuid, { uid, storeUuid }]));
}
