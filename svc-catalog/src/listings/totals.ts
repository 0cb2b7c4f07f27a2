import { LAST_NUMBERED_PAGE } from '@meowtale/contracts';
import type { Db } from '../database.ts';
import { countAllShelf, countShelf, type ShelfFilter } from './list-repository.ts';

const FRESH_MS = 300_000;
/** That many are gathered and put in order sooner than as many pages are looked for in the order of a large shelf. */
export const FEW = 3000;

export interface Total {
  count: number;
  /** False: there are more than `count`. */
  isExact: boolean;
}

interface Known {
  count: Promise<number>;
  at: number;
}

/** Large shelves that were counted to the end, a process's own. */
const counted = new WeakMap<Db, Map<string, Known>>();

/**
 * How many listings fit, counted as far as pages have numbers. A whole shelf, or whole categories of it, is counted to its end,
 * which takes long where it is large: then at most every five minutes.
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

/** Whether so few fit, words aside, that they are best gathered before they are put in order. */
export async function areFew(db: Db, filter: ShelfFilter): Promise<boolean> {
  const shelf = { ...filter, terms: null };
  return shelfKey(shelf) === null && (await countShelf(db, shelf, FEW)) <= FEW;
}

/** The shelf that a filter stands for when nothing but a platform and categories narrow it. */
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
