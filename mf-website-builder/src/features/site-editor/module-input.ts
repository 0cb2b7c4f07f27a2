import { WEBSITE_ARTICLE_MODULES_MAX } from '@meowtale/contracts/inputs/catalog/site';
import { hasList, type WebsiteModuleType, websiteModuleInput } from '@meowtale/contracts/inputs/catalog/site-module';
import type { SiteModule } from './documents.ts';

export function newModule(type: WebsiteModuleType): SiteModule {
  const element = { title: '', description: '', backgroundImg: null, avatar: null };
  const empty = { list: [], links: [], article: null, gameInfo: null };
  return { cid: crypto.randomUUID(), type, layout: 'default', isActive: true, element, ...empty };
}

/** Returns a module as confirmed in the popup, without fields of other kinds (SPEC §4). */
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
const referenceOf = ({ resourceType, resourceUUID }: Named) => ({ resourceType, resourceUUID });

/** Converts a module to the API's input: works, articles and pictures by their ids. */
export function toInput({ cid, type, layout, isActive, element, list, links, article, gameInfo }: SiteModule) {
  const { title, description, backgroundImg, avatar } = element;
  return {
    cid,
    type,
    layout,
    isActive,
    element: { title, description, backgroundImg: backgroundImg?.uuid ?? null, avatar: avatar?.uuid ?? null },
    list: list.map((item) => ({ cid: item.cid, ...referenceOf(item), isActive: item.isActive })),
    links: links.map((link) => ({ cid: link.cid, title: link.title, url: link.url })),
    article: article && referenceOf(article),
    gameInfo: gameInfo && referenceOf(gameInfo),
  };
}

/** Returns the number of works and articles in a module. */
export const namedIn = ({ list, article, gameInfo }: SiteModule): number => list.length + (article ? 1 : 0) + (gameInfo ? 1 : 0);

const isBlank = ({ type, element: { title, description, backgroundImg, avatar }, links }: SiteModule): boolean =>
  type === 'profile' && title.trim() === '' && description.trim() === '' && !backgroundImg && !avatar && links.length === 0;

/**
 * Returns why a module can't be added to the site's others, as a locale key; null where it can. `room`: number of works and articles still
 * allowed.
 */
export function crowdedBy(module: SiteModule, others: readonly SiteModule[], room: number): string | null {
  if (isBlank(module) && others.some(isBlank)) return 'setModule.blankTwice';
  const articles = others.filter(({ type }) => type === 'article').length;
  if (module.type === 'article' && articles >= WEBSITE_ARTICLE_MODULES_MAX) return 'website.errors.tooManyArticles';
  return namedIn(module) > room ? 'website.errors.tooManyResources' : null;
}

/** Returns one module's errors by the schema of the API: field → locale key. */
export function moduleFaults(module: SiteModule): ReadonlyMap<string, string> {
  const parsed = websiteModuleInput.safeParse(toInput(module));
  return new Map(parsed.success ? [] : parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

/** Returns the keys of a field's error for `t`: the schema's own key, with a general one as fallback. */
export function faultOf(module: SiteModule, field: string): [string, string] | undefined {
  const key = moduleFaults(module).get(field);
  return key === undefined ? undefined : [key, 'invalid.text'];
}
