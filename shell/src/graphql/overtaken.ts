import { type Exchange, makeOperation, type Operation } from '@urql/core';
import { map, pipe, tap } from 'wonka';

/**
 * Asks again what a change has overtaken: the answer to a question that was on its way while the change was made may be from
 * before it, and come after the cache has heard of the change. Until the newer answer comes, it counts as stale.
 */
export const overtakenExchange: Exchange = ({ client, forward }) => {
  /** What is on its way, and whether something was changed meanwhile. */
  const asked = new Map<number, { overtaken: boolean }>();
  const askAgain = (operation: Operation) =>
    client.reexecuteOperation(makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' }));
  return (operations) =>
    pipe(
      forward(
        pipe(
          operations,
          tap(({ kind, key }) => {
            if (kind === 'query') asked.set(key, { overtaken: false });
            if (kind === 'teardown') asked.delete(key);
          }),
        ),
      ),
      map((result) => {
        const { kind, key } = result.operation;
        if (kind === 'mutation') for (const question of asked.values()) question.overtaken = true;
        if (kind !== 'query') return result;
        const overtaken = asked.get(key)?.overtaken ?? false;
        asked.delete(key);
        if (!overtaken) return result;
        askAgain(result.operation);
        return { ...result, stale: true };
      }),
    );
};
