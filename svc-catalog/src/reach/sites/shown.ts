import type { CatalogContext } from '../../context.ts';
import { type FileRef, findImageRefs } from '../../library/files/model.ts';
import type { PublicStore } from '../../shelf/search/model.ts';
import { findPublicByUuids } from '../../shelf/search/service.ts';
import { ownLinkTargets, siteUids } from '../ad-links/service.ts';
import { type ArticleCard, findArticleCards, findPublicArticles, type PublicArticle } from '../articles/model.ts';
import { picturesIn, readModule, resourcesIn, type StoredModule, type StoredResource, uuidsOf } from './modules.ts';
import type { SiteRow } from './repository.ts';

type Asking = Pick<CatalogContext, 'db' | 'works'>;

interface Work {
  store: PublicStore | null;
  uid: string | null;
}

interface Known {
  pictures: Map<string, FileRef>;
  work(resource: StoredResource): Work;
  cards: Map<string, ArticleCard>;
  articles: Map<string, PublicArticle>;
}

/** Loads everything that modules show, in a fixed number of queries. */
async function gather({ db, works }: Asking, site: SiteRow, modules: readonly StoredModule[]): Promise<Known> {
  const references = resourcesIn(modules);
  const links = await ownLinkTargets(db, site.owner_uuid, uuidsOf(references, 'store_ad_link'));
  const direct = uuidsOf(references, 'store');
  const linked = [...links.values()].map((link) => link.storeUuid);
  const whole = modules.flatMap(({ article }) => (article ? [article.resourceUUID] : []));
  const listed = modules.flatMap(({ list }) => uuidsOf(list, 'website_article'));
  const [pictures, stores, uids, cards, articles] = await Promise.all([
    findImageRefs(
      db,
      works,
      picturesIn(modules).map((picture) => picture.uuid),
    ),
    findPublicByUuids(db, works, [...direct, ...linked]),
    siteUids(db, site.uuid, direct),
    findArticleCards(db, works, { websiteUuid: site.uuid, uuids: listed }),
    findPublicArticles(db, works, { websiteUuid: site.uuid, uuids: whole }),
  ]);
  const byUuid = new Map(stores.map((store) => [store.uuid, store]));
  const work = ({ resourceType, resourceUUID }: StoredResource): Work => {
    if (resourceType === 'website_article') return { store: null, uid: null };
    if (resourceType !== 'store_ad_link') return { store: byUuid.get(resourceUUID) ?? null, uid: uids.get(resourceUUID) ?? null };
    const link = links.get(resourceUUID);
    return { store: (link && byUuid.get(link.storeUuid)) ?? null, uid: link?.uid ?? null };
  };
  return { pictures, work, cards, articles };
}

type Shown = ReturnType<typeof toShown>;

function toShown({ element, ...module }: StoredModule, { pictures, work, cards, articles }: Known) {
  const picture = (uuid: string | null) => (uuid && pictures.get(uuid)) || null;
  return {
    ...module,
    element: { ...element, backgroundImg: picture(element.backgroundImg), avatar: picture(element.avatar) },
    list: module.list.map((item) => ({ ...item, ...work(item), article: cards.get(item.resourceUUID) ?? null })),
    article: module.article && { ...module.article, article: articles.get(module.article.resourceUUID) ?? null },
    gameInfo: module.gameInfo && { ...module.gameInfo, ...work(module.gameInfo) },
  };
}

const isOnSale = (store: PublicStore | null) => store !== null && (store as PublicStore & { status: string }).status === 'on';

/** Returns a module as visitors get it; null when it has nothing to show. */
function forVisitors(module: Shown): Shown | null {
  const { type, isActive, list, article, gameInfo } = module;
  if (!isActive) return null;
  if (type === 'profile') return module;
  if (type === 'article') return article?.article ? module : null;
  if (type === 'game-info') return gameInfo && isOnSale(gameInfo.store) ? module : null;
  const there = list.filter((item) => item.isActive && (item.article !== null || isOnSale(item.store)));
  return there.length > 0 ? { ...module, list: there } : null;
}

/** Returns GraphQL's WebsiteConfig for the site's creator. */
export async function ownConfig(asking: Asking, site: SiteRow) {
  const modules = site.modules.map(readModule);
  const known = await gather(asking, site, modules);
  return { modules: modules.map((module) => toShown(module, known)), theme: site.theme, language: site.language };
}

/** Returns GraphQL's WebsiteConfig for visitors. */
export async function publicConfig(asking: Asking, site: SiteRow) {
  const modules = site.modules.map(readModule).filter((module) => module.isActive);
  const known = await gather(asking, site, modules);
  const shown = modules.map((module) => forVisitors(toShown(module, known))).filter((module) => module !== null);
  return { modules: shown, theme: site.theme, language: site.language };
}

/** Returns ids of the articles that active modules show or link to. */
const shownArticles = (site: SiteRow): string[] => {
  const modules = site.modules.map(readModule).filter((module) => module.isActive);
  const items = modules.flatMap(({ list }) => list.filter((item) => item.isActive));
  return [...new Set(uuidsOf([...items, ...modules.flatMap(({ article }) => article ?? [])], 'website_article'))];
};

/** Returns the articles that a site shows or links to, the newest first. */
export async function publicArticles({ db, works }: Asking, site: SiteRow): Promise<ArticleCard[]> {
  const cards = await findArticleCards(db, works, { websiteUuid: site.uuid, uuids: shownArticles(site) });
  return [...cards.values()].sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || b.uuid.localeCompare(a.uuid));
}

/** Returns one of these articles; null for any other. */
export async function publicArticle({ db, works }: Asking, site: SiteRow, uuid: string): Promise<PublicArticle | null> {
  const wanted = uuid.toLowerCase();
  if (!shownArticles(site).includes(wanted)) return null;
  return (await findPublicArticles(db, works, { websiteUuid: site.uuid, uuids: [wanted] })).get(wanted) ?? null;
}
