import { type Exchange, makeOperation, type Operation } from '@urql/core';
import { map, pipe, tap } from 'wonka';

/**
 * Queries again what a change has overtaken: the response to a query that was sent before a change may be outdated, and arrive after the
 * cache was invalidated. It counts as stale until the newer one arrives.
 */
export const refetchStaleExchange: Exchange = ({ client, forward }) => {
  /** Pending queries, and whether something was changed meanwhile. */
  const running = new Map<number, { overtaken: boolean }>();
  const askAgain = (operation: Operation) =>
    client.reexecuteOperation(makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' }));
  return (operations) =>
    pipe(
      forward(
        pipe(
          operations,
          tap(({ kind, key }) => {
            if (kind === 'query') running.set(key, { overtaken: false });
            if (kind === 'teardown') running.delete(key);
          }),
        ),
      ),
      map((result) => {
        const { kind, key } = result.operation;
        if (kind === 'mutation') for (const question of running.values()) question.overtaken = true;
        if (kind !== 'query') return result;
        const overtaken = running.get(key)?.overtaken ?? false;
        running.delete(key);
        if (!overtaken) return result;
        askAgain(result.operation);
        return { ...result, stale: true };
      }),
    );
};
