import { setTimeout as wait } from 'node:timers/promises';

export interface CacheOptions<T> {
  /** Age up to which a value is returned without being created again. */
  freshMs: number;
  /** Wait before a failed value is tried again, while the last good one is returned. */
  retryMs: number;
  /** Maximum wait for a new value when the last good one could be returned instead. */
  patienceMs: number;
  /** Maximum number of cached values; the least recently used is removed first. */
  most: number;
  /**
   * Recognizes negative results, which are cached separately and with the same limit, so that requests for them remove no positive ones.
   */
  isNothing: (thing: T) => boolean;
}

interface Kept<T> {
  thing: T;
  at: number;
  goodForMs: number;
}

/** Returns the new value, or the last one if that takes too long. */
async function sooner<T>(making: Promise<T>, last: T, patienceMs: number): Promise<T> {
  const done = new AbortController();
  const late = wait(patienceMs, last, { signal: done.signal, ref: false }).catch(() => last);
  try {
    return await Promise.race([making, late]);
  } finally {
    done.abort();
  }
}

/**
 * Caches values that are expensive to create: concurrent requests share one creation, and while it fails the last good value is returned.
 * @throws the error of `make`, when there never was a good value
 */
export function cacheFresh<T>({ freshMs, retryMs, patienceMs, most, isNothing }: CacheOptions<T>, now: () => number = Date.now) {
  const [there, nothing] = [new Map<string, Kept<T>>(), new Map<string, Kept<T>>()];
  const making = new Map<string, Promise<T>>();
  const find = (key: string) => there.get(key) ?? nothing.get(key);

  function put(key: string, thing: T, goodForMs: number): void {
    for (const shelf of [there, nothing]) shelf.delete(key);
    const shelf = isNothing(thing) ? nothing : there;
    shelf.set(key, { thing, at: now(), goodForMs });
    const oldest = shelf.keys().next().value;
    if (shelf.size > most && oldest !== undefined) shelf.delete(oldest);
  }

  async function renew(key: string, make: () => Promise<T>): Promise<T> {
    try {
      const thing = await make();
      put(key, thing, freshMs);
      return thing;
    } catch (error) {
      const last = find(key);
      if (!last) throw error;
      put(key, last.thing, retryMs);
      return last.thing;
    } finally {
      making.delete(key);
    }
  }

  /** `withinMs` is a stricter age limit, with which the caller waits for a fresh value. */
  return (key: string, make: () => Promise<T>, withinMs?: number): Promise<T> => {
    const known = find(key);
    if (known && now() - known.at < Math.min(known.goodForMs, withinMs ?? freshMs)) return Promise.resolve(known.thing);
    const begun = making.get(key) ?? renew(key, make);
    if (!making.has(key)) making.set(key, begun);
    return known && withinMs === undefined ? sooner(begun, known.thing, patienceMs) : begun;
  };
}
