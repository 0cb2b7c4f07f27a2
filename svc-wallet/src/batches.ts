import type { RequestContext } from '@meowtale/service-kit';

interface Batch<T> {
  uuids: Set<string>;
  found: Promise<ReadonlyMap<string, T>>;
}

/**
 * Asks for one thing of a request at a time, by its uuid, and answers all that the same turn of the event loop asks for with
 * one `load`: a list's rows are resolved one after the other. Undefined where there is none.
 */
export function batched<T>(
  load: (context: RequestContext, uuids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (context: RequestContext, uuid: string) => Promise<T | undefined> {
  const batches = new WeakMap<RequestContext, Batch<T>>();
  return async (context, uuid) => {
    let batch = batches.get(context);
    if (!batch) {
      const uuids = new Set<string>();
      const found = Promise.resolve().then(() => {
        batches.delete(context);
        return load(context, [...uuids]);
      });
      batch = { uuids, found };
      batches.set(context, batch);
    }
    batch.uuids.add(uuid);
    return (await batch.found).get(uuid);
  };
}
