import { OPEN_CATEGORIES, STORE_CATEGORIES } from '@meowtale/contracts';
import type { Actor } from '@meowtale/service-kit';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../database.ts';
import { authorTerm, categoryTerm, findIndexedTerms, tagTerm } from '../../publishing/indexing/model.ts';
import { findReleased, type ListingRow } from '../../publishing/listings/model.ts';
import { findOwned } from '../entitlements/service.ts';
import { findWished } from '../wishlist/model.ts';
import type { ShelfFilter } from './list-repository.ts';
import { listAlike, listLiked, type Sign } from './recommend-repository.ts';

/** Weights of what two works have in common. */
const WEIGHTS = { tag: 3, author: 2, category: 1 } as const;
/** Number of a person's last purchases and wishes that are read, and of their most common signs that are used. */
const TASTE_WORKS = 30;
/** More than a person owns or wishes for; none of them is recommended. */
const KNOWN_MAX = 10_000;
const TASTE_SIGNS = 12;

interface Wanted {
  filter: ShelfFilter;
  limit: number;
}

/**
 * Returns works that share tags, creators and categories with those the person owns or wishes for, the most similar first, then by
 * popularity, without their own, owned and wished-for ones. The rest, and all for a guest, are the most liked of each category in turn. The
 * result is deterministic.
 */
export async function recommended(db: Db, { actor, filter, limit }: Wanted & { actor: Actor }): Promise<ListingRow[]> {
  const shelf = openUnlessNamed(filter, []);
  const person = actor.kind === 'user' ? actor.uuid : null;
  const known = person ? await Promise.all([findOwned(db, person, KNOWN_MAX), findWished(db, person, KNOWN_MAX)]) : [];
  const last = known.flatMap((uuids) => uuids.slice(0, TASTE_WORKS));
  const signs = last.length > 0 ? await signsOf(db, await findReleased(db, last)) : [];
  const not = { uuids: known.flat(), ownerUuid: person };
  const alike = signs.length > 0 ? await listAlike(db, { filter: shelf, signs, not, limit }) : [];
  return fillUp(db, alike, { filter: shelf, limit, not });
}

/** Returns works similar to a released one, the most similar first, then the most liked, without itself. Empty for an unreleased one. */
export async function related(db: Db, { uuid, filter, limit }: Wanted & { uuid: string }): Promise<ListingRow[]> {
  const [work] = isUuid(uuid) ? await findReleased(db, [uuid]) : [];
  if (!work) return [];
  const shelf = openUnlessNamed(filter, [work.category]);
  return listAlike(db, { filter: shelf, signs: await signsOf(db, [work]), not: { uuids: [uuid], ownerUuid: null }, limit });
}

/** Excludes adult works unless they are of the work's own category, or their category is requested (ADR 10). */
function openUnlessNamed(filter: ShelfFilter, also: readonly string[]): ShelfFilter {
  return filter.categories?.length ? filter : { ...filter, categories: [...new Set([...OPEN_CATEGORIES, ...also])] };
}

/** Returns the signs that the works have in common, the most frequent first. */
async function signsOf(db: Db, works: readonly ListingRow[]): Promise<Sign[]> {
  const weights = new Map<string, number>();
  const add = (term: string, weight: number) => weights.set(term, (weights.get(term) ?? 0) + weight);
  for (const { tags, owner_uuid, category } of works) {
    for (const tag of new Set(tags.map(tagTerm))) add(tag, WEIGHTS.tag);
    add(authorTerm(owner_uuid), WEIGHTS.author);
    add(categoryTerm(category), WEIGHTS.category);
  }
  const first = [...weights].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, TASTE_SIGNS);
  const terms = first.map(([term]) => term);
  const used = new Map((await findIndexedTerms(db, terms)).map(({ term, id }) => [term, id]));
  return first.flatMap(([term, weight]) => {
    const id = used.get(term);
    return id === undefined ? [] : [{ id, weight }];
  });
}

async function fillUp(
  db: Db,
  found: ListingRow[],
  { filter, limit, not }: Wanted & { not: { uuids: string[]; ownerUuid: string | null } },
) {
  if (found.length >= limit) return found;
  const categories = (filter.categories?.length ? filter.categories : STORE_CATEGORIES).map(categoryTerm);
  const signs = (await findIndexedTerms(db, categories)).map(({ id }) => ({ id, weight: 1 }));
  const uuids = [...not.uuids, ...found.map((row) => row.store_uuid)];
  const more = signs.length > 0 ? await listLiked(db, { filter, signs, not: { ...not, uuids }, limit: limit - found.length }) : [];
  return [...found, ...more];
}
