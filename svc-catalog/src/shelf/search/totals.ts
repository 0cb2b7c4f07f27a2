import { LAST_NUMBERED_PAGE } from '@meowtale/contracts';
import type { Db } from '../../database.ts';
import { countAllShelf, countShelf, type ShelfFilter } from './list-repository.ts';

const FRESH_MS = 300_000;
/** Up to this number, gathering and sorting is faster than searching in the order of a large shelf. */
export const FEW = 3000;

export interface Total {
  count: number;
  /** False if there are more than `count`. */
  isExact: boolean;
}

interface Known {
  count: Promise<number>;
  at: number;
}

/** Counts of whole shelves, cached per process. */
const counted = new WeakMap<Db, Map<string, Known>>();

/**
 * Counts matches, as far as pages have numbers. A whole shelf, or whole categories of it, is counted completely, which is slow for large
 * ones: then at most every five minutes.
 */
export async function totalOf(db: Db, filter: ShelfFilter, pageSize: number, few = false): Promise<Total> {
  const most = LAST_NUMBERED_PAGE * pageSize;
  const shelf = shelfKey(filter);
  const known = shelf === null ? undefined : knownOf(db).get(shelf);
  if (known && performance.now() - known.at < FRESH_MS) return { count: await known.count, isExact: true };
  const count = await countShelf(db, filter, most, few);
  if (count <= most) return { count, isExact: true };
  if (shelf === null) return { count: most, isExact: false };
  return { count: await countOnce(db, filter, shelf), isExact: true };
}

/** Returns whether so few match, words aside, that they are gathered before sorting. */
export async function areFew(db: Db, filter: ShelfFilter): Promise<boolean> {
  const shelf = { ...filter, terms: null };
  return shelfKey(shelf) === null && (await countShelf(db, shelf, FEW)) <= FEW;
}

/** Returns the cache key of a filter that has only a platform and categories; null for others. */
function shelfKey({ platformKey, categories, ...narrower }: ShelfFilter): string | null {
  const isNarrowed = Object.values(narrower).some((value) => value != null && !(Array.isArray(value) && value.length === 0));
  return isNarrowed ? null : JSON.stringify([platformKey ?? '', ...[...new Set(categories)].toSorted()]);
}

function knownOf(db: Db): Map<string, Known> {
  const known = counted.get(db) ?? new Map<string, Known>();
  counted.set(db, known);
  return known;
}

function countOnce(db: Db, filter: ShelfFilter, shelf: string): Promise<number> {
  const known = knownOf(db);
  const count = countAllShelf(db, filter);
  known.set(shelf, { count, at: performance.now() });
  count.catch(() => known.delete(shelf));
  return count;
}
