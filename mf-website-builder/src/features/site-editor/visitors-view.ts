import { isAdultCategory } from '@meowtale/contracts/categories';
import type { SiteItem, SiteModule, SiteWork } from './documents.ts';

const isOnSale = (store: SiteWork | null | undefined): boolean => store != null && store.status !== 'off';
const isSeen = ({ isActive, article, store }: SiteItem): boolean => isActive && (article !== null || isOnSale(store));

/** Returns a module as visitors get it, by the rule of the service; null when it is hidden or has nothing to show. */
export function forVisitors(module: SiteModule): SiteModule | null {
  const { type, isActive, list, article, gameInfo } = module;
  if (!isActive) return null;
  if (type === 'profile') return module;
  if (type === 'article') return article?.article ? module : null;
  if (type === 'game-info') return isOnSale(gameInfo?.store) ? module : null;
  const seen = list.filter(isSeen);
  return seen.length > 0 ? { ...module, list: seen } : null;
}

/** Returns the locale key of what visitors get of a work or article, where that isn't everything; null where it is. */
export function limitedTo({ store, article = null }: { store: SiteWork | null; article?: object | null }): string | null {
  if (!store && !article) return 'module.goneText';
  if (!store) return null;
  if (!isOnSale(store)) return 'module.offSale';
  return isAdultCategory(store.category) ? 'module.adult' : null;
}

/** What visitors don't see of a module's works and articles, or see only in part. */
interface Hidden {
  gone: number;
  offSale: number;
  /** Works for adults, of which visitors see only the name. */
  adult: number;
  /** Nothing is left, so that visitors don't see the module, although it is shown. */
  whole: boolean;
}

export function hiddenFrom(module: SiteModule): Hidden {
  const { list, article, gameInfo, isActive } = module;
  const works = [...list.flatMap(({ store }) => store ?? []), ...(gameInfo?.store ? [gameInfo.store] : [])];
  const onSale = works.filter(isOnSale);
  const gone =
    list.filter((item) => !item.store && !item.article).length + Number(article?.article === null) + Number(gameInfo?.store === null);
  return {
    gone,
    offSale: works.length - onSale.length,
    adult: onSale.filter(({ category }) => isAdultCategory(category)).length,
    whole: isActive && forVisitors(module) === null,
  };
}
