import { hasList, type WebsiteModuleType, websiteModuleInput } from '@meowtale/contracts/inputs/catalog/site-module';
import type { SiteModule } from './documents.ts';

export function newModule(type: WebsiteModuleType): SiteModule {
  const element = { title: '', description: '', backgroundImg: null, avatar: null };
  const empty = { list: [], links: [], article: null, gameInfo: null };
  return { cid: crypto.randomUUID(), type, layout: 'default', isActive: true, element, ...empty };
}

/** A module as it leaves the popup: what belongs to another kind goes (SPEC §4). */
export function settled(module: SiteModule): SiteModule {
  const { type } = module;
  return {
    ...module,
    list: hasList(type) ? module.list.filter((item) => type !== 'player' || item.resourceType !== 'website_article') : [],
    links: type === 'profile' ? module.links : [],
    article: type === 'article' ? module.article : null,
    gameInfo: type === 'game-info' ? module.gameInfo : null,
  };
}

type Named = { resourceType: string; resourceUUID: string };
const named = ({ resourceType, resourceUUID }: Named) => ({ resourceType, resourceUUID });

/** A module as the API takes it: works, articles and pictures by their ids. */
export function toInput({ cid, type, layout, isActive, element, list, links, article, gameInfo }: SiteModule) {
  const { title, description, backgroundImg, avatar } = element;
  return {
    cid,
    type,
    layout,
    isActive,
    element: { title, description, backgroundImg: backgroundImg?.uuid ?? null, avatar: avatar?.uuid ?? null },
    list: list.map((item) => ({ cid: item.cid, ...named(item), isActive: item.isActive })),
    links: links.map((link) => ({ cid: link.cid, title: link.title, url: link.url })),
    article: article && named(article),
    gameInfo: gameInfo && named(gameInfo),
  };
}

/** What is wrong with one module, by the schema that the API checks with: field → locale key. */
export function moduleFaults(module: SiteModule): ReadonlyMap<string, string> {
  const parsed = websiteModuleInput.safeParse(toInput(module));
  return new Map(parsed.success ? [] : parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}
