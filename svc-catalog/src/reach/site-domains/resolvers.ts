import type { CatalogContext } from '../../context.ts';
import { requireCreator } from '../../library/files/policy.ts';
import * as domains from './service.ts';

interface Site {
  uuid: string;
  name: string;
  owner_uuid: string;
}

export const siteDomainResolvers = {
  Query: {
    findWebsiteNameByDomain: (_root: unknown, { domain }: { domain: string }, { db }: CatalogContext) =>
      domains.findSiteNameByDomain(db, domain),
  },
  Mutation: {
    setWebsiteDomain: (_root: unknown, args: unknown, context: CatalogContext) =>
      domains.setSiteDomain(context, requireCreator(context.actor).uuid, args),
    checkWebsiteDomain: (_root: unknown, _args: unknown, context: CatalogContext) =>
      domains.checkSiteDomain(context, requireCreator(context.actor).uuid),
    delWebsiteDomain: (_root: unknown, args: unknown, context: CatalogContext) =>
      domains.delSiteDomain(context, requireCreator(context.actor).uuid, args),
  },
  WebsiteMain: {
    domain: (site: Site, _args: unknown, context: CatalogContext) => domains.siteAddress(context, site),
    own_domain: (site: Site, _args: unknown, context: CatalogContext) => domains.findSiteDomain(context, site),
  },
  WebsitePublic: {
    address: (site: Site, _args: unknown, context: CatalogContext) => domains.siteAddress(context, site),
  },
};
