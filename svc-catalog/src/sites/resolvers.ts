import type { CatalogContext } from '../context.ts';
import { findImageRefs } from '../files/file-ref.ts';
import { requireMaker } from '../files/policy.ts';
import { findPublicPeople } from '../people/public-view.ts';
import type { SiteRow, StoredModule } from './repository.ts';
import * as sites from './service.ts';

/** Modules with their pictures' addresses; visitors are shown the active ones only. */
async function configOf(site: SiteRow, { db, works }: CatalogContext, which: (module: StoredModule) => boolean) {
  const modules = site.modules.filter(which);
  const pictures = await findImageRefs(
    db,
    works,
    modules.flatMap(({ element }) => [element.backgroundImg, element.avatar]),
  );
  const picture = (uuid: string | null) => (uuid && pictures.get(uuid)) || null;
  return {
    modules: modules.map(({ element, ...module }) => ({
      ...module,
      element: { ...element, backgroundImg: picture(element.backgroundImg), avatar: picture(element.avatar) },
    })),
  };
}

export const siteResolvers = {
  Query: {
    findWebsiteMain: (_root: unknown, _args: unknown, { actor, db }: CatalogContext) => sites.findOwnSite(db, requireMaker(actor).uuid),
    findWebsitePublic: (_root: unknown, { name }: { name: string }, { db }: CatalogContext) => sites.findPublicSite(db, name),
  },
  Mutation: {
    addWebsiteMain: (_root: unknown, args: unknown, { actor, db }: CatalogContext) => sites.addSite(db, requireMaker(actor).uuid, args),
    setWebsiteMain: (_root: unknown, args: unknown, { actor, db }: CatalogContext) => sites.setSite(db, requireMaker(actor).uuid, args),
  },
  WebsiteMain: {
    domain: (site: SiteRow, _args: unknown, { works }: CatalogContext) => works.addresses.siteOrigin(site.name),
    config: (site: SiteRow, _args: unknown, context: CatalogContext) => configOf(site, context, () => true),
  },
  WebsitePublic: {
    author: async (site: SiteRow, _args: unknown, { db, works }: CatalogContext) =>
      (await findPublicPeople(db, works, [site.owner_uuid])).get(site.owner_uuid),
    config: (site: SiteRow, _args: unknown, context: CatalogContext) => configOf(site, context, (module) => module.isActive),
  },
};
