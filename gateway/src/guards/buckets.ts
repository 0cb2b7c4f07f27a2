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

export interface Buckets {
  /** Takes from a key's bucket. Returns 0 if it held as much, else the seconds until it will; then nothing is taken. */
  take(key: string, amount: number): number;
  /** Returns whether a key's bucket is full. */
  isFull(key: string): boolean;
  /** Takes what was spent elsewhere, also more than there is: down to as much below 0 as a full bucket holds. */
  drain(key: string, amount: number): void;
}

/** Makes buckets that fill steadily; the least recently used are forgotten first. */
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
