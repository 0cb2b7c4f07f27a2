import { STORE_CATEGORIES } from '@meowtale/contracts';
import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts/locales';
import { formatCoins } from '@meowtale/web-kit';
import type { TFunction } from 'i18next';
import { systemKey } from '../detail/system-key.ts';
import type { StoreFilters } from './filters.ts';

/** One thing that a list is narrowed by: what it says, and what the filters are without it. */
export interface FilterPart {
  key: string;
  label: string;
  without: Partial<StoreFilters>;
  /** The language of what a creator or a language calls itself. */
  lang?: string;
}

interface Said {
  t: TFunction;
  locale: Locale;
  /** By what name the chosen creator goes; empty while nobody has said. */
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

/** All that a list is narrowed by beside its words, as a person reads it. */
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

/** The words too, which are a part of what nothing may fit. */
export function allParts(filters: StoreFilters, said: Said): FilterPart[] {
  const words = { key: 'keyword', label: filters.keyword, without: { keyword: '' } };
  return [...(filters.keyword ? [words] : []), ...filterParts(filters, said)];
}
