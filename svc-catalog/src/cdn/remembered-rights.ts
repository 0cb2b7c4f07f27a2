import { performance } from 'node:perf_hooks';
import { PLAY_CAPABILITY_SECONDS } from '@meowtale/contracts';

const REFUSED_FOR_MS = PLAY_CAPABILITY_SECONDS * 1000;

/** What the database said of a right, and how long ago. */
export interface Remembered {
  holds: boolean;
  ageMs: number;
}

export interface RememberedRights {
  find(key: string): Remembered | undefined;
  remember(key: string, holds: boolean): void;
}

/**
 * Remembers what the database said of rights. At most `grantsMax` grants are remembered; refusals apart from them and until no
 * capability that was issued before can be alive, so that nothing a caller asks for makes this process forget one.
 */
export function rememberRights(grantsMax: number): RememberedRights {
  const grants = new Map<string, number>();
  const refusals = new Map<string, number>();

  /** The oldest refusal is the first. */
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
