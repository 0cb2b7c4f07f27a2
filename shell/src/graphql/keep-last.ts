import { type Exchange, mapExchange, type OperationResult } from '@urql/core';
import { isOutage } from './outage.ts';

/** What a person may come back to within a visit; what was asked longest ago is forgotten first. */
const KEPT_ANSWERS = 200;

/**
 * While a part rests, a page keeps what that part said last: an answer without data brings the data of the last good answer
 * to the same question beside its error (DESIGN §11). A refusal is no outage and empties the page as it should.
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
