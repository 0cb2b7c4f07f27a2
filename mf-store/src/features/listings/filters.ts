import {
  FILTER_TAGS_MAX,
  OPEN_CATEGORIES,
  PLATFORMS,
  type PlatformKey,
  STORE_CATEGORIES,
  type StoreCategory,
  SYSTEMS,
} from '@meowtale/contracts';
import { LOCALES } from '@meowtale/contracts/locales';
import { beginning, isLongerThan } from '@meowtale/contracts/text/characters';
import { pageOf, paths } from '@meowtale/web-kit';

/** The filters in the list's address (SPEC §2: category, price range, supported language; and the others of findStore). Prices in coins. */
export interface StoreFilters {
  keyword: string;
  categories: readonly StoreCategory[];
  priceMin: number | null;
  priceMax: number | null;
  free: boolean;
  sale: boolean;
  languages: readonly string[];
  systems: readonly string[];
  serial: string | null;
  release: string | null;
  tags: readonly string[];
  without: readonly string[];
  /** A person's uuid. */
  creator: string | null;
  platform: PlatformKey | null;
  order: string;
  page: number;
  /** The cursor at which the part before ended, beyond the numbered pages. */
  after: string | null;
}

export const SERIAL_STATUSES = ['ongoing', 'completed'] as const;
export const RELEASE_TYPES = ['early_access', 'official'] as const;
/** `relevance-desc` needs a keyword, and is the default with one. */
const BY_WORDS = 'relevance-desc';
const ORDERS = [
  'released_at-desc',
  'released_at-asc',
  'order1_count-desc',
  'like_count-desc',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
] as const;
export const MAX_PRICE = 1_000_000;
export const TAG_MAX = 30;

/** Returns the orders that a list can have, the default first. */
export const ordersFor = (keyword: string): readonly string[] => (keyword ? [BY_WORDS, ...ORDERS] : ORDERS);

function readList<T extends string>(text: string | null, allowed: readonly T[]): T[] {
  const given = new Set((text ?? '').split(','));
  return allowed.filter((value) => given.has(value));
}

const readOne = <T extends string>(text: string | null, allowed: readonly T[]): T | null => allowed.find((value) => value === text) ?? null;

function readPrice(text: string | null): number | null {
  if (text === null || !/^\d{1,7}$/.test(text)) return null;
  return Math.min(Number(text), MAX_PRICE);
}

function readTags(given: readonly string[]): string[] {
  const tags = given.map((tag) => tag.trim()).filter((tag) => tag !== '' && !isLongerThan(tag, TAG_MAX));
  return [...new Set(tags)].slice(0, FILTER_TAGS_MAX);
}

/** Reads an address's query; unknown values are left out, so that no address can break the page. */
export function readFilters(search: string): StoreFilters {
  const query = new URLSearchParams(search);
  const keyword = beginning(query.get('keyword') ?? '', 100).trim();
  const orders = ordersFor(keyword);
  const creator = query.get('creator') ?? '';
  const after = query.get('after');
  return {
    keyword,
    categories: readList(query.get('category'), STORE_CATEGORIES),
    priceMin: readPrice(query.get('priceMin')),
    priceMax: readPrice(query.get('priceMax')),
    free: query.get('free') === '1',
    sale: query.get('sale') === '1',
    languages: readList(query.get('language'), LOCALES),
    systems: readList(query.get('system'), SYSTEMS),
    serial: readOne(query.get('serial'), SERIAL_STATUSES),
    release: readOne(query.get('release'), RELEASE_TYPES),
    tags: readTags(query.getAll('tag')),
    without: readTags(query.getAll('without')),
    creator: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(creator) ? creator : null,
    platform: readOne(query.get('platform'), PLATFORMS),
    order: readOne(query.get('order'), orders) ?? orders[0] ?? '',
    page: pageOf(search),
    after: after && /^[\w-]{1,500}$/.test(after) ? after : null,
  };
}

export const NO_FILTERS = readFilters('');

/**
 * Returns the address of a list; defaults are left out. Any change except of the page starts at page 1, and a list in its default order
 * stays in it when a keyword is added or removed.
 */
export function filtersPath(filters: StoreFilters, change: Partial<StoreFilters> = {}): string {
  const next = { ...filters, page: 1, after: null, ...change };
  const stoodByItself = filters.order === ordersFor(filters.keyword)[0] && change.order === undefined;
  const isUsual = stoodByItself || next.order === ordersFor(next.keyword)[0] || !ordersFor(next.keyword).includes(next.order);
  return paths.stores({
    category: next.categories,
    language: next.languages,
    priceMin: next.priceMin ?? undefined,
    priceMax: next.priceMax ?? undefined,
    free: next.free ? 1 : undefined,
    sale: next.sale ? 1 : undefined,
    system: next.systems,
    serial: next.serial ?? undefined,
    release: next.release ?? undefined,
    tag: next.tags,
    without: next.without,
    creator: next.creator ?? undefined,
    platform: next.platform ?? undefined,
    keyword: next.keyword,
    order: isUsual ? undefined : next.order,
    page: next.page,
    after: next.after ?? undefined,
  });
}

/** Returns the filters for findStore's `q`. Adult works are queried by their category only, which brings the gate. */
function narrowing(filters: StoreFilters) {
  const { keyword, priceMin, priceMax, free, sale, languages, systems, serial, release, tags, without, creator } = filters;
  return {
    categories: filters.categories.length ? filters.categories : OPEN_CATEGORIES,
    ...(keyword && { keyword }),
    ...(languages.length > 0 && { languages }),
    ...(priceMin !== null && { priceMin }),
    ...(priceMax !== null && { priceMax }),
    ...(free && { free }),
    ...(sale && { discounted: true }),
    ...(systems.length > 0 && { systems }),
    ...(serial && { serialStatus: serial }),
    ...(release && { releaseType: release }),
    ...(tags.length > 0 && { tags }),
    ...(without.length > 0 && { excludedTags: without }),
    ...(creator && { author: creator }),
  };
}

/** Returns the variables of `findStore` for a page of a list. */
export function listVariables(filters: StoreFilters, pageSize: number) {
  const { platform, order, page, after } = filters;
  const place = after ? { after } : { page };
  return { platform, q: { ...place, pageSize, orderField: order, ...narrowing(filters) } };
}

/** Returns the variables that query only the count. */
export const countVariables = (filters: StoreFilters) => ({ platform: filters.platform, q: { pageSize: 1, ...narrowing(filters) } });
