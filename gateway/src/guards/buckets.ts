const MOST_BUCKETS = 50_000;

interface Bucket {
  left: number;
  atMs: number;
}

export interface BucketOptions {
  /** What a full bucket holds, and what flows in again within `everyMs`. */
  most: number;
  everyMs: number;
  now: () => number;
}

/**
 * Buckets that fill steadily; the least recently used are forgotten first. Answers 0 where a key's had as much as was asked for, else
 * in how many seconds it will.
 */
export function createBuckets({ most, everyMs, now }: BucketOptions): (key: string, amount: number) => number {
  const buckets = new Map<string, Bucket>();
  return (key, amount) => {
    const time = now();
    const known = buckets.get(key) ?? { left: most, atMs: time };
    const left = Math.min(most, known.left + ((time - known.atMs) * most) / everyMs);
    const allowed = left >= amount;
    buckets.delete(key);
    buckets.set(key, { left: allowed ? left - amount : left, atMs: time });
    const oldest = buckets.size > MOST_BUCKETS ? buckets.keys().next().value : undefined;
    if (oldest !== undefined) buckets.delete(oldest);
    return allowed ? 0 : Math.ceil(((amount - left) * everyMs) / most / 1000);
  };
}
