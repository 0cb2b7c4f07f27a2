import { WEBSITE_ARTICLE_MODULES_MAX } from '@meowtale/contracts/inputs/catalog/site';
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

/** How many works and articles a module names. */
export const namedIn = ({ list, article, gameInfo }: SiteModule): number => list.length + (article ? 1 : 0) + (gameInfo ? 1 : 0);

const isBlank = ({ type, element: { title, description, backgroundImg, avatar }, links }: SiteModule): boolean =>
  type === 'profile' && title.trim() === '' && description.trim() === '' && !backgroundImg && !avatar && links.length === 0;

/** Why a module can't stand beside the site's others, as a locale key; null where it can. `room`: works and articles still free. */
export function crowdedBy(module: SiteModule, others: readonly SiteModule[], room: number): string | null {
  if (isBlank(module) && others.some(isBlank)) return 'setModule.blankTwice';
  const articles = others.filter(({ type }) => type === 'article').length;
  if (module.type === 'article' && articles >= WEBSITE_ARTICLE_MODULES_MAX) return 'website.errors.tooManyArticles';
  return namedIn(module) > room ? 'website.errors.tooManyResources' : null;
}

/** What is wrong with one module, by the schema that the API checks with: field → locale key. */
export function moduleFaults(module: SiteModule): ReadonlyMap<string, string> {
  const parsed = websiteModuleInput.safeParse(toInput(module));
  return new Map(parsed.success ? [] : parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

/** What is wrong with a field, as `t` takes it: the schema's own key, and what is said in general of one that has no words here. */
export function faultOf(module: SiteModule, field: string): [string, string] | undefined {
  const key = moduleFaults(module).get(field);
  return key === undefined ? undefined : [key, 'invalid.text'];
}
