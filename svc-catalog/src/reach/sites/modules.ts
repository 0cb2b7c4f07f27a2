import type { WebsiteModuleInput, WebsiteModuleType, WebsiteResourceType } from '@meowtale/contracts/inputs/catalog/site-module';
import type { WantedImage } from '../../library/files/model.ts';

export interface StoredResource {
  resourceType: WebsiteResourceType;
  resourceUUID: string;
}
export interface StoredItem extends StoredResource {
  cid: string;
  isActive: boolean;
}

/** A module as stored, with ids of pictures, works and articles instead of their data. */
export interface StoredModule {
  cid: string;
  type: WebsiteModuleType;
  layout: string;
  isActive: boolean;
  element: { title: string; description: string; backgroundImg: string | null; avatar: string | null };
  list: StoredItem[];
  links: { cid: string; title: string; url: string }[];
  article: StoredResource | null;
  gameInfo: StoredResource | null;
}

/** A module of any stored age: early ones were all profiles, without these fields. */
export type EarlierModule = Omit<StoredModule, 'list' | 'links' | 'article' | 'gameInfo'> & Partial<StoredModule>;

export const readModule = (module: EarlierModule): StoredModule => ({ list: [], links: [], article: null, gameInfo: null, ...module });

export function toStored({ element, layout, isActive, list, ...module }: WebsiteModuleInput): StoredModule {
  const { title, description, backgroundImg, avatar } = element;
  return {
    ...module,
    layout: layout ?? 'default',
    isActive: isActive ?? true,
    element: { title: title ?? '', description: description ?? '', backgroundImg: backgroundImg ?? null, avatar: avatar ?? null },
    list: list.map((item) => ({ ...item, isActive: item.isActive ?? true })),
  };
}

/** Returns the pictures of modules, each with the input path that named it. */
export const picturesIn = (modules: readonly StoredModule[]): WantedImage[] =>
  modules.flatMap(({ element }, at) => {
    const path = `config.modules.${at}.element`;
    const wanted: WantedImage[] = [];
    if (element.backgroundImg) wanted.push({ path: `${path}.backgroundImg`, uuid: element.backgroundImg, target: 'siteBackground' });
    if (element.avatar) wanted.push({ path: `${path}.avatar`, uuid: element.avatar, target: 'siteAvatar' });
    return wanted;
  });

export interface NamedResource extends StoredResource {
  path: string;
}

/** Returns the works and articles of modules, each with the input path that named it. */
export const resourcesIn = (modules: readonly StoredModule[]): NamedResource[] =>
  modules.flatMap(({ list, article, gameInfo }, at) => {
    const path = `config.modules.${at}`;
    const references = list.map((item, place) => ({ ...item, path: `${path}.list.${place}.resourceUUID` }));
    if (article) references.push({ ...article, path: `${path}.article.resourceUUID` } as (typeof references)[number]);
    if (gameInfo) references.push({ ...gameInfo, path: `${path}.gameInfo.resourceUUID` } as (typeof references)[number]);
    return references;
  });

/** Returns the ids of one kind; `game` and `store` are both listings. */
export const uuidsOf = (resources: readonly StoredResource[], kind: 'store' | 'store_ad_link' | 'website_article'): string[] =>
  resources.flatMap(({ resourceType, resourceUUID }) =>
    (resourceType === 'game' ? 'store' : resourceType) === kind ? [resourceUUID] : [],
  );
