import { STORE_CATEGORIES } from '@meowtale/contracts';
import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts/locales';
import { formatCoins } from '@meowtale/web-kit';
import type { TFunction } from 'i18next';
import { systemKey } from '../detail/system-key.ts';
import type { StoreFilters } from './filters.ts';

/** One active filter: its label, and the filters without it. */
export interface FilterPart {
  key: string;
  label: string;
  without: Partial<StoreFilters>;
  /** The language of the label, when it is a creator's or a language's own name. */
  lang?: string;
}

interface Said {
  t: TFunction;
  locale: Locale;
  /** The name of the chosen creator; empty while unknown. */
  creatorName: string;
}

const less = <T>(list: readonly T[], value: T) => list.filter((item) => item !== value);

function categoryParts({ categories }: StoreFilters, { t }: Said): FilterPart[] {
  if (categories.length === STORE_CATEGORIES.length)
    return [{ key: 'category', label: t('filters.everyCategory'), without: { categories: [] } }];
  return categories.map((category) => ({
    key: `category ${category}`,
    label: t(`category.${category}`),
    without: { categories: less(categories, category) },
  }));
}

function priceParts({ priceMin, priceMax }: StoreFilters, { t, locale }: Said): FilterPart[] {
  if (priceMin === null && priceMax === null) return [];
  const [min, max] = [priceMin ?? 0, priceMax ?? 0].map((coins) => formatCoins(coins, locale));
  const key = priceMax === null ? 'filters.from' : priceMin === null ? 'filters.upTo' : 'filters.between';
  return [{ key: 'price', label: t(key, { min, max }), without: { priceMin: null, priceMax: null } }];
}

/** Returns the active filters besides the keyword, as labels. */
export function filterParts(filters: StoreFilters, said: Said): FilterPart[] {
  const { t } = said;
  const { free, sale, languages, systems, serial, release, tags, without, creator, platform } = filters;
  const parts: (FilterPart | false | null)[] = [
    ...categoryParts(filters, said),
    ...priceParts(filters, said),
    sale && { key: 'sale', label: t('filters.sale'), without: { sale: false } },
    free && { key: 'free', label: t('price.free'), without: { free: false } },
    serial !== null && { key: 'serial', label: t(`serial.${serial}`), without: { serial: null } },
    release !== null && { key: 'release', label: t(`release.${release}`), without: { release: null } },
    ...languages.map((language) => ({
      key: `language ${language}`,
      label: LOCALE_NATIVE_NAMES[language as Locale],
      lang: language,
      without: { languages: less(languages, language) },
    })),
    ...systems.map((system) => ({
      key: `system ${system}`,
      label: t(`system.${systemKey(system)}`),
      without: { systems: less(systems, system) },
    })),
    creator !== null && { key: 'creator', label: t('filters.by', { name: said.creatorName || '…' }), without: { creator: null } },
    ...tags.map((tag) => ({ key: `tag ${tag}`, label: t('filters.tagged', { tag }), without: { tags: less(tags, tag) } })),
    ...without.map((tag) => ({ key: `without ${tag}`, label: t('filters.notTagged', { tag }), without: { without: less(without, tag) } })),
    platform !== null && { key: 'platform', label: t(`platform.${platform}`), without: { platform: null } },
  ];
  return parts.filter((part) => part !== null && part !== false);
}

/** Returns the same with the keyword, which may be the reason for an empty result. */
export function allParts(filters: StoreFilters, said: Said): FilterPart[] {
  const keywordPart = { key: 'keyword', label: filters.keyword, without: { keyword: '' } };
  return [...(filters.keyword ? [keywordPart] : []), ...filterParts(filters, said)];
}
