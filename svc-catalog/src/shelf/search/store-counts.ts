import type { Db } from '../../database.ts';
import { countStoresOf } from './shelf.ts';

interface Asked {
  uuids: Set<string>;
  counts: Promise<Map<string, number>>;
}

const waiting = new WeakMap<object, Asked>();

/** Returns how many listings of a person are on sale; the calls of one response are batched into one query. */
export async function countWorksOf(context: { db: Db }, uuid: string): Promise<number> {
  let pending = waiting.get(context);
  if (!pending) {
    const uuids = new Set<string>();
    const counts = Promise.resolve().then(() => {
      waiting.delete(context);
      return countStoresOf(context.db, [...uuids]);
    });
    pending = { uuids, counts };
    waiting.set(context, pending);
  }
  pending.uuids.add(uuid);
  return (await pending.counts).get(uuid) ?? 0;
}
