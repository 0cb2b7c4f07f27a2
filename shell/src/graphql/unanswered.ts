import { type Exchange, makeOperation, type Operation } from '@urql/core';
import { pipe, tap } from 'wonka';
import { isOutage } from './outage.ts';

/**
 * Asks again what nobody answered: once the browser has a network again, and once a change has gone through. The cache forgets a
 * question that met an outage, and would tell whoever asked it of no later change.
 */
export const unansweredExchange: Exchange = ({ client, forward }) => {
  const unanswered = new Map<number, Operation>();
  function askAgain(): void {
    const questions = [...unanswered.values()];
    unanswered.clear();
    for (const question of questions)
      client.reexecuteOperation(makeOperation('query', question, { ...question.context, requestPolicy: 'network-only' }));
  }
  addEventListener('online', askAgain);
  return (operations) =>
    pipe(
      forward(
        pipe(
          operations,
          tap(({ kind, key }) => kind === 'teardown' && unanswered.delete(key)),
        ),
      ),
      tap(({ operation, data, error }) => {
        if (operation.kind === 'mutation' && data && !error) askAgain();
        if (operation.kind !== 'query') return;
        if (error && isOutage(error)) unanswered.set(operation.key, operation);
        else unanswered.delete(operation.key);
      }),
    );
};
