import type { RequestContext } from '@meowtale/service-kit';

interface Batch<T> {
  uuids: Set<string>;
  found: Promise<ReadonlyMap<string, T>>;
}

/**
 * Returns a function that loads one value by its uuid. Calls of one request in the same turn of the event loop share one `load`, as
 * for the rows of a list. Undefined when there is no value.
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
