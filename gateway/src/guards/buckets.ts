const MOST_BUCKETS = 50_000;

interface Bucket {
  left: number;
  atMs: number;
}

export interface BucketOptions {
  /** Capacity of a bucket, which is refilled within `everyMs`. */
  most: number;
  everyMs: number;
  now: () => number;
}

export interface Buckets {
  /** Takes from a key's bucket and returns 0; if it holds less, takes nothing and returns the seconds until it holds enough. */
  take(key: string, amount: number): number;
  /** Returns whether a key's bucket is full. */
  isFull(key: string): boolean;
  /** Takes what was spent at other gateways; the bucket may become negative, down to minus its capacity. */
  drain(key: string, amount: number): void;
}

/** Creates token buckets by key; evicts the least recently used. */
export function createBuckets({ most, everyMs, now }: BucketOptions): Buckets {
  const buckets = new Map<string, Bucket>();

  function leftOf(key: string): number {
    const time = now();
    const known = buckets.get(key) ?? { left: most, atMs: time };
    return Math.min(most, known.left + ((time - known.atMs) * most) / everyMs);
  }
  function set(key: string, left: number): void {
    buckets.delete(key);
    buckets.set(key, { left, atMs: now() });
    const oldest = buckets.size > MOST_BUCKETS ? buckets.keys().next().value : undefined;
    if (oldest !== undefined) buckets.delete(oldest);
  }
  return {
    take(key, amount) {
      const left = leftOf(key);
      const allowed = left >= amount;
      set(key, allowed ? left - amount : left);
      return allowed ? 0 : Math.ceil(((amount - left) * everyMs) / most / 1000);
    },
    isFull: (key) => leftOf(key) >= most,
    drain: (key, amount) => set(key, Math.max(-most, leftOf(key) - amount)),
  };
}
