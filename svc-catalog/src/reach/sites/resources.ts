import { DomainError } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { findReleasedUuids } from '../../publishing/listings/model.ts';
import type { Works } from '../../works.ts';
import { makeSiteLinks, ownLinkTargets } from '../ad-links/service.ts';
import { findArticleCards } from '../articles/model.ts';
import { resourcesIn, type StoredModule, uuidsOf } from './modules.ts';
import type { SiteRow } from './repository.ts';

interface Saving {
  tx: Db;
  works: Works;
  requestId: string;
}

/**
 * Checks the works and articles that modules newly name: released listings, and the owner's links and articles. Those that were in the site
 * before may be gone by now and stay, and have their link. Then makes the site's link to each new listing.
 * @throws DomainError `input/invalid` naming each wrong one
 */
export async function lockResources(
  { tx, works, requestId }: Saving,
  site: SiteRow,
  modules: readonly StoredModule[],
  current: readonly StoredModule[],
) {
  const stood = new Set(resourcesIn(current).map(({ resourceType, resourceUUID }) => `${resourceType} ${resourceUUID}`));
  const references = resourcesIn(modules).filter(({ resourceType, resourceUUID }) => !stood.has(`${resourceType} ${resourceUUID}`));
  if (references.length === 0) return;
  const [stores, links, articles] = await Promise.all([
    findReleasedUuids(tx, uuidsOf(references, 'store')),
    ownLinkTargets(tx, site.owner_uuid, uuidsOf(references, 'store_ad_link')),
    findArticleCards(tx, works, { websiteUuid: site.uuid, uuids: uuidsOf(references, 'website_article') }),
  ]);
  const there = { store: stores, game: stores, store_ad_link: links, website_article: articles };
  const wrong = references.filter(({ resourceType, resourceUUID }) => !there[resourceType].has(resourceUUID));
  if (wrong.length > 0) {
    throw new DomainError('input/invalid', { fields: wrong.map(({ path }) => ({ path, key: 'website.errors.resourceGone' })) });
  }
  const { uuid, uid, name, owner_uuid: ownerUuid } = site;
  await makeSiteLinks(tx, { uuid, uid, name, ownerUuid }, [...stores], requestId);
}
