import { retryRepeatedly } from '@meowtale/web-kit';
import { type Exchange, makeOperation, type Operation } from '@urql/core';
import { pipe, tap } from 'wonka';
import { isOutage } from './outage.ts';

/**
 * Sends failed queries again while a page watches them: after growing waits, once the browser has a network or the page is visible again,
 * and after a successful change. The cache forgets a query that failed, and wouldn't notify its page of later changes.
 */
export const retryFailedExchange: Exchange = ({ client, forward }) => {
  const unanswered = new Map<number, Operation>();
  const inFlight = new Set<number>();
  let stop: (() => void) | undefined;

  function askAgain(): void {
    for (const question of unanswered.values()) {
      // A gateway that hangs doesn't get the same query again with each wait.
      if (inFlight.has(question.key)) continue;
      client.reexecuteOperation(makeOperation('query', question, { ...question.context, requestPolicy: 'network-only' }));
    }
  }
  function pollWhileUnanswered(): void {
    if (unanswered.size > 0) stop ??= retryRepeatedly(askAgain);
    else {
      stop?.();
      stop = undefined;
    }
  }
  return (operations) =>
    pipe(
      forward(
        pipe(
          operations,
          tap(({ kind, key }) => {
            if (kind === 'query') inFlight.add(key);
            if (kind !== 'teardown') return;
            inFlight.delete(key);
            unanswered.delete(key);
            pollWhileUnanswered();
          }),
        ),
      ),
      tap(({ operation, data, error }) => {
        if (operation.kind === 'mutation' && data && !error) askAgain();
        if (operation.kind !== 'query') return;
        inFlight.delete(operation.key);
        if (error && isOutage(error)) unanswered.set(operation.key, operation);
        else unanswered.delete(operation.key);
        pollWhileUnanswered();
      }),
    );
};
