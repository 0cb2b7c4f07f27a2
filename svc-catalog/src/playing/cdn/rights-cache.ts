import { performance } from 'node:perf_hooks';
import { PLAY_CAPABILITY_SECONDS } from '@meowtale/contracts';

const REFUSED_FOR_MS = PLAY_CAPABILITY_SECONDS * 1000;

/** Cached result for a right, and its age. */
export interface CachedRight {
  holds: boolean;
  ageMs: number;
}

export interface RightsCache {
  find(key: string): CachedRight | undefined;
  remember(key: string, holds: boolean): void;
}

/**
 * Caches whether rights are valid. At most `grantsMax` valid ones are cached; invalid ones separately and until every capability issued
 * before has expired, so that no requests can evict them.
 */
export function cacheRights(grantsMax: number): RightsCache {
  const grants = new Map<string, number>();
  const refusals = new Map<string, number>();

  /** Insertion order is by time. */
  function dropOldRefusals(now: number): void {
    for (const [key, at] of refusals) {
      if (now - at < REFUSED_FOR_MS) return;
      refusals.delete(key);
    }
  }

  return {
    find(key) {
      const now = performance.now();
      const refusedAt = refusals.get(key);
      if (refusedAt !== undefined) return { holds: false, ageMs: now - refusedAt };
      const grantedAt = grants.get(key);
      return grantedAt === undefined ? undefined : { holds: true, ageMs: now - grantedAt };
    },
    remember(key, holds) {
      const now = performance.now();
      refusals.delete(key);
      if (!holds) {
        grants.delete(key);
        dropOldRefusals(now);
        refusals.set(key, now);
        return;
      }
      if (grants.size >= grantsMax) grants.clear();
      grants.set(key, now);
    },
  };
}
