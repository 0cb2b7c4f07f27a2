import { OPEN_CATEGORIES, STORE_CATEGORIES, type StoreCategory } from '@meowtale/contracts';
import { LOCALES } from '@meowtale/contracts/locales';
import { pageOf, paths } from '@meowtale/web-kit';

/** What the list's address says (SPEC §2: category, price range, supported language). Prices in coins. */
export interface StoreFilters {
  categories: readonly StoreCategory[];
  languages: readonly string[];
  priceMin: number | null;
  priceMax: number | null;
  keyword: string;
  order: string;
  page: number;
}

export const ORDERS = ['released_at-desc', 'released_at-asc', 'price-asc', 'price-desc'] as const;
const MAX_PRICE = 1_000_000;

function readList<T extends string>(text: string | null, allowed: readonly T[]): T[] {
  const given = new Set((text ?? '').split(','));
  return allowed.filter((value) => given.has(value));
}

function readPrice(text: string | null): number | null {
  if (text === null || !/^\d{1,7}$/.test(text)) return null;
  return Math.min(Number(text), MAX_PRICE);
}

/** Reads an address's query; whatever isn't a known value is left out, so that no address can break the page. */
export function readFilters(search: string): StoreFilters {
  const query = new URLSearchParams(search);
  const order = query.get('order') ?? '';
  return {
    categories: readList(query.get('category'), STORE_CATEGORIES),
    languages: readList(query.get('language'), LOCALES),
    priceMin: readPrice(query.get('priceMin')),
    priceMax: readPrice(query.get('priceMax')),
    keyword: (query.get('keyword') ?? '').slice(0, 100).trim(),
    order: ORDERS.find((known) => known === order) ?? ORDERS[0],
    page: pageOf(search),
  };
}

/** The address of a list; what equals the default is left out. Any change but the page itself starts at page 1. */
export function filtersPath(filters: StoreFilters, change: Partial<StoreFilters> = {}): string {
  const next = { ...filters, page: 1, ...change };
  return paths.stores({
    category: next.categories,
    language: next.languages,
    priceMin: next.priceMin ?? undefined,
    priceMax: next.priceMax ?? undefined,
    keyword: next.keyword,
    order: next.order === ORDERS[0] ? undefined : next.order,
    page: next.page === 1 ? undefined : next.page,
  });
}

/** The variables of `findStore` for a list's filters. Adult works are asked for by their category alone, which brings the gate. */
export function filtersToQuery(filters: StoreFilters, pageSize: number) {
  return {
    page: filters.page,
    pageSize,
    orderField: filters.order,
    categories: filters.categories.length ? filters.categories : OPEN_CATEGORIES,
    ...(filters.keyword ? { keyword: filters.keyword } : {}),
    ...(filters.languages.length ? { languages: filters.languages } : {}),
    ...(filters.priceMin === null ? {} : { priceMin: filters.priceMin }),
    ...(filters.priceMax === null ? {} : { priceMax: filters.priceMax }),
  };
}

export function isFiltered(filters: StoreFilters): boolean {
  return (
    filters.categories.length + filters.languages.length > 0 ||
    filters.priceMin !== null ||
    filters.priceMax !== null ||
    filters.keyword !== ''
  );
}
