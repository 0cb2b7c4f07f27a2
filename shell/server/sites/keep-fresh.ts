import { setTimeout as wait } from 'node:timers/promises';

export interface Keeping<T> {
  /** How old a thing may be that is handed out without being made anew. */
  freshMs: number;
  /** How long the last good one stands in before what failed is tried again. */
  retryMs: number;
  /** How long the making of a thing may take whose last good one could be handed out instead. */
  patienceMs: number;
  /** So many are kept; the longest unused leaves first. */
  most: number;
  /** What says that there is nothing is kept apart, in as much room: however many ask for it, it drives out nothing that is there. */
  isNothing: (thing: T) => boolean;
}

interface Kept<T> {
  thing: T;
  at: number;
  goodForMs: number;
}

/** What is being made, or what there is if that takes too long. */
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
 * Keeps what is dear to make: who asks for the same at once waits for one making of it, and while it can't be made the last
 * good one is handed out.
 * @throws what `make` threw, when there never was a good one
 */
export function keepFresh<T>({ freshMs, retryMs, patienceMs, most, isNothing }: Keeping<T>, now: () => number = Date.now) {
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

  /** `withinMs`: for whom less is fresh, and who waits for what is. */
  return (key: string, make: () => Promise<T>, withinMs?: number): Promise<T> => {
    const known = find(key);
    if (known && now() - known.at < Math.min(known.goodForMs, withinMs ?? freshMs)) return Promise.resolve(known.thing);
    const begun = making.get(key) ?? renew(key, make);
    if (!making.has(key)) making.set(key, begun);
    return known && withinMs === undefined ? sooner(begun, known.thing, patienceMs) : begun;
  };
}
