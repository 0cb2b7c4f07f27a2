import { type Exchange, mapExchange, type OperationResult } from '@urql/core';
import { isOutage } from './outage.ts';

/** Number of cached responses in a visit; the least recently used is removed first. */
const KEPT_ANSWERS = 200;

/**
 * Shows the last data during an outage: a response without data gets the data of the last good response to the same query beside its error
 * (DESIGN §11). A domain error is no outage and leaves the page empty.
 */
export function keepLastExchange(): Exchange {
  const last = new Map<number, unknown>();
  return mapExchange({
    onResult(result): OperationResult | undefined {
      const { operation, data, error } = result;
      if (operation.kind !== 'query') return undefined;
      if (!error) {
        last.delete(operation.key);
        last.set(operation.key, data);
        const [oldest] = last.keys();
        if (last.size > KEPT_ANSWERS && oldest !== undefined) last.delete(oldest);
      } else if (!data && isOutage(error) && last.has(operation.key)) return { ...result, data: last.get(operation.key) };
      return undefined;
    },
  });
}
