import { createHash, randomUUID } from 'node:crypto';
import type { Broadcast } from '@meowtale/service-kit';
import { z } from 'zod';
import { type BucketOptions, type Buckets, createBuckets } from './buckets.ts';

/** Interval at which this gateway sends what it spent to the others. */
const SHARE_EVERY_MS = 250;
/** Entries per message, well below NATS' limit of 1 MB. */
const MOST_PER_MESSAGE = 10_000;
const KEY_CHARACTERS = 16;

const messageSchema = z.object({
  from: z.string(),
  spent: z.array(z.tuple([z.string(), z.string(), z.number().positive()])).max(MOST_PER_MESSAGE),
});

export interface SharedBuckets {
  /** Creates the buckets of one limit; its name must be the same in every gateway. */
  create(name: string, options: Pick<BucketOptions, 'most' | 'everyMs'>): Pick<Buckets, 'take' | 'isFull'>;
  /** Takes what another gateway spent from the buckets here. */
  hear(message: unknown): void;
  /** Sends what was spent here since the last time. */
  share(broadcast: Pick<Broadcast, 'send'>): void;
}

/**
 * Creates buckets that all gateways share: each counts locally and sends what it took to the others four times a second. Without NATS
 * each counts alone. Keys leave the process only as hashes.
 */
export function createSharedBuckets(now: () => number = Date.now): SharedBuckets {
  const from = randomUUID();
  const limits = new Map<string, Buckets>();
  const spent = new Map<string, [name: string, key: string, amount: number]>();
  return {
    create(name, options) {
      const buckets = createBuckets({ ...options, now });
      limits.set(name, buckets);
      const hashed = (key: string) => createHash('sha256').update(key).digest('base64').slice(0, KEY_CHARACTERS);
      return {
        take(key, amount) {
          const hash = hashed(key);
          const retryAfterSeconds = buckets.take(hash, amount);
          if (retryAfterSeconds > 0 || amount <= 0) return retryAfterSeconds;
          const id = `${name} ${hash}`;
          spent.set(id, [name, hash, (spent.get(id)?.[2] ?? 0) + amount]);
          return 0;
        },
        isFull: (key) => buckets.isFull(hashed(key)),
      };
    },
    hear(message) {
      const payload = messageSchema.parse(message);
      if (payload.from === from) return;
      for (const [name, key, amount] of payload.spent) limits.get(name)?.drain(key, amount);
    },
    share(broadcast) {
      const entries = [...spent.values()];
      spent.clear();
      for (let at = 0; at < entries.length; at += MOST_PER_MESSAGE) {
        broadcast.send({ from, spent: entries.slice(at, at + MOST_PER_MESSAGE) });
      }
    },
  };
}

/** Shares the buckets periodically. Returns the function that ends it. */
export function shareSteadily(buckets: SharedBuckets, broadcast: Broadcast): () => Promise<void> {
  const timer = setInterval(() => buckets.share(broadcast), SHARE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    buckets.share(broadcast);
    await broadcast.close();
  };
}
