import { TRACKING_PREFETCH_MS } from '@meowtale/contracts';
import type { KnownLink, Visitor } from './visitor.ts';

/** Returns whether a uid is that of a link in use, to this listing if one is given; null when the query failed. */
export type IsValid = (uid: string, storeId: string | null) => Promise<boolean | null>;

/** Waits for a result at most as long as a page may wait for tracking (SPEC §9). */
export function inTime<T, F>(answer: Promise<T>, otherwise: F): Promise<T | F> {
  const { promise, resolve } = Promise.withResolvers<F>();
  const timer = setTimeout(() => resolve(otherwise), TRACKING_PREFETCH_MS);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

/** Creates the store of the visitor's tracked links: of those to a listing the last valid one counts. */
export function createAdLinks(visitor: Pick<Visitor, 'links' | 'cameBy' | 'drop'>, isValid: IsValid) {
  const confirmed = new Set<string>();
  const nameOf = (uid: string, storeId: string) => `${uid} ${storeId}`;

  async function holds({ uid }: KnownLink, storeId: string): Promise<boolean | null> {
    const name = nameOf(uid, storeId);
    if (confirmed.has(name)) return true;
    const valid = await isValid(uid, storeId);
    if (valid) confirmed.add(name);
    return valid;
  }
  const fitting = (storeId: string) => visitor.links().filter((link) => link.storeId === null || link.storeId === storeId);

  async function find(storeId: string): Promise<string | null> {
    for (const link of fitting(storeId)) {
      const valid = await holds(link, storeId);
      // After a failed query the wallet decides: an invalid link pays no one.
      if (valid !== false) return link.uid;
      if (link.storeId === storeId) visitor.drop(link.uid);
    }
    return null;
  }
  return {
    /** Records a visit by a link. Returns whether it is valid; an invalid one is dropped. */
    async visit(uid: string, storeId: string | null): Promise<boolean | null> {
      visitor.cameBy({ uid, storeId });
      const valid = await isValid(uid, storeId);
      if (valid === false) visitor.drop(uid);
      if (valid && storeId) confirmed.add(nameOf(uid, storeId));
      return valid;
    },
    /** Returns the link whose owner is paid when this listing is bought now. */
    of: (storeId: string): Promise<string | null> => inTime(find(storeId), fitting(storeId)[0]?.uid ?? null),
  };
}
