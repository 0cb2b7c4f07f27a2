import { requireVerified } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { requireCreator } from '../../library/files/policy.ts';
import { findPublicPeople } from '../../people/people/model.ts';
import type { SiteRow } from './repository.ts';
import * as sites from './service.ts';
import { ownConfig, publicArticle, publicArticles, publicConfig } from './shown.ts';

export const siteResolvers = {
  Query: {
    findWebsiteMain: (_root: unknown, _args: unknown, { actor, db }: CatalogContext) => sites.findOwnSite(db, requireCreator(actor).uuid),
    findWebsitePublic: (_root: unknown, { name }: { name: string }, { db }: CatalogContext) => sites.findPublicSite(db, name),
    findWebsiteHistory: (_root: unknown, args: object, { actor, db }: CatalogContext) =>
      sites.findHistory(db, requireCreator(actor).uuid, args),
  },
  Mutation: {
    addWebsiteMain: (_root: unknown, args: unknown, { actor, db }: CatalogContext) =>
      sites.addSite(db, requireCreator(requireVerified(actor)).uuid, args),
    setWebsiteMain: (_root: unknown, args: unknown, context: CatalogContext) =>
      sites.setSite(context, requireCreator(requireVerified(context.actor)).uuid, args),
    restoreWebsiteMain: (_root: unknown, args: unknown, context: CatalogContext) =>
      sites.restoreSite(context, requireCreator(requireVerified(context.actor)).uuid, args),
  },
  WebsiteMain: {
    config: (site: SiteRow, _args: unknown, context: CatalogContext) => ownConfig(context, site),
  },
  WebsitePublic: {
    author: async (site: SiteRow, _args: unknown, { db, works }: CatalogContext) =>
      (await findPublicPeople(db, works, [site.owner_uuid])).get(site.owner_uuid),
    config: (site: SiteRow, _args: unknown, context: CatalogContext) => publicConfig(context, site),
    articles: (site: SiteRow, _args: unknown, context: CatalogContext) => publicArticles(context, site),
    article: (site: SiteRow, { uuid }: { uuid: string }, context: CatalogContext) => publicArticle(context, site, uuid),
  },
};
