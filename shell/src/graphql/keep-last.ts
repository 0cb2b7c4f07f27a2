import { type Exchange, mapExchange, type OperationResult } from '@urql/core';
import { isOutage } from './outage.ts';

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
      if (!error) last.set(operation.key, data);
      else if (!data && isOutage(error) && last.has(operation.key)) return { ...result, data: last.get(operation.key) };
      return undefined;
    },
  });
}
